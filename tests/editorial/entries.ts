import { fileOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';

/** What names a category of news, and a tag of articles. */
const TABLES = ['categories', 'tags'] as const;
const keysOf = (table: (typeof TABLES)[number]) => Object.keys(readValidFiles(table, '.')[0]?.data ?? {});
const [category = 'of-a-test', tag = 'of-a-test'] = TABLES.map((table) => keysOf(table)[0]);

/** The tables that a site without such entries lacks, with a row for those of the tests. */
export const OWN_TABLES = Object.fromEntries(
  TABLES.filter((table) => keysOf(table).length === 0).map((table) => [
    fileOf(table, DEFAULT_LANG),
    JSON.stringify({ 'of-a-test': Object.fromEntries(LANGS.map((lang) => [lang, 'Test'])) }),
  ]),
);

/** The fields that an entry needs, and those that only its original has. */
const FIELDS = {
  news: ['summary: About it.\nauthor: A\n', `category: ${category}\n`],
  'tech-articles': ['summary: About it.\nauthor: A\nposition: B\n', `tags: [${tag}]\n`],
  'case-studies': ['description: About it.\ntechnologies: [Java]\nchallenge: A\nsolution: B\n', 'category: A\n'],
  pages: ['description: About it.\n', ''],
} as const;

/**
 * The file of an entry that an editor adds, by its name.
 *
 * @param fields more of its fields, such as the date of an original
 */
export function entry(kind: keyof typeof FIELDS, slug: string, fields: string, lang: Lang = DEFAULT_LANG) {
  const [needed, ofOriginal] = FIELDS[kind];
  const front = `title: Test ${slug}\n${needed}${lang === DEFAULT_LANG ? ofOriginal : ''}${fields}`;
  return { [fileOf(kind, lang, slug)]: `---\n${front}---\n\n## A {#a}\n\nText of ${slug}.\n` };
}
