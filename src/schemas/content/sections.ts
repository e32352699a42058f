import * as z from 'zod/mini';
import { count, drawing, filled, key, range } from './fields.ts';

/** A page of the site by its path without language; a query or fragment may follow: `/contact?topic=careers`, `/faq#prices`. */
export const sitePath = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'path'));

const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.minLength(1, 'list'));

/** Words that lead to a page of the site. */
export const linkSchema = z.strictObject({ text: filled, to: sitePath });

/** A name and what there is to say of it; a line break begins a paragraph. */
export const factSchema = z.strictObject({ name: filled, value: filled });

const item = z.strictObject({ title: filled, text: filled });

/** A number above its dimension line. */
const figure = z.strictObject({
  prefix: z.optional(filled),
  value: filled,
  suffix: z.optional(filled),
  label: filled,
  note: z.optional(filled),
});

/** A framed sheet below the section's own part: one point in a few sentences, with facts or figures beside it. */
const sheet = z.strictObject({
  tab: filled,
  title: filled,
  text: filled,
  rows: z.optional(rowsOf(factSchema)),
  figures: z.optional(rowsOf(figure)),
});

/** Fields above the own part of every section with a title. */
const head = {
  /** Fragment by which other pages link here. */
  id: z.optional(key),
  title: filled,
  lead: z.optional(filled),
  /** Annotation in the manner of a drawing's scale; it never carries what a reader must understand. */
  scale: z.optional(filled),
  /** On the blueprint band. */
  band: z.optional(z.boolean()),
};

/** Fields below the own part of every section with a title. */
const foot = {
  sheet: z.optional(sheet),
  note: z.optional(filled),
  link: z.optional(linkSchema),
  /** The first one is the primary one. */
  buttons: z.optional(rowsOf(linkSchema)),
};

/** A condition: a clause of `content/clauses` that has a value, or a name, a value and a note of its own. */
export const conditionSchema = z
  .strictObject({
    clause: z.optional(key),
    name: z.optional(filled),
    value: z.optional(filled),
    note: z.optional(filled),
  })
  .check(
    z.refine(({ clause, name, value, note }) => {
      const own = name !== undefined && value !== undefined;
      return clause === undefined ? own : [name, value, note].every((field) => field === undefined);
    }, 'clauseOrOwn'),
  );

/** Numbered items side by side, below figures where there are some. */
const cells = z.strictObject({
  type: z.literal('cells'),
  ...head,
  figures: z.optional(rowsOf(conditionSchema)),
  columns: z.optional(z.literal([2, 3, 4])),
  items: rowsOf(z.strictObject({ ...item.shape, label: z.optional(filled) })),
  ...foot,
});

/** Numbered items under each other. */
const rows = z.strictObject({ type: z.literal('rows'), ...head, items: rowsOf(item), ...foot });

const text = z.strictObject({ type: z.literal('text'), ...head, text: filled, ...foot });

const factTable = z.strictObject({
  type: z.literal('fact-table'),
  ...head,
  rows: rowsOf(factSchema),
  /** Names get half of the width. */
  even: z.optional(z.boolean()),
  ...foot,
});

/** Short statements, each under one word that is set large. */
const statements = z.strictObject({
  type: z.literal('statements'),
  ...head,
  items: rowsOf(z.strictObject({ word: filled, ...item.shape })),
  ...foot,
});

/** What the company believes, by `content/company`. */
const beliefs = z.strictObject({ type: z.literal('beliefs'), ...head, ...foot });

/** What the company's files say of it, as a table. */
const companyTable = z.strictObject({ type: z.literal('company-table'), ...head, ...foot });

/** Offices and partner sites beside the map of the region, then the map of the way to the head office. */
const offices = z.strictObject({
  type: z.literal('offices'),
  ...head,
  /** The map of the region, and what it shows, without the distances. */
  drawing: z.optional(drawing),
  alt: filled,
  /** The words around the map of the way, and the name of its frame. */
  map: z.optional(z.strictObject({ title: filled, note: z.optional(filled), alt: filled, frame: filled })),
  ...foot,
});

/** The company's certificates, each of which can be enlarged. */
const certificates = z.strictObject({ type: z.literal('certificates'), ...head, ...foot });

const clients = z.strictObject({ type: z.literal('clients'), ...head, ...foot });

/** The way to another page. */
const pageLink = z.strictObject({ type: z.literal('page-link'), ...head, page: linkSchema, ...foot });

