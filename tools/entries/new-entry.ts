import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, termsOf } from '#src/content/kinds.ts';
import { readCollection, type SourceEntry } from '#src/content/reading/read-collection.ts';
import { dayInTokyo } from '#src/i18n/dates.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { POSITIONS } from './position-rows.ts';
import { slugOf } from './slug-of.ts';
import { slugRefusal } from './slug-refusal.ts';
import { NEW_KINDS, type NewKind, templateText } from './templates.ts';
import { usage } from './usage.ts';

/** What came of it: the files that were written, relative to the project, and what is left to do. */
type Made =
  | { readonly ok: true; readonly files: readonly string[]; readonly slug: string; readonly hint: string }
  | { readonly ok: false; readonly message: string };

/**
 * Write a new entry in three languages, as a draft dated today. Asks nothing and overwrites nothing.
 *
 * @param args the command's: kind, title, and a slug if one is wanted
 * @param now milliseconds since the epoch
 * @example newEntry(['news', '冬季休業のお知らせ'], process.cwd(), Date.now())
 */
export function newEntry(args: readonly string[], root: string, now: number): Made {
  const [kind = '', title = '', wanted] = args;
  if (!isKind(kind) || title.trim() === '') return { ok: false, message: usage('new', '"題名 title" [slug]') };
  const { collection } = NEW_KINDS[kind];
  const existing = readCollection(collection, root).entries;
  const taken = takenSlugs(collection, root, existing);
  const today = dayInTokyo(now);
  const slug = wanted ?? slugOf(title, kind, today, taken);
  const refused = slugRefusal(slug, taken.includes(slug));
  if (refused !== undefined) return { ok: false, message: refused };
  const table = termsOf(collection)?.table;
  const terms = (table && readCollection(table, root).entries[0]?.data) ?? {};
  const ranks = existing.map(({ data }) => Number(data['rank'] ?? 0));
  const start = {
    title: title.trim(),
    today,
    term: Object.keys(terms)[0] ?? 'notice',
    rank: Math.max(0, ...ranks) + 1,
  };
  const files = LANGS.map((lang) => {
    const file = fileOf(collection, lang, slug);
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), templateText(kind, lang, start), { flag: 'wx' });
    return file;
  });
  return { ok: true, files, slug, hint: kind === 'job' ? jobHint(slug) : TRANSLATIONS_HINT };
}

const TRANSLATIONS_HINT =
  '翻訳しない言語のファイルは消してかまいません（日本語が表示されます） / remove the languages you will not translate';

function isKind(kind: string): kind is NewKind {
  return Object.hasOwn(NEW_KINDS, kind);
}

/** Names of all files, those that the check complains about among them, and former names that entries redirect from. */
function takenSlugs(collection: string, root: string, existing: readonly SourceEntry[]): string[] {
  const folders = LANGS.map((lang) => path.join(root, 'content', collection, lang)).filter((folder) =>
    existsSync(folder),
  );
  const files = folders.flatMap((folder) => readdirSync(folder)).map((file) => file.replace(/\.md$/, ''));
  return [...files, ...existing.flatMap(({ data }) => (data['formerSlugs'] ?? []) as readonly string[])];
}

function jobHint(slug: string): string {
  return `給与などの数値は ${POSITIONS} の positions に「slug: ${slug}」の行を足して書きます / add a row with \`slug: ${slug}\` to positions in ${POSITIONS}`;
}
