import type * as z from 'zod';
import { isLang, type Lang } from '#src/i18n/langs.ts';
import { newsSchema, techArticleSchema } from '#src/schemas/content/article.ts';
import { caseStudySchema, challengedSchema } from '#src/schemas/content/case-study.ts';
import { companySchema, factsSchema } from '#src/schemas/content/company.ts';
import { contactSchema, transferNoticeSchema } from '#src/schemas/content/contact.ts';
import { jobSchema } from '#src/schemas/content/job.ts';
import { careersSchema, homeSchema, pageSchema, pageTextsSchema } from '#src/schemas/content/pages.ts';
import { sectionPageSchema, sharedSectionsSchema } from '#src/schemas/content/sections.ts';
import { clausesSchema, serviceSchema } from '#src/schemas/content/service.ts';
import {
  categoriesSchema,
  drawingWordsSchema,
  faqSchema,
  navigationSchema,
  noticesSchema,
  searchWordsSchema,
  tagsSchema,
} from '#src/schemas/content/tables.ts';
import { DEFAULT_MENUS } from '#src/site/navigation.ts';
import { CASE_STUDIES, isRoute, JOBS, RECORDS, RESERVED_SLUGS } from '#src/site/routes.ts';

interface Columns {
  /** A file and a page for each entry, or one record: a file per language (`data`), or one file for all languages (`table`). */
  readonly form: 'entries' | 'data' | 'table';
  readonly schema: z.ZodType;
  /** File extension of entries; `md` by default. */
  readonly ending?: 'mdx' | 'yaml';
  /** Parent path of the pages of entries, without language; empty if the pages are at the top level. */
  readonly path?: string;
  /** The set of sheets that the pages of entries belong to, and the number of sheets before them. */
  readonly sheets?: { readonly letter: string; readonly before: number };
  /** The kind has a list at its path, newest first, with further pages, feeds, an API and a not-found page. */
  readonly listed?: true;
  /** The record is optional: its file may be missing in the default language. */
  readonly optional?: true;
  /** The record of a site without the file, for kinds that can be empty. */
  readonly empty?: object;
  /** The file of a record, if that is not `content/` and the name of the kind. */
  readonly file?: string;
}

/** All kinds of content by name, most of which are also paths below `content/`. Differences between kinds are columns of this table. */
export const KINDS = {
  news: { form: 'entries', schema: newsSchema, path: '/news', sheets: { letter: 'N', before: 0 }, listed: true },
  'tech-articles': {
    form: 'entries',
    schema: techArticleSchema,
    path: '/tech-articles',
    sheets: { letter: 'T', before: 0 },
    listed: true,
  },
  'case-studies': {
    form: 'entries',
    schema: caseStudySchema,
    path: CASE_STUDIES,
    sheets: { letter: 'C', before: 0 },
  },
  challenged: { form: 'entries', schema: challengedSchema, path: RECORDS, sheets: { letter: 'C', before: 20 } },
  services: {
    form: 'entries',
    ending: 'yaml',
    schema: serviceSchema,
    path: '/services',
    sheets: { letter: 'S', before: 0 },
  },
  jobs: { form: 'entries', schema: jobSchema, path: JOBS, sheets: { letter: 'R', before: 0 } },
  pages: { form: 'entries', ending: 'mdx', schema: pageSchema, path: '', sheets: { letter: 'P', before: 0 } },
  home: { form: 'data', schema: homeSchema },
  'about-us': { form: 'data', schema: sectionPageSchema, optional: true },
  'services-overview': { form: 'data', schema: sectionPageSchema, optional: true },
  'standard-terms': { form: 'data', schema: sectionPageSchema, optional: true },
  careers: { form: 'data', schema: careersSchema, optional: true },
  clauses: { form: 'data', schema: clausesSchema, optional: true },
  drawings: { form: 'data', schema: drawingWordsSchema, optional: true },
  'shared-sections': { form: 'data', schema: sharedSectionsSchema, optional: true },
  company: { form: 'data', schema: companySchema },
  skills: { form: 'data', schema: sectionPageSchema, optional: true },
  faq: { form: 'data', schema: faqSchema, optional: true, empty: [] },
  contact: { form: 'data', schema: contactSchema },
  'page-texts': { form: 'data', schema: pageTextsSchema, optional: true, empty: {} },
  'company-facts': { form: 'table', schema: factsSchema, file: 'content/company/facts.yaml' },
  categories: { form: 'table', schema: categoriesSchema, optional: true, empty: {} },
  tags: { form: 'table', schema: tagsSchema, optional: true, empty: {} },
  notices: { form: 'table', schema: noticesSchema, optional: true, empty: [] },
  'transfer-notice': { form: 'table', schema: transferNoticeSchema, optional: true },
  'search-words': { form: 'table', schema: searchWordsSchema, optional: true, empty: {} },
  resources: { form: 'data', schema: sectionPageSchema, optional: true },
  navigation: { form: 'table', schema: navigationSchema, optional: true, empty: DEFAULT_MENUS },
} as const satisfies Readonly<Record<string, Columns>>;

