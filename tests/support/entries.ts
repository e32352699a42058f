import { PAGE_SIZE } from '#src/articles/pages.ts';
import type { DataOf, EntryKind, Kind } from '#src/content/kinds.ts';
import { inLang, inOrder, isOpen, newestFirst, statusOf } from '#src/content/publishing.ts';
import type { ValidFile } from '#src/content/read-content.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { TopicRole } from '#src/schemas/content/contact.ts';
import type { Faq } from '#src/schemas/content/tables.ts';
import { deployOf } from '#src/site/deploy.ts';
import { contentOf, recordOf } from '#tests/support/content.ts';

/*
 * What the site's content holds today: browser tests take their words, slugs and counts from here, so that they hold for the content of
 * another company too, and say `test.skip(…, 'no article has …')` where it has nothing of the kind.
 */

/** An entry as a language shows it; `lang` is the language it is written in. */
export type Entry<K extends EntryKind> = DataOf<K> & {
  readonly slug: string;
  readonly lang: Lang;
  readonly body: string;
};

const { today } = deployOf(process.env, false, Date.now());

/**
 * The entries of a kind that production shows today in a language, the Japanese one where there is no translation,
 * in the order of their list: news and articles newest first, case studies by rank, services in their order, others by file name.
 *
 * @example shown('tech-articles', 'en')[0]?.title // => the newest article's, undefined where there is none
 */
export function shown<K extends EntryKind>(kind: K, lang: Lang = DEFAULT_LANG): readonly Entry<K>[] {
  const all = inLang(publishedOf(kind), lang).map((one) => ({
    ...one.data,
    slug: one.slug,
    lang: one.lang,
    body: one.source.body,
  }));
  return ordered(kind, all as never) as unknown as readonly Entry<K>[];
}

/**
 * The entries of a kind that production shows today, in every language; the records of a kind without entries.
 *
 * @example hasNeeds('/news', publishedOf) // => false if no news is published
 */
export function publishedOf<K extends Kind>(kind: K): readonly ValidFile<K>[] {
  return contentOf(kind).filter(({ data }) => statusOf(data as object, today) === 'published');
}

function ordered(kind: EntryKind, all: never[]): readonly object[] {
  if (kind === 'news' || kind === 'tech-articles') return newestFirst<Entry<'news'>>(all);
  if (kind === 'services' || kind === 'jobs') return inOrder<'order', Entry<'services' | 'jobs'>>(all, 'order');
  return kind === 'case-studies' ? inOrder<'rank', Entry<'case-studies'>>(all, 'rank') : all;
}

/**
 * A position that takes applications today: the last of those that the form offers.
 *
 * @example openPosition() // => 'system-engineer', undefined where none is open
 */
export function openPosition(): string | undefined {
  return shown('jobs').findLast((one) => isOpen(one, today))?.slug;
}

/**
 * What a key of a table is called in a language: a tag of articles, a category of news.
 *
 * @example termLabel('categories', 'company', 'en') // => 'Company'
 */
export function termLabel(table: 'tags' | 'categories', key: string, lang: Lang): string {
  return recordOf(table)?.[key]?.[lang] ?? key;
}

/**
 * The questions and answers in a language, in the order of their page; an answer is Markdown, and holds facts as `{{name}}`.
 *
 * @example questions('en').length // => as many as in every language
 */
export function questions(lang: Lang): Faq[number]['items'] {
  return (recordOf('faq', lang) ?? []).flatMap(({ items }) => items);
}

/**
 * The key of the topic that plays a role.
 *
 * @example topicKey('careers') // => 'careers', undefined if the company has no such topic
 */
export function topicKey(role: TopicRole): string | undefined {
  return recordOf('contact').topics.find((topic) => topic.role === role)?.key;
}

/**
 * A word in Latin letters to look for in the list of articles: fewer articles hold it than the list begins with.
 *
 * @returns the word as the title writes it, and the titles of all articles that hold it in what is searched; undefined where there is none
 * @example wordOfArticles('en')?.titles.length // => 1 or more
 */
export function wordOfArticles(lang: Lang): { word: string; titles: readonly string[] } | undefined {
  const articles = shown('tech-articles', lang);
  const titlesWith = (word: string) =>
    articles.filter((one) => fold(`${one.title}\n${one.summary}\n${one.author}`).includes(fold(word)));
  return articles
    .flatMap(({ title }) => title.match(/[a-z]{4,}/gi) ?? [])
    .map((word) => ({ word, titles: titlesWith(word).map(({ title }) => title) }))
    .find(({ titles }) => titles.length < Math.min(articles.length, PAGE_SIZE));
}

/** Whatever its width and case. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether the list of news has a filter: a single category needs none. */
export function hasCategories(lang: Lang = DEFAULT_LANG): boolean {
  return new Set(shown('news', lang).map(({ category }) => category)).size > 1;
}
