import { getCollection, getEntry } from 'astro:content';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bodyOf } from '#src/content/reading/source-file.ts';
import { byRank } from '#src/domain/case-studies.ts';
import { filledIn } from '#src/domain/company.ts';
import type { PrintedTerms } from '#src/domain/jobs.ts';
import { inLang, newestFirst } from '#src/domain/publishing/entries.ts';
import type { Standing } from '#src/domain/publishing/publication.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { renderMarkdown, renderSections } from '#src/markdown/render.ts';
import type { Heading, TextSection } from '#src/markdown/types.ts';
import type { AccessibilityResults, Criteria } from '#src/schemas/content/accessibility.ts';
import type { NewsData, TechArticleData } from '#src/schemas/content/article.ts';
import type { CaseStudyData } from '#src/schemas/content/case-study.ts';
import type { ChallengedData } from '#src/schemas/content/challenged.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import type { JobData, JobFacts } from '#src/schemas/content/job.ts';
import type { Notice } from '#src/schemas/content/notice.ts';
import type { Skills } from '#src/schemas/content/skills.ts';
import type { Taxonomy } from '#src/schemas/content/taxonomy.ts';
import { type CompanyInLang, tellCompany, tellFacts } from './company.ts';
import { tellTerms } from './job-terms.ts';
import { type DataOf, type EntryKind, fileOf, KINDS, type Kind, type StatementKind } from './kinds.ts';
import { markdownNames } from './markdown-names.ts';
import { placePictures } from './pictures.ts';

/** What the loader adds to an entry's own fields. */
interface LoadedFields {
  readonly slug: string;
  /** The language the entry is written in; Japanese where the one asked for has no translation. */
  readonly lang: Lang;
  readonly standing: Standing;
  /** Characters of the trimmed Markdown body, for the reading time. */
  readonly length: number;
  /** The entry's file, relative to the project. */
  readonly file: string;
}

/** An entry's Markdown as a page shows it. */
interface EntryText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

export type NewsEntry = NewsData & LoadedFields;
export type TechArticleEntry = TechArticleData & LoadedFields;
/** A position: its words in a language, and its figures, which have none. */
export type JobEntry = JobData & LoadedFields & JobFacts['positions'][number];
export type CaseEntry = CaseStudyData & LoadedFields;
export type RecordEntry = ChallengedData & LoadedFields;

/**
 * A list in every language, for the pages that are made of all of them.
 *
 * @example await inEachLang(listNews) // => [{ lang: 'ja', entries: [ … ] }, … ]
 */
export function inEachLang<E>(list: (lang: Lang) => Promise<E[]>): Promise<{ lang: Lang; entries: E[] }[]> {
  return Promise.all(LANGS.map(async (lang) => ({ lang, entries: await list(lang) })));
}

/**
 * News of a language, newest first, Japanese where there is no translation (rule languages.fallback).
 *
 * @example (await listNews('en'))[0]?.slug // => the newest item's
 */
export async function listNews(lang: Lang): Promise<NewsEntry[]> {
  return newestFirst(inLang(await entriesOf('news'), lang));
}

/**
 * Technical articles of a language, newest first, Japanese where there is no translation.
 *
 * @example (await listTechArticles('zh')).map(({ title }) => title)
 */
export async function listTechArticles(lang: Lang): Promise<TechArticleEntry[]> {
  return newestFirst(inLang(await entriesOf('tech-articles'), lang));
}

/**
 * Case studies of a language by rank, Japanese where there is no translation.
 *
 * @example (await listCases('ja'))[0]?.rank // => 1
 */
export async function listCases(lang: Lang): Promise<CaseEntry[]> {
  return byRank(inLang(await entriesOf('case-studies'), lang));
}

/**
 * Full project records of a language in their order, Japanese where there is no translation.
 *
 * @example (await listRecords('en')).map(({ slug }) => slug)
 */
export async function listRecords(lang: Lang): Promise<RecordEntry[]> {
  return byRank(inLang(await entriesOf('challenged'), lang));
}

/**
 * Languages in which a case or record really exists, for its alternates.
 *
 * @example await langsOfCase('case-studies', 'document-management') // => ['ja', 'en', 'zh']
 */
export async function langsOfCase(name: 'case-studies' | 'challenged', slug: string): Promise<Lang[]> {
  return (await entriesOf(name)).filter((entry) => entry.slug === slug).map((entry) => entry.lang);
}

/**
 * Positions in the order of their cards, open and closed ones, Japanese where there is no translation; drafts only in previews.
 *
 * @example (await listJobs('en')).map(({ slug }) => slug) // => ['project-manager', 'system-engineer']
 */
export async function listJobs(lang: Lang): Promise<JobEntry[]> {
  const words = inLang(await entriesOf('jobs'), lang);
  const { positions } = await jobFacts();
  // A position without words is a draft's: `npm run check:content` reports a slug that no file has.
  return positions.flatMap((figures) => {
    const own = words.find((entry) => entry.slug === figures.slug);
    return own === undefined ? [] : [{ ...own, ...figures }];
  });
}

/**
 * Figures that all positions share, and those of each.
 *
 * @example (await jobFacts()).conditions.daysOff // => 125
 */
export function jobFacts(): Promise<JobFacts> {
  return dataOf('jobs/facts');
}

