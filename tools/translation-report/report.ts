import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ENTRY_KINDS, type EntryKind, fileOf } from '#src/content/kinds.ts';
import { bothLanguages } from '#src/content/reading/both-languages.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { coverage, type TranslationRow, translationRows, type Version } from '#src/domain/publishing/translations.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Words } from '#tools/catalogue-check/compare.ts';
import { command } from '#tools/command-line/command.ts';
import { catalogueCoverage } from './catalogue-coverage.ts';

function main(): void {
  command('i18n:report', 'Shows how complete and how fresh the translations are.').parse();
  const others = LANGS.filter((lang) => lang !== DEFAULT_LANG);
  console.log(bothLanguages({ ja: '画面の文言', en: 'Catalogues (locales/)' }));
  for (const lang of others) printCatalogues(lang);
  console.log(`\n${bothLanguages({ ja: 'コンテンツ', en: 'Content (content/)' })}`);
  const rows = ENTRY_KINDS.map((kind) => ({ kind, rows: translationRows(versionsOf(kind)) }));
  for (const { kind, rows: own } of rows) {
    const counts = others.map((lang) => {
      const { current, total } = coverage(own, lang);
      return `${lang} ${share(current, total)}`;
    });
    console.log(`  ${kind.padEnd(16)} ${counts.join('   ')}`);
  }
  const open = rows.flatMap(({ kind, rows: own }) =>
    own.filter(({ state }) => state !== 'current').map((row) => ({ kind, row })),
  );
  console.log(`\n${bothLanguages({ ja: '手を入れる翻訳', en: 'Translations to work on' })}: ${open.length}`);
  for (const { kind, row } of open)
    console.log(`  ${stateText(row)}  ${fileOf(kind, row.lang, row.slug)}  ${row.title}`);
}

function printCatalogues(lang: Lang): void {
  const names = readdirSync(`locales/${DEFAULT_LANG}`);
  const each = names.map((name) => ({
    name,
    ...catalogueCoverage(read(DEFAULT_LANG, name) as Words, read(lang, name), lang),
  }));
  const sum = (pick: (row: (typeof each)[number]) => number) => each.reduce((total, row) => total + pick(row), 0);
  console.log(
    `  ${lang} ${share(
      sum(({ translated }) => translated),
      sum(({ total }) => total),
    )}`,
  );
  for (const { name, open } of each) for (const key of open) console.log(`     locales/${lang}/${name}: ${key}`);
}

function versionsOf(kind: EntryKind): Version[] {
  return readCollection(kind, process.cwd()).entries.map(({ slug, lang, data }) => {
    const { title, date, updated, translatedFrom } = data as unknown as Omit<Version, 'slug' | 'lang'>;
    return { slug, lang, title, date, updated, translatedFrom };
  });
}

function stateText({ state, newest }: TranslationRow): string {
  const words = {
    current: { ja: '最新', en: 'current' },
    stale: { ja: '古い', en: `stale (${newest})` },
    undated: { ja: '日付不明', en: 'undated' },
    missing: { ja: '未翻訳', en: 'missing' },
  };
  return bothLanguages(words[state], ' ').padEnd(24);
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? 100 : Math.floor((part / whole) * 100);
  return `${part}/${whole} (${percent} %)`;
}

function read(lang: Lang, name: string): Words | undefined {
  const file = `locales/${lang}/${name}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : undefined;
}

main();