/** The newest news. */
const latestNews = z.strictObject({ type: z.literal('latest-news'), ...head, count: z.optional(count), ...foot });

/** All positions with their pay, below a few sentences; a drawing beside them. */
const positions = z.strictObject({
  type: z.literal('positions'),
  ...head,
  text: filled,
  /** Leads to careers. */
  button: z.optional(filled),
  drawing: z.optional(drawing),
  ...foot,
});

/** Figures of the company, by the names of their facts. */
const figures = z.strictObject({
  type: z.literal('figures'),
  ...head,
  names: rowsOf(filled),
  /** Without the notes below them. */
  plain: z.optional(z.boolean()),
  ...foot,
});

/** Fields of technology side by side, each with the names that belong to it. */
const specialties = z.strictObject({
  type: z.literal('specialties'),
  ...head,
  groups: rowsOf(z.strictObject({ ...item.shape, items: rowsOf(filled) })),
  ...foot,
});

/** Names in a grid, each with a small note. */
const technologyGrid = z.strictObject({
  type: z.literal('technology-grid'),
  ...head,
  items: rowsOf(z.strictObject({ name: filled, note: z.optional(filled) })),
  ...foot,
});

/** The other active services as cards. */
const relatedServices = z.strictObject({ type: z.literal('related-services'), ...head, ...foot });

/** All services as the plan of a house. */
const servicePlan = z.strictObject({
  type: z.literal('service-plan'),
  ...head,
  /** What the flagship contains, beside its kind. */
  flagshipNote: z.optional(filled),
  /** What this page says of a service instead of its summary. */
  texts: z.optional(rowsOf(z.strictObject({ service: key, text: filled }))),
  ...foot,
});

/** The map, then the sites where development takes place, the main one first. */
const developmentSites = z.strictObject({
  type: z.literal('development-sites'),
  ...head,
  /** The map of the region. */
  drawing: z.optional(drawing),
  alt: filled,
  caption: filled,
  items: rowsOf(z.strictObject({ name: filled, kind: filled, text: filled })),
  ...foot,
});

/** What is planned, in dashed frames. */
const planned = z.strictObject({ type: z.literal('planned'), ...head, items: rowsOf(item), ...foot });

/** A row of a table of terms: a clause of `content/clauses`, or a name and a value of its own. */
const term = z.strictObject({ clause: z.optional(key), name: z.optional(filled), value: z.optional(filled) }).check(
  z.refine(({ clause, name, value }) => {
    const own = [name, value].filter((field) => field !== undefined).length;
    return own === (clause === undefined ? 2 : 0);
  }, 'term'),
);

/** Terms of a contract. Rows that follow each other under one name are one row of several paragraphs. */
const terms = z.strictObject({ type: z.literal('terms'), ...head, rows: rowsOf(term), ...foot });

/** The first case studies by rank. */
const latestCases = z.strictObject({ type: z.literal('latest-cases'), ...head, count: z.optional(count), ...foot });

/** Questions and answers of `content/faq`: of one category, or all. */
const faq = z.strictObject({ type: z.literal('faq'), ...head, category: z.optional(key), ...foot });

/** A drawing or a picture. */
const image = z.strictObject({
  type: z.literal('image'),
  ...head,
  drawing,
  alt: filled,
  caption: z.optional(filled),
  ...foot,
});

/** A list with squares; `posting` says what it is to search engines (`JobPosting` of schema.org). */
const checkList = z.strictObject({
  title: filled,
  items: rowsOf(filled),
  /** The squares are filled. */
  required: z.optional(z.boolean()),
  posting: z.optional(z.enum(['responsibilities', 'qualifications', 'skills'])),
});

/** The text below the head of the page's file, beside a list. */
const overview = z.strictObject({ type: z.literal('overview'), ...head, list: checkList, ...foot });

/** Up to three lists side by side. */
const checkLists = z.strictObject({ type: z.literal('check-lists'), ...head, lists: rowsOf(checkList), ...foot });

/** Items side by side, then the first categories of `content/skills` with the names in them. */
const skills = z.strictObject({
  type: z.literal('skills'),
  ...head,
  items: z.optional(rowsOf(item)),
  categories: z.optional(count),
  ...foot,
});