/**
 * The terms of employment that all positions share, as a language prints them.
 *
 * @example (await termsIn('en')).overtime // => '20 hours'
 */
export function termsIn(lang: Lang): Promise<PrintedTerms> {
  return once(`terms told in ${lang}`, async () => tellTerms(await jobFacts(), await listJobs(lang), lang));
}

/**
 * The company in a language: names and lines, with the facts printed in them.
 *
 * @example (await companyIn('en')).name // => 'Example Inc.'
 */
export function companyIn(lang: Lang): Promise<CompanyInLang> {
  return once(`company told in ${lang}`, async () => tellCompany(...(await toldFrom(lang))));
}

/**
 * Company facts that have no language.
 *
 * @example (await companyFacts()).site // => 'https://company.example'
 */
export function companyFacts(): Promise<Facts> {
  return dataOf('company/facts');
}

/**
 * Proficiency and certificates of the staff.
 *
 * @example (await skillsIn('en')).categories[0]?.title
 */
export function skillsIn(lang: Lang): Promise<Skills> {
  return dataOf('skills', lang);
}

/**
 * Questions and answers by category; answers are Markdown, with facts of the company and terms of employment printed in them.
 *
 * @example (await faqIn('ja'))[0]?.items.length // => 4
 */
export function faqIn(lang: Lang): Promise<Faq> {
  return once(`answers told in ${lang}`, async () => {
    const facts = { ...tellFacts(...(await toldFrom(lang))), ...(await termsIn(lang)) };
    return filledIn(await dataOf('faq', lang), (text) => interpolate(text, facts));
  });
}

/** What the company is told from: its lines, its facts, the language, and how many cases there are. */
async function toldFrom(lang: Lang): Promise<Parameters<typeof tellFacts>> {
  return [await dataOf('company', lang), await companyFacts(), lang, (await listCases(lang)).length];
}

/**
 * Labels of the news categories by key.
 *
 * @example (await categories())['company']?.en // => 'Company'
 */
export function categories(): Promise<Taxonomy> {
  return dataOf('categories');
}

/**
 * Labels of the article tags by key.
 *
 * @example (await tags())['ai']?.ja // => 'AI活用'
 */
export function tags(): Promise<Taxonomy> {
  return dataOf('tags');
}

/**
 * Site-wide notices, whether they are shown today or not.
 *
 * @example (await notices()).map(({ id }) => id)
 */
export function notices(): Promise<Notice[]> {
  return dataOf('notices');
}

/** How each success criterion of the accessibility statement is checked. */
export function accessibilityCriteria(): Promise<Criteria> {
  return dataOf('accessibility/criteria');
}

/** What the last run of the whole accessibility matrix found. */
export function accessibilityResults(): Promise<AccessibilityResults> {
  return dataOf('accessibility/results');
}

/**
 * All entries of a kind in all languages, mapped once per build.
 *
 * @example (await entriesOf('news')).filter(({ lang }) => lang === 'ja')
 */
export function entriesOf<K extends EntryKind>(kind: K): Promise<(DataOf<K> & LoadedFields)[]> {
  return once(kind, async () => {
    const entries = await getCollection(kind);
    return entries.map((entry) => ({ ...(entry.data as DataOf<K> & LoadedFields), file: entry.filePath ?? '' }));
  });
}

/**
 * Render an entry's text. Each page asks for its own: ten thousand at once would fill the memory.
 *
 * @example (await renderedText(entry)).html // => '<p>…</p>'
 */
export async function renderedText({ file, lang }: Pick<LoadedFields, 'file' | 'lang'>): Promise<EntryText> {
  const context = { folder: path.posix.dirname(file), ...markdownNames(lang) };
  // A small file is read sooner than a thread is asked for it.
  const { html, headings } = renderMarkdown(bodyOf(readFileSync(file, 'utf8')), context);
  return { html: await placePictures(html), headings };
}

/** A statement of the company: its fields, and its prose section by section. */
interface StatementText<K extends StatementKind> {
  readonly data: DataOf<K>;
  readonly sections: readonly TextSection[];
}

/**
 * The prose of a page in a language; what it leaves to the page stands there as marked slots and `{{values}}`.
 *
 * @example (await statementIn('accessibility', 'en')).sections[0]?.id // => 'target'
 */
export async function statementIn<K extends StatementKind>(kind: K, lang: Lang): Promise<StatementText<K>> {
  const file = fileOf(kind, lang);
  const context = { folder: path.posix.dirname(file), slots: KINDS[kind].slots, ...markdownNames(lang) };
  const sections = renderSections(bodyOf(readFileSync(file, 'utf8')), context);
  return { data: await dataOf(kind, lang), sections };
}

/** One record without a Markdown body. */
function dataOf<K extends Kind>(kind: K, id: string = kind): Promise<DataOf<K>> {
  return once(`${kind} ${id}`, async () => {
    const entry = await getEntry(kind, id);
    if (entry === undefined)
      throw new Error(`content: ${kind}/${id}, expected an entry (the loader checks that it exists)`);
    return entry.data as DataOf<K>;
  });
}

const made = new Map<string, Promise<unknown>>();

/** Made once per build, since every page asks for several; `dev` makes it again for each request. */
function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = import.meta.env.DEV ? undefined : made.get(name);
  if (known) return known as Promise<T>;
  const making = make();
  made.set(name, making);
  return making;
}
