import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_KINDS, type EntryKind, entryIn, fileOf, pageOf } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/** The committed list of all published slugs, so that no address vanishes unnoticed. */
export const PUBLISHED_LIST = 'content/published.json';

/** Kind → slugs, in alphabetical order. */
type PublishedList = Readonly<Record<string, readonly string[]>>;

/** Slugs of published and scheduled entries. Drafts do not count, because nobody has linked to them. */
export function publishedSlugs(content: SiteContent): PublishedList {
  const slugs = ENTRY_KINDS.map((kind) => {
    const entries = content.entries(kind).filter(({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true);
    // A former slug stays in the list, so that its redirect does not vanish either.
    return [kind, entries.flatMap(slugsOf).sort()] as const;
  });
  return Object.fromEntries(slugs);
}

/** Current and former slugs of all entries, including drafts and translations. */
export function livingSlugs(content: SiteContent): PublishedList {
  return Object.fromEntries(
    ENTRY_KINDS.map((kind) => {
      return [kind, content.entries(kind).flatMap(slugsOf)];
    }),
  );
}

function slugsOf({ slug, data }: SourceEntry): string[] {
  return [slug, ...formerSlugs(data)];
}

function formerSlugs(data: SourceEntry['data']): readonly string[] {
  return (data['formerSlugs'] ?? []) as readonly string[];
}

/** The committed list; empty if the file does not exist. */
export function readPublishedList(root: string): PublishedList {
  const file = path.join(root, PUBLISHED_LIST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedList) : {};
}

/** The text of the list's file. */
export function publishedText(list: PublishedList): string {
  return `${JSON.stringify(list, null, 2)}\n`;
}

/**
 * Write the list: add new slugs, and keep only those of the others that are in `kept`.
 *
 * @param kept `livingSlugs` removes deleted entries only; `{}` removes all slugs that are not published
 * @returns how many slugs were added and removed; the file is not written if both are 0
 */
export function updatePublishedList(
  root: string,
  now: PublishedList,
  kept: PublishedList,
): { added: number; removed: number } {
  const before = readPublishedList(root);
  const after = Object.fromEntries(
    ENTRY_KINDS.map((kind) => {
      const others = (before[kind] ?? []).filter((slug) => kept[kind]?.includes(slug));
      return [kind, [...new Set([...others, ...(now[kind] ?? [])])].sort()];
    }),
  );
  const count = (a: PublishedList, b: PublishedList) =>
    ENTRY_KINDS.flatMap((kind) => (a[kind] ?? []).filter((slug) => !b[kind]?.includes(slug))).length;
  const change = { added: count(after, before), removed: count(before, after) };
  if (change.added + change.removed > 0) writeFileSync(path.join(root, PUBLISHED_LIST), publishedText(after));
  return change;
}

/**
 * Published slugs that no entry has or names as a former slug: an error while a new entry of the kind could
 * be the vanished one under another name, else a warning. Also former slugs that two entries name, or that an entry has.
 */
export function addressProblems(content: SiteContent, published: PublishedList): ContentProblem[] {
  return ENTRY_KINDS.flatMap((kind) => {
    const entries = content.entries(kind);
    const living = new Set(entries.map(({ slug }) => slug));
    const broken = new Set(content.problems.flatMap(({ file }) => entryIn(file)?.slug ?? []));
    const claimed = new Map<string, string>();
    const clashes = entries.flatMap((entry) => {
      return formerSlugs(entry.data).flatMap((slug, at): ContentProblem[] => {
        const owner = living.has(slug) ? slug : claimed.get(slug);
        claimed.set(slug, owner ?? entry.slug);
        // The translations of one entry name the same former slug.
        if (owner === undefined || (owner === entry.slug && owner !== slug)) return [];
        const [ja, en] =
          owner === slug
            ? ['いまある記事の名前です', 'is the name of an entry']
            : [`「${owner}」も挙げています`, `is named by \`${owner}\` too`];
        const path = ['formerSlugs', at];
        return [problemAt(entry, path, `以前の名前「${slug}」は${ja}`, `the former slug \`${slug}\` ${en}`)];
      });
    });
    const vanished = (published[kind] ?? []).filter(
      (slug) => !living.has(slug) && !claimed.has(slug) && !broken.has(slug),
    );
    const unlisted = entries
      .filter(({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true)
      .flatMap(({ slug }) => (published[kind]?.includes(slug) ? [] : [slug]));
    return [...clashes, ...vanished.map((slug) => vanishedProblem(kind, slug, unlisted))];
  });
}

function vanishedProblem(kind: EntryKind, slug: string, unlisted: readonly string[]): ContentProblem {
  const page = pageOf(kind, slug);
  const place = { file: fileOf(kind, DEFAULT_LANG, slug), line: 1, field: '' };
  if (unlisted.length === 0)
    return {
      ...place,
      level: 'warning',
      ja: `公開済みの「${page}」がなくなりました。消したのなら、このままで構いません。別のページへ送るなら、送り先に formerSlugs: [${slug}] を書いてください`,
      en: `the published ${page} is gone; if it was deleted, nothing is left to do; to send its readers to another page, write \`formerSlugs: [${slug}]\` there`,
    };
  const names = unlisted.slice(0, 3);
  return {
    ...place,
    ja: `公開済みの「${page}」が消えています。名前を「${names.join('」か「')}」に変えたのなら、そのファイルに formerSlugs: [${slug}] を書いてください。消したのなら npm run check:content -- --accept を一度実行してください`,
    en: `the published ${page} has vanished; if it was renamed to \`${names.join('` or `')}\`, write \`formerSlugs: [${slug}]\` into that file; if it was deleted, run \`npm run check:content -- --accept\` once`,
  };
}