export type Kind = keyof typeof KINDS;

export type EntryKind = KindWith<{ form: 'entries' }>;

export type ListKind = KindWith<{ listed: true }>;

type KindWith<Columns> = { [K in Kind]: (typeof KINDS)[K] extends Columns ? K : never }[Kind];

/** The data of a valid file of a kind. */
export type DataOf<K extends Kind> = z.infer<(typeof KINDS)[K]['schema']>;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

export const ENTRY_KINDS = KIND_NAMES.filter((kind) => KINDS[kind].form === 'entries') as readonly EntryKind[];

export const LIST_KINDS = KIND_NAMES.filter(isListKind);

/** Paths of lists, each with its own not-found page for addresses below it. */
export const LIST_PATHS: readonly string[] = LIST_KINDS.map((kind) => KINDS[kind].path);

function columnsOf(kind: Kind): Columns {
  return KINDS[kind];
}

/** Whether a site may have no file of a kind. */
export function isOptional(kind: Kind): boolean {
  return columnsOf(kind).optional === true;
}

/** The record of a kind on a site without its file; undefined for kinds that cannot be empty. */
export function emptyOf(kind: Kind): object | undefined {
  return columnsOf(kind).empty;
}

/** Whether a kind has a list with feeds and an API. */
export function isListKind(kind: Kind): kind is ListKind {
  return columnsOf(kind).listed === true;
}

/**
 * The path of a file of a kind, relative to the project.
 *
 * @param lang unused for a table
 * @param slug used for entries only
 * @example fileOf('news', 'en', 'moved') // => 'content/news/en/moved.md'
 */
export function fileOf(kind: Kind, lang: string, slug = ''): string {
  const { form, file } = columnsOf(kind);
  if (form === 'table') return file ?? `content/${kind}.yaml`;
  if (form === 'entries') return `content/${kind}/${lang}/${slug}.${endingOf(kind)}`;
  return `content/${kind}/${lang}.yaml`;
}

/** The file extension of a kind. */
export function endingOf(kind: Kind): 'md' | 'mdx' | 'yaml' {
  const { form, ending = 'md' } = columnsOf(kind);
  return form === 'entries' ? ending : 'yaml';
}

/** The path of an entry's page, without language. */
export function pageOf(kind: EntryKind, slug: string): string {
  return `${KINDS[kind].path}/${slug}`;
}

/** Whether a slug is reserved in a kind, because another page or address of the site has it. */
export function isReserved(kind: EntryKind, slug: string): boolean {
  return RESERVED_SLUGS.includes(slug) || isRoute(pageOf(kind, slug));
}

/**
 * The entry of a page, from its path; undefined for other pages. The entry need not exist.
 *
 * @example entryAt('/recruit/system-engineer') // => { kind: 'jobs', slug: 'system-engineer' }
 */
export function entryAt(path: string): { readonly kind: EntryKind; readonly slug: string } | undefined {
  if (isRoute(path)) return undefined;
  const [, section, slug, ...more] = path.split('/');
  if (section && slug === undefined) return { kind: 'pages', slug: section };
  const kind = ENTRY_KINDS.find((candidate) => KINDS[candidate].path === `/${section}`);
  return kind === undefined || !slug || more.length > 0 ? undefined : { kind, slug };
}

/** The entry of a file, from its path; undefined for other files. The file need not be valid. */
export function entryIn(
  file: string,
): { readonly kind: EntryKind; readonly lang: Lang; readonly slug: string } | undefined {
  const [, name, lang, base = ''] = file.split('/');
  const kind = ENTRY_KINDS.find((candidate) => candidate === name);
  const slug = base.replace(/\.[a-z]+$/, '');
  return kind !== undefined && isLang(lang) && file === fileOf(kind, lang, slug) ? { kind, lang, slug } : undefined;
}

/**
 * The number of an entry's sheet in the set of drawings.
 *
 * @param place in the order of its kind, from 1
 * @example sheetOf('tech-articles', 7) // => 'T-07'
 */
export function sheetOf(kind: EntryKind, place: number): string {
  const { letter, before } = KINDS[kind].sheets;
  return `${letter}-${String(before + place).padStart(2, '0')}`;
}
