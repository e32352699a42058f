import type { DataOf, EntryKind, Kind } from '#src/content/kinds.ts';
import { readCollection, type SourceEntry } from '#src/content/reading/read-collection.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { byRank } from '#src/domain/case-studies.ts';
import { isOpen } from '#src/domain/jobs.ts';
import { inLang, newestFirst } from '#src/domain/publishing/entries.ts';
import { statusOf } from '#src/domain/publishing/publication.ts';
import { byOrder } from '#src/domain/services.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Company } from '#src/schemas/content/company.ts';
import type { Contact, Topic, TopicRole } from '#src/schemas/content/contact.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { Taxonomy } from '#src/schemas/content/taxonomy.ts';
import { deployOf } from '#src/site/deploy.ts';

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
 * The entries of a kind that production shows today in a language, the Japanese one where there is no translation (rule languages.fallback),
 * in the order of their list: news and articles newest first, case studies by rank, services in their order, others by file name.
 *
 * @example shown('tech-articles', 'en')[0]?.title // => the newest article's, undefined where there is none
 */
export function shown<K extends EntryKind>(kind: K, lang: Lang = DEFAULT_LANG): readonly Entry<K>[] {
  const { entries } = readCollection(kind, process.cwd());
  const published = entries.filter(({ data }) => statusOf(data, today) === 'published');
  const all = inLang(published, lang).map((one) => ({ ...one.data, slug: one.slug, lang: one.lang, body: one.body }));
  return ordered(kind, all as never) as unknown as readonly Entry<K>[];
}

/**
 * The entries of a kind that production shows today, in every language; the records of a kind without entries.
 *
 * @example hasNeeds('/news', publishedOf) // => false if no news is published
 */
export function publishedOf(kind: Kind): readonly SourceEntry[] {
  return readCollection(kind, process.cwd()).entries.filter(({ data }) => statusOf(data, today) === 'published');
}

function ordered(kind: EntryKind, all: never[]): readonly object[] {
  if (kind === 'news' || kind === 'tech-articles') return newestFirst<Entry<'news'>>(all);
  if (kind === 'services' || kind === 'jobs') return byOrder<Entry<'services' | 'jobs'>>(all);
  return kind === 'case-studies' ? byRank<Entry<'case-studies'>>(all) : all;
}

/**
 * The company as its file in a language describes it: names, people, certificates.
 *
 * @example company('ja').certifications?.length // => undefined if it has none
 */
export function company(lang: Lang = DEFAULT_LANG): Company {
  return readCollection('company', process.cwd()).entries.find((one) => one.lang === lang)?.data as unknown as Company;
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
  const terms = readCollection(table, process.cwd()).entries[0]?.data as Taxonomy | undefined;
  return terms?.[key]?.[lang] ?? key;
}

/**
 * The questions and answers in a language, in the order of their page; an answer is Markdown, and holds facts as `{{name}}`.
 *
 * @example questions('en').length // => as many as in every language
 */
export function questions(lang: Lang): Faq[number]['items'] {
  const faq = readCollection('faq', process.cwd()).entries.find((one) => one.lang === lang);
  return ((faq?.data ?? []) as unknown as Faq).flatMap(({ items }) => items);
}

/** The topics of the contact form in the default language, in the order of the form. */
export function topics(): readonly Topic[] {
  return contact(DEFAULT_LANG).topics;
}

/**
 * The texts of the contact pages in a language.
 *
 * @example contact('en').consent.details.length // => as many as the consent page tells
 */
export function contact(lang: Lang): Contact {
  return readCollection('contact', process.cwd()).entries.find((one) => one.lang === lang)?.data as unknown as Contact;
}

/**
 * The home page in a language.
 *
 * @example home().hero.headline // => its lines
 */
export function home(lang: Lang = DEFAULT_LANG): DataOf<'home'> {
  return readCollection('home', process.cwd()).entries.find((one) => one.lang === lang)?.data as DataOf<'home'>;
}

/** The page about the company in the default language. */
export function aboutUs(): DataOf<'about-us'> {
  const pages = readCollection('about-us', process.cwd()).entries;
  return pages.find(({ lang }) => lang === DEFAULT_LANG)?.data as DataOf<'about-us'>;
}

/**
 * The key of the topic that plays a role.
 *
 * @example topicKey('careers') // => 'careers', undefined if the company has no such topic
 */
export function topicKey(role: TopicRole): string | undefined {
  return topics().find((topic) => topic.role === role)?.key;
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
