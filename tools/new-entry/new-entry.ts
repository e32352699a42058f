import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCollection } from '#src/content-loading/read-collection.ts';
import { dayInTokyo } from '#src/domain/dates.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { slugOf } from './slug-of.ts';
import { fileOf, KINDS, type Kind } from './templates.ts';

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
  if (!isKind(kind) || title.trim() === '') return { ok: false, message: usage() };
  const { collection } = KINDS[kind];
  const existing = readCollection(collection, root).entries;
  const taken = existing.map(({ slug }) => slug);
  const today = dayInTokyo(now);
  const slug = wanted ?? slugOf(title, kind, today, taken);
  if (!/^[a-z0-9-]{1,80}$/.test(slug) || taken.includes(slug)) {
    return {
      ok: false,
      message: `slug「${slug}」は使えません（半角の英小文字・数字・ハイフン、重複なし） / the slug \`${slug}\` is taken or not lower-case letters, digits and hyphens`,
    };
  }
  const terms = readCollection(kind === 'article' ? 'tags' : 'categories', root).entries[0]?.data ?? {};
  const ranks = existing.map(({ data }) => Number(data['rank'] ?? 0));
  const start = {
    title: title.trim(),
    today,
    term: Object.keys(terms)[0] ?? 'notice',
    rank: Math.max(0, ...ranks) + 1,
  };
  const files = LANGS.map((lang) => {
    const file = `content/${collection}/${lang}/${slug}.md`;
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), fileOf(kind, lang, start), { flag: 'wx' });
    return file;
  });
  return { ok: true, files, slug, hint: kind === 'job' ? jobHint(slug) : TRANSLATIONS_HINT };
}

const TRANSLATIONS_HINT =
  '翻訳しない言語のファイルは消してかまいません（日本語が表示されます） / remove the languages you will not translate';

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}

function usage(): string {
  const kinds = Object.entries(KINDS).map(([kind, { ja }]) => `${kind} (${ja})`);
  return `使い方 / usage: npm run new <種類 kind> "題名 title" [slug]\n種類 / kinds: ${kinds.join(', ')}`;
}

function jobHint(slug: string): string {
  return `給与などの数値は content/jobs/facts.yaml の positions に「slug: ${slug}」の行を足して書きます / add a row with \`slug: ${slug}\` to positions in content/jobs/facts.yaml`;
}
