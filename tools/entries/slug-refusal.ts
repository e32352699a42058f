import { type EntryKind, isReserved } from '#src/content/kinds.ts';

/** Why an entry cannot have a name, in Japanese and English; undefined when it can. */
export function slugRefusal(kind: EntryKind, slug: string, isTaken: boolean): string | undefined {
  if (!/^[a-z0-9-]{1,80}$/.test(slug))
    return `名前「${slug}」は使えません。半角の英小文字・数字・ハイフン（80文字まで）にしてください / the name \`${slug}\` must be lower-case letters, digits and hyphens, at most 80`;
  if (isReserved(kind, slug))
    return `「${slug}」はサイトが使う名前です。別の名前にしてください / \`${slug}\` is reserved by the site; choose another name`;
  if (isTaken) return `「${slug}」はもうあります。別の名前にしてください / \`${slug}\` is taken; choose another name`;
  return undefined;
}
