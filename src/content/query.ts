import { getCollection, getEntry } from 'astro:content';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { langParam } from '#src/i18n/paths.ts';
import type { NewsData, TechArticleData } from '#src/schemas/content/article.ts';
import type { CaseStudyData, ChallengedData } from '#src/schemas/content/case-study.ts';
import type { PageData, PageRole, PageTexts } from '#src/schemas/content/pages.ts';
import type { Faq, SearchWords } from '#src/schemas/content/tables.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';
import { type CompanyInLang, companyFacts, derivedFacts, filledIn, formatCompany } from './company.ts';
import type { FormattedFacts } from './facts.ts';
import { type DataOf, type EntryKind, emptyOf, type Kind, type ListKind, pageOf, sheetOf } from './kinds.ts';
import { pageNames } from './page-names.ts';
import {
  inLang,
  inOrder,
  isOpen,
  isShown,
  newestFirst,
  type PublicationStatus,
  readingLength,
  statusOf,
} from './publishing.ts';

export interface EntryPlace {
  readonly slug: string;
  /** The language of the entry; the default one if there is no translation. */
  readonly lang: Lang;
  readonly publicationStatus: PublicationStatus;
  /** Length of the body for the reading time: words, or characters in languages without spaces. */
  readonly length: number;
  /** Trimmed Markdown or MDX. */
  readonly body: string;
  readonly file: string;
}

/** The entries of a kind that this build shows, in all languages; made once per build. */
export function entriesOf<K extends EntryKind>(kind: K): Promise<(DataOf<K> & EntryPlace)[]> {
  return once(kind, async () => {
    const { audience, today } = thisDeploy;
    return (await getCollection(kind)).flatMap(({ id, data, body = '', filePath = '' }) => {
      const [lang, slug = ''] = id.split('/') as [Lang, string?];
      const publicationStatus = statusOf(data as { date?: string; draft?: boolean }, today);
      if (!isShown(publicationStatus, audience)) return [];
      const place = { slug, lang, publicationStatus, length: readingLength(body, lang), body, file: filePath };
      return [{ ...(data as DataOf<K>), ...place }];
    });
  });
}

/**
 * One record of a kind without a list, such as the company's facts.
 *
 * @param id the language, for a kind with a file per language; falls back to the default one
 * @throws Error if the kind has no such record
 */
export async function dataOf<K extends Kind>(kind: K, id: string = kind): Promise<DataOf<K>> {
  const data = await optionalDataOf(kind, id);
  if (data === undefined)
    throw new Error(`content: ${kind}/${id}, expected an entry (the content check says what is missing)`);
  return data;
}

/** One record of a kind that a site may do without. */
export function optionalDataOf<K extends Kind>(kind: K, id: string): Promise<DataOf<K> | undefined> {
  return once(`${kind} ${id}`, async () => {
    const entry = (await getEntry(kind, id)) ?? (await getEntry(kind, DEFAULT_LANG));
    return (entry?.data ?? emptyOf(kind)) as DataOf<K> | undefined;
  });
}

const made = new Map<string, Promise<unknown>>();

/** The result of `make`, computed once per build because many pages need it. `dev` computes it for each request. */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = import.meta.env.DEV ? undefined : made.get(name);
  if (known) return known as Promise<T>;
  const making = make();
  made.set(name, making);
  return making;
}

export type NewsEntry = NewsData & EntryPlace;
export type TechArticleEntry = TechArticleData & EntryPlace;
/** A prose page; its sheet number is counted if its file has none. */
type PageEntry = PageData & EntryPlace & { readonly sheet: string };
export type CaseEntry = CaseStudyData & EntryPlace;
type RecordEntry = ChallengedData & EntryPlace;

/** A list in every language, for pages that need all languages. */
export function inEachLang<E>(list: (lang: Lang) => Promise<E[]>): Promise<{ lang: Lang; entries: E[] }[]> {
  return Promise.all(LANGS.map(async (lang) => ({ lang, entries: await list(lang) })));
}

/** Astro's `getStaticPaths` for the pages of a list's entries, under `pages/[...lang]/…/[slug].astro`. */
export async function entryPaths<E extends { readonly slug: string }>(
  list: (lang: Lang) => Promise<E[]>,
  folder: Readonly<Record<string, string>> = {},
) {
  return (await inEachLang(list)).flatMap(({ lang, entries }) =>
    entries.map((entry) => ({ params: { ...langParam(lang), ...folder, slug: entry.slug }, props: { lang, entry } })),
  );
}