/** Conditions as cards in one or several parts, each a name, a large value and a note; then what one asks about them. */
const conditions = z.strictObject({
  type: z.literal('conditions'),
  ...head,
  parts: rowsOf(z.strictObject({ title: z.optional(filled), conditions: rowsOf(conditionSchema) })),
  rows: z.optional(rowsOf(factSchema)),
  ...foot,
});

/** Pay by role, from least to most, on one scale. Amounts are yen. */
const payTable = z.strictObject({
  type: z.literal('pay-table'),
  ...head,
  rows: rowsOf(
    z.strictObject({
      /** By which a position calls its own row. */
      key: z.optional(key),
      /** What the row is called, cut where a line may end; a space before the cut stays. */
      name: rowsOf(z.string().check(z.regex(/\S/, 'text'))),
      annual: range,
      monthly: range,
    }),
  ),
  ...foot,
});

/** The terms of a position, then the days of its advertisement. */
const jobTerms = z.strictObject({ type: z.literal('job-terms'), ...head, rows: rowsOf(term), ...foot });

/** What people who lead the company say, each with a portrait. */
const messages = z.strictObject({
  type: z.literal('messages'),
  ...head,
  items: rowsOf(
    z.strictObject({
      /** Who says it, by `content/company`. */
      person: z.enum(['representative', 'cto']),
      title: filled,
      /** A line break begins a paragraph. */
      text: filled,
      drawing: z.optional(drawing),
    }),
  ),
  ...foot,
});

/** What people say of the work. */
const voices = z.strictObject({
  type: z.literal('voices'),
  ...head,
  items: rowsOf(z.strictObject({ text: filled, name: filled, role: filled })),
  ...foot,
});

/** All positions as cards: what each is about, what it pays and asks for. */
const positionSheets = z.strictObject({
  type: z.literal('position-sheets'),
  ...head,
  /** What stands in their place when there is no position. */
  none: z.optional(item),
  ...foot,
});

/** A section of `content/shared-sections` by its `id`: several pages show it. */
const shared = z.strictObject({ type: z.literal('shared'), section: key });

/** The invitation that ends a page: the phone, and the way to the contact page or another one. */
const closing = z.strictObject({
  type: z.literal('closing'),
  /** By which pages name it in `content/shared-sections`. */
  id: z.optional(key),
  title: filled,
  text: filled,
  button: z.optional(filled),
  to: z.optional(sitePath),
});

/** Skills by category, each with a level of 100 and years of use (rule company.skills). */
const proficiency = z.strictObject({
  type: z.literal('proficiency'),
  ...head,
  categories: rowsOf(
    z.strictObject({
      id: key,
      title: filled,
      skills: rowsOf(
        z.strictObject({
          name: filled,
          level: z.int().check(z.minimum(0), z.maximum(100)),
          years: z.int().check(z.minimum(0)),
        }),
      ),
    }),
  ),
  ...foot,
});

/** Materials that are being prepared, below a notice that says so. */
const downloads = z.strictObject({
  type: z.literal('downloads'),
  ...head,
  notice: filled,
  items: rowsOf(item),
  ...foot,
});

const OWN = [
  cells,
  statements,
  beliefs,
  companyTable,
  offices,
  certificates,
  clients,
  pageLink,
  latestNews,
  positions,
  rows,
  text,
  factTable,
  figures,
  specialties,
  technologyGrid,
  relatedServices,
  servicePlan,
  developmentSites,
  planned,
  terms,
  latestCases,
  faq,
  image,
  overview,
  checkLists,
  skills,
  conditions,
  payTable,
  jobTerms,
  messages,
  voices,
  positionSheets,
  closing,
  proficiency,
  downloads,
] as const;

/** A part of a page, by its type (rule sections.types); `src/components/sections` has a component for each. */
export const sectionSchema = z.discriminatedUnion('type', [...OWN, shared]);

/** `content/shared-sections/{lang}.yaml`: sections that several pages show, each by its `id` (rule sections.shared). */
export const sharedSectionsSchema = z.strictObject({ sections: rowsOf(z.discriminatedUnion('type', OWN)) });

export type Section = z.infer<typeof sectionSchema>;
export type SectionType = Section['type'];
/** Types that have a component of their own. */
export type ShownType = Exclude<SectionType, 'shared'>;
/** The fields of a section of a type. */
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

export const SECTION_TYPES: readonly SectionType[] = sectionSchema.def.options.map(
  ({ shape }) => shape.type.def.values[0] as SectionType,
);
