import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_KINDS, type EntryKind, entryIn, fileOf, pageOf } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { SiteContent } from './site-content.ts';

/** The committed list of slugs that were published once, so that none vanishes unnoticed. */
export const PUBLISHED_LIST = 'content/published.json';

/** Kind → slugs, in alphabetical order. */
type PublishedList = Readonly<Record<string, readonly string[]>>;

/**
 * Slugs that stand (or will, on their date) at an address of their own. Drafts do not: nobody has linked to them.
 *
 * @example publishedSlugs(readSite(root)).news // => ['faq-published', …]
 */
export function publishedSlugs(content: SiteContent): PublishedList {
  const slugs = ENTRY_KINDS.map((kind) => {
    const entries = content.entries(kind).filter(({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true);
    // A former slug stays on the list: its redirect must not vanish either.
    const slugs = entries.flatMap(({ slug, data }) => [slug, ...((data['formerSlugs'] ?? []) as readonly string[])]);
    return [kind, slugs.sort()] as const;
  });
  return Object.fromEntries(slugs);
}

/**
 * The committed list; empty where there is none yet.
 *
 * @example readPublishedList(process.cwd())['news']
 */
export function readPublishedList(root: string): PublishedList {
  const file = path.join(root, PUBLISHED_LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedList) : {};
}

/**
 * Write the list: new slugs are added; vanished ones go only when their loss is accepted.
 *
 * @returns how many slugs were added and removed; the file is left alone when both are 0
 * @example updatePublishedList(root, publishedSlugs(content), false) // => { added: 1, removed: 0 }
 */
export function updatePublishedList(
  root: string,
  now: PublishedList,
  accept: boolean,
): { added: number; removed: number } {
  const before = readPublishedList(root);
  const after = Object.fromEntries(
    ENTRY_KINDS.map((kind) => {
      const kept = accept ? [] : (before[kind] ?? []);
      return [kind, [...new Set([...kept, ...(now[kind] ?? [])])].sort()];
    }),
  );
  const count = (a: PublishedList, b: PublishedList) =>
    ENTRY_KINDS.flatMap((kind) => (a[kind] ?? []).filter((slug) => !b[kind]?.includes(slug))).length;
  const change = { added: count(after, before), removed: count(before, after) };
  if (change.added + change.removed > 0)
    writeFileSync(path.join(root, PUBLISHED_LIST), `${JSON.stringify(after, null, 2)}\n`);
  return change;
}

/**
 * Slugs that were published and are no longer there, nor named as a former slug: their readers would find nothing. And former
 * slugs that two entries claim, or that a living entry has.
 *
 * @example addressProblems(content, readPublishedList(root))[0]?.en // => 'the published /news/a has vanished; …'
 */
export function addressProblems(content: SiteContent, published: PublishedList): ContentProblem[] {
  return ENTRY_KINDS.flatMap((kind) => {
    const entries = content.entries(kind);
    const living = new Set(entries.map(({ slug }) => slug));
    const broken = new Set(content.problems.flatMap(({ file }) => entryIn(file)?.slug ?? []));
    const claimed = new Map<string, string>();
    const clashes = entries.flatMap((entry) => {
      const former = (entry.data['formerSlugs'] ?? []) as readonly string[];
      return former.flatMap((slug, at): ContentProblem[] => {
        const owner = living.has(slug) ? slug : claimed.get(slug);
        claimed.set(slug, owner ?? entry.slug);
        // The translations of one entry name the same former slug.
        if (owner === undefined || (owner === entry.slug && owner !== slug)) return [];
        const line = content.sourceOf(entry).lineOf(['formerSlugs', at]);
        const [ja, en] =
          owner === slug
            ? ['いまある記事の名前です', 'is the name of an entry']
            : [`「${owner}」も挙げています`, `is named by \`${owner}\` too`];
        return [
          {
            file: entry.file,
            line,
            field: `formerSlugs.${at}`,
            ja: `以前の名前「${slug}」は${ja}`,
            en: `the former slug \`${slug}\` ${en}`,
          },
        ];
      });
    });
    const vanished = (published[kind] ?? []).filter(
      (slug) => !living.has(slug) && !claimed.has(slug) && !broken.has(slug),
    );
    return [...clashes, ...vanished.map((slug) => vanishedProblem(kind, slug))];
  });
}

function vanishedProblem(kind: EntryKind, slug: string): ContentProblem {
  const page = pageOf(kind, slug);
  return {
    file: fileOf(kind, DEFAULT_LANG, slug),
    line: 1,
    field: '',
    ja: `公開済みの「${page}」が消えています。名前を変えたなら新しいファイルに formerSlugs: [${slug}] を書いてください。やめるのなら content/published.json の「${slug}」の行も消してください（npm run remove なら両方を一度に行います）`,
    en: `the published ${page} has vanished; if it was renamed, write \`formerSlugs: [${slug}]\` into the new file, if it is gone for good, take \`${slug}\` out of content/published.json too (npm run remove does both)`,
  };
}
