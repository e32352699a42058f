import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EntryKind, fileOf, isReserved, taxonomyOf } from '#src/content/kinds.ts';
import { readValidFiles, type ValidFile } from '#src/content/read-content.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { NEW_KINDS, type NewKind, templateText } from './templates.ts';

/** The files of a new entry, or why nothing was written; the message is for an editor, in Japanese and English. */
type Done = { readonly ok: true; readonly files: readonly string[] } | { readonly ok: false; readonly message: string };

/** Write a new entry in all languages, as a draft dated today, without questions. It overwrites nothing. */
export function newEntry(args: readonly string[], root: string, now: number): Done {
  const [kind = '', slug = '', title = ''] = args;
  if (!isKind(kind) || title.trim() === '') return { ok: false, message: usage() };
  const { collection } = NEW_KINDS[kind];
  const existing = readValidFiles(collection, root);
  const taken = takenSlugs(collection, root, existing);
  const today = companyDay(now);
  const refused = slugRefusal(collection, slug, taken.includes(slug));
  if (refused !== undefined) return { ok: false, message: refused };
  const table = taxonomyOf(collection)?.table;
  const terms = (table && readValidFiles(table, root)[0]?.data) ?? {};
  const ranks = existing.map(({ data }) => Number(data['rank'] ?? data['order'] ?? 0));
  const start = {
    title: title.trim(),
    today,
    term: Object.keys(terms)[0] ?? 'notice',
    rank: Math.max(0, ...ranks) + 1,
    office: Object.keys((readValidFiles('company', root)[0]?.data['offices'] ?? {}) as object)[0] ?? 'head',
  };
  const files = LANGS.map((lang) => {
    const file = fileOf(collection, lang, slug);
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), templateText(kind, lang, start), { flag: 'wx' });
    return file;
  });
  return { ok: true, files };
}

const SLUG_HINT =
  '名前はアドレスになります。半角の英小文字、数字、ハイフンで書いてください（例 seminar-in-june） / the slug becomes the address: lower-case letters, digits and hyphens, such as seminar-in-june';

function usage(): string {
  const kinds = Object.entries(NEW_KINDS).map(([kind, { ja }]) => `${kind} (${ja})`);
  return `使い方 / usage: npm run new <種類 kind> <名前 slug> "題名 title"\n種類 / kinds: ${kinds.join(', ')}\n${SLUG_HINT}`;
}

/** Why an entry cannot have a name, in Japanese and English; undefined when it can. */
function slugRefusal(kind: EntryKind, slug: string, isTaken: boolean): string | undefined {
  if (!/^[a-z0-9-]{1,80}$/.test(slug))
    return `名前「${slug}」は使えません。半角の英小文字・数字・ハイフン（80文字まで）にしてください / the name \`${slug}\` must be lower-case letters, digits and hyphens, at most 80`;
  if (isReserved(kind, slug))
    return `「${slug}」はサイトが使う名前です。別の名前にしてください / \`${slug}\` is reserved by the site; choose another name`;
  if (isTaken) return `「${slug}」はもうあります。別の名前にしてください / \`${slug}\` is taken; choose another name`;
  return undefined;
}

function isKind(kind: string): kind is NewKind {
  return Object.hasOwn(NEW_KINDS, kind);
}

/** Names of all files, those that the check complains about among them, and former names that entries redirect from. */
function takenSlugs(collection: string, root: string, existing: readonly ValidFile[]): string[] {
  const folders = LANGS.map((lang) => path.join(root, 'content', collection, lang)).filter((folder) =>
    existsSync(folder),
  );
  const files = folders.flatMap((folder) => readdirSync(folder)).map((file) => file.replace(/\.[a-z]+$/, ''));
  return [...files, ...existing.flatMap(({ data }) => (data['formerSlugs'] ?? []) as readonly string[])];
}
