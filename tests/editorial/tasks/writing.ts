import { fileOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, forLang, LANGS, type Lang, type PerLang } from '#src/i18n/langs.ts';

/** A sentence that search results show whole, and a name: what an editor writes into a new file. */
const WORDS: PerLang<{ readonly sentence: string; readonly name: string; readonly stop: string }> = {
  ja: {
    sentence:
      '編集の手引きのとおりに書いた文章で、どの手順のあとにも検査を通り、プレビューにそのまま出ることを確かめます。',
    name: '広報担当',
    stop: '。',
  },
  en: {
    sentence:
      'Written as the editing guide tells, to prove that every task passes the check and is shown in the preview.',
    name: 'Public relations',
    stop: '. ',
  },
  zh: {
    sentence:
      '这段文字按照编辑指南写成，用来确认每一个步骤之后内容都能通过检查，并且能够在预览页面中按原样正确地显示出来，没有遗漏。',
    name: '宣传负责人',
    stop: '。',
  },
};

/** The common first part of the titles of test entries; a unique name follows. */
const TITLES: PerLang<string> = { ja: '確認用の文章', en: 'Written for a test', zh: '测试用文章' };

/**
 * The title of an entry of a test.
 *
 * @param name unique part of the title
 * @example titleOf('en', 'old-name') // => 'Written for a test old-name'
 */
export function titleOf(lang: Lang, name: string): string {
  return `${forLang(TITLES, lang)} ${name}`;
}

/** What names a category of news, and a tag of articles. */
const TABLES = ['categories', 'tags'] as const;
type Table = (typeof TABLES)[number];

const rowsOf = (table: Table) => Object.keys(readValidFiles(table, process.cwd())[0]?.data ?? {});

/**
 * The first key of a table, or of the one that {@link ownTables} writes.
 *
 * @example firstOf('categories') // => 'notice'
 */
function firstOf(table: Table): string {
  return rowsOf(table)[0] ?? 'of-a-test';
}

/** The tables that a site without such entries lacks, with a row for those of the tests. */
export function ownTables(): Readonly<Record<string, string>> {
  const names = Object.fromEntries(LANGS.map((lang) => [lang, forLang(WORDS, lang).name]));
  const missing = TABLES.filter((table) => rowsOf(table).length === 0);
  return Object.fromEntries(
    missing.map((table) => [fileOf(table, DEFAULT_LANG), JSON.stringify({ [firstOf(table)]: names })]),
  );
}

/**
 * A news item in a language.
 *
 * @param fields more of its fields, such as the date of an original
 */
export function newsItem(lang: Lang, name: string, fields: string): string {
  const { name: author } = forLang(WORDS, lang);
  const category = lang === DEFAULT_LANG ? `category: ${firstOf('categories')}\n` : '';
  return entry(lang, name, 'summary', `${category}author: ${author}\n${fields}`);
}

/** An article in a language. */
export function article(lang: Lang, name: string, fields: string): string {
  const { name: author } = forLang(WORDS, lang);
  const tags = lang === DEFAULT_LANG ? `tags: [${firstOf('tags')}]\n` : '';
  return entry(lang, name, 'summary', `${tags}author: ${author}\nposition: ${author}\n${fields}`);
}

/** A case without the fields of a featured case, in the default language. */
export function shortCase(name: string, fields: string): string {
  const { name: words } = forLang(WORDS, DEFAULT_LANG);
  const own = `category: ${words}\ntechnologies: [Java]\nchallenge: ${words}\nsolution: ${words}\n`;
  return entry(DEFAULT_LANG, name, 'description', `${own}${fields}`);
}

/** A prose page in the default language. */
export function page(name: string, fields: string): string {
  return entry(DEFAULT_LANG, name, 'description', fields, `## ${forLang(WORDS, DEFAULT_LANG).name} {#text}\n\n`);
}

function entry(lang: Lang, name: string, summary: string, fields: string, heading = ''): string {
  const { sentence, stop } = forLang(WORDS, lang);
  const title = titleOf(lang, name);
  const text = `${title}${stop}${sentence}`;
  return `---\ntitle: ${title}\n${summary}: '${text}'\n${fields}---\n\n${heading}${text}\n`;
}