/** News of a language, newest first, in the default language if there is no translation. */
export async function listNews(lang: Lang): Promise<NewsEntry[]> {
  return newestFirst(inLang(await entriesOf('news'), lang));
}

/** Technical articles of a language, newest first, in the default language if there is no translation. */
export async function listTechArticles(lang: Lang): Promise<TechArticleEntry[]> {
  return newestFirst(inLang(await entriesOf('tech-articles'), lang));
}

export const LISTS: Readonly<Record<ListKind, (lang: Lang) => Promise<(NewsEntry | TechArticleEntry)[]>>> = {
  news: listNews,
  'tech-articles': listTechArticles,
};

/** Case studies of a language by rank, in the default language if there is no translation. */
export async function listCases(lang: Lang): Promise<CaseEntry[]> {
  return inOrder(inLang(await entriesOf('case-studies'), lang), 'rank');
}

/** Project records of a language in their order, in the default language if there is no translation. */
export async function listRecords(lang: Lang): Promise<RecordEntry[]> {
  return inOrder(inLang(await entriesOf('challenged'), lang), 'rank');
}

/** Languages in which an entry exists, for its alternates. */
export async function langsOf(kind: EntryKind, slug: string): Promise<Lang[]> {
  return (await entriesOf(kind)).filter((entry) => entry.slug === slug).map((entry) => entry.lang);
}

/** Prose pages of a language by sheet number, in the default language if there is no translation. */
export function listPages(lang: Lang): Promise<PageEntry[]> {
  // Every page needs it, for its menus.
  return once(`prose pages in ${lang}`, async () => {
    const pages = inLang(await entriesOf('pages'), lang).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    const numbered = pages.map((page, at) => ({ ...page, sheet: page.sheet ?? sheetOf('pages', at + 1) }));
    return numbered.sort((a, b) => (a.sheet < b.sheet ? -1 : 1));
  });
}

/** The page with a role in a language: its path without language, and its title. The content check has found that there is one. */
export async function rolePage(role: PageRole, lang: Lang): Promise<{ path: string; title: string }> {
  const page = (await listPages(lang)).find((one) => one.role === role);
  if (page === undefined) throw new Error(`content/pages: no page has \`role: ${role}\``);
  return { path: pageOf('pages', page.slug), title: page.title };
}

/** The company in a language: names and texts, with facts printed in them. */
export function companyIn(lang: Lang): Promise<CompanyInLang> {
  return once(`company in ${lang}`, async () => formatCompany(await companySource(lang)));
}

/** The values that texts print as `{{name}}`, formatted for a language: the company's facts, counted ones and names of the company. */
export function factsIn(lang: Lang): Promise<FormattedFacts> {
  return once(`facts in ${lang}`, async () => {
    const source = await companySource(lang);
    return { ...companyFacts(source), ...pageNames(await companyIn(lang), source.identity.storagePrefix, lang) };
  });
}

/** Questions and answers by category; answers are Markdown, with facts printed in them. */
export function faqIn(lang: Lang): Promise<Faq> {
  return once(`answers in ${lang}`, async () => withFacts(await dataOf('faq', lang), lang));
}

/**
 * The company's own texts on lists and similar pages, with facts printed; a page without such a text has a UI string.
 *
 * @param page of a list, from 1
 */
export async function pageTextsIn(lang: Lang, page = 1): Promise<PageTexts> {
  return withFacts(await dataOf('page-texts', lang), lang, { page });
}

/**
 * A tree of texts with facts printed in them.
 *
 * @param more further values by name; they take precedence over facts of the same name
 */
export async function withFacts<Tree>(tree: Tree, lang: Lang, more: FormattedFacts = {}): Promise<Tree> {
  return filledIn(tree, { ...(await factsIn(lang)), ...more });
}

async function companySource(lang: Lang) {
  const [company, own, cases, jobs] = await Promise.all([
    dataOf('company', lang),
    dataOf('company-facts'),
    listCases(lang),
    entriesOf('jobs'),
  ]);
  const positions = inLang(jobs, lang).map((job) => ({ ...job, isOpen: isOpen(job, thisDeploy.today) }));
  const counted = derivedFacts({ company, facts: own, cases: cases.length, positions });
  return { ...own, company, lang, units: words(lang, 'common').units, facts: { ...own.facts, ...counted } };
}

/** Words that visitors type for words of the pages. */
export async function searchWords(lang: Lang): Promise<SearchWords> {
  // No fallback: search words of the default language would not help in another.
  return (await dataOf('search-words'))[lang] ?? { same: [], pages: {} };
}
