import * as z from 'zod';
import { drawnSheetSchema } from './diagram.ts';
import { count, currency, drawing, filled, key, range, rowsOf } from './fields.ts';
import { checkList, conditionSchema, factSchema, item, linkSchema, section, sitePath, term } from './section-fields.ts';

/** A section of `content/shared-sections` by its `id`: several pages show it. */
const shared = z.strictObject({ type: z.literal('shared'), section: key });

/** The types of sections that pages write down themselves. */
const OWN = [
  /** Numbered items side by side, below figures where there are some. */
  section('cells', {
    figures: z.optional(rowsOf(conditionSchema)),
    columns: z.optional(z.literal([2, 3, 4])),
    items: rowsOf(z.strictObject({ ...item.shape, label: z.optional(filled) })),
  }),
  /** Short statements, each under one word that is set large, with the way to what proves it. */
  section('statements', {
    items: rowsOf(z.strictObject({ word: filled, ...item.shape, link: z.optional(linkSchema) })),
  }),
  /** The company's beliefs, from `content/company`. */
  section('beliefs', {}),
  /** The company's data as a table. */
  section('company-table', {}),
  /** Offices and partner sites next to the map of the region, then the map of the way to the head office. */
  section('offices', {
    /** The map of the region, and what it shows, without the distances. The content check requires the second with the first. */
    drawing: z.optional(drawing),
    alt: z.optional(filled),
    /** The words around the map of the way, and the name of its frame. */
    map: z.optional(z.strictObject({ title: filled, note: z.optional(filled), alt: filled, frame: filled })),
  }),
  /** The company's certificates, each of which can be enlarged. */
  section('certificates', {}),
  section('clients', {}),
  /** The way to another page. */
  section('page-link', { page: linkSchema }),
  /** The newest news. */
  section('latest-news', { count: z.optional(count) }),
  /** All positions with their pay, below a few sentences; a drawing next to them. */
  section('positions', {
    text: filled,
    /** Leads to careers. */
    button: z.optional(filled),
    drawing: z.optional(drawing),
  }),
  /** Numbered items under each other. */
  section('rows', { items: rowsOf(item) }),
  section('text', { text: filled }),
  section('fact-table', {
    rows: rowsOf(factSchema),
    /** Names get half of the width. */
    even: z.optional(z.boolean()),
  }),
  /** Figures of the company, by the names of their facts. */
  section('figures', {
    names: rowsOf(filled),
    /** Without the notes below them. */
    plain: z.optional(z.boolean()),
  }),
  /** Fields of technology side by side, each with the names that belong to it. */
  section('specialties', { groups: rowsOf(z.strictObject({ ...item.shape, items: rowsOf(filled) })) }),
  /** Names in a grid, each with a small note. */
  section('technology-grid', { items: rowsOf(z.strictObject({ name: filled, note: z.optional(filled) })) }),
  /** The other active services as cards. */
  section('related-services', {}),
  /** All services as the plan of a house. */
  section('service-plan', {
    /** Contents of the flagship, next to its kind. */
    flagshipNote: z.optional(filled),
    /** Text about a service on this page, in place of its summary. */
    texts: z.optional(rowsOf(z.strictObject({ service: key, text: filled }))),
  }),
  /** The map, then the sites where development takes place, the main one first. */
  section('development-sites', {
    /** The map of the region. */
    drawing: z.optional(drawing),
    alt: filled,
    caption: filled,
    items: rowsOf(z.strictObject({ name: filled, kind: filled, text: filled })),
  }),
  /** Plans, in dashed frames. */
  section('planned', { items: rowsOf(item) }),
  /** Terms of a contract. Rows that follow each other under one name are one row of several paragraphs. */
  section('terms', { rows: rowsOf(term) }),
  /** The terms of all services, one column each, and where a service has its own. */
  section('terms-matrix', {}),
  /** The first case studies by rank. */
  section('latest-cases', { count: z.optional(count) }),
  /** Measured results of cases: of those that it names, else of the first three by rank that have one. */
  section('results', { cases: z.optional(rowsOf(key)) }),
  /** Questions and answers of `content/faq`: of one category, or all. */
  section('faq', { category: z.optional(key) }),
  /** Samples of drawn sheets, each a drawing of boxes, a table or a schedule in a frame with its title block. */
  section('drawn-sheets', { items: rowsOf(drawnSheetSchema) }),
  /** A drawing or an image, with a legend of its numbers. */
  section('image', {
    drawing,
    alt: filled,
    caption: z.optional(filled),
    /** From edge to edge of the window: the one break in a page's rhythm. */
    wide: z.optional(z.boolean()),
    /** In the order of the numbers in the drawing. */
    items: z.optional(rowsOf(item)),
  }),
  /** The text below the head of the page's file, next to a list. */
  section('overview', { list: checkList }),
  /** Up to three lists side by side. */
  section('check-lists', { lists: rowsOf(checkList) }),
  /** Items side by side, then the first categories of `content/skills` with the names in them. */
  section('skills', { items: z.optional(rowsOf(item)), categories: z.optional(count) }),
  /** Conditions as cards in one or several parts, each with a name, a large value and a note; then questions about them. */
  section('conditions', {
    parts: rowsOf(z.strictObject({ title: z.optional(filled), conditions: rowsOf(conditionSchema) })),
    rows: z.optional(rowsOf(factSchema)),
  }),
  /** Pay by role, from least to most, on one scale. */
  section('pay-table', {
    /** Of all amounts. */
    currency,
    rows: rowsOf(
      z.strictObject({
        /** By which a position calls its own row. */
        key: z.optional(key),
        name: filled,
        annual: range,
        monthly: range,
      }),
    ),
  }),
  /** The terms of a position, then the days of its advertisement. */
  section('job-terms', { rows: rowsOf(term) }),
  /** Messages of the company's leaders, each with a portrait. */
  section('messages', {
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
  }),
  /** Statements of staff about the work. */
  section('voices', { items: rowsOf(z.strictObject({ text: filled, name: filled, role: filled })) }),
  /** All positions as cards with topic, pay and requirements. */
  section('position-sheets', {
    /** Shown instead when there is no position. */
    none: z.optional(item),
  }),
  /** The invitation that ends a page: the phone, and the way to the contact page or another one. */
  z.strictObject({
    type: z.literal('closing'),
    /** By which pages name it in `content/shared-sections`. */
    id: z.optional(key),
    title: filled,
    text: filled,
    button: z.optional(filled),
    to: z.optional(sitePath),
  }),
  /** Skills by category, each with a level of 100, years of use and, if counted, recent projects; a text above them explains the levels. */
  section('proficiency', {
    /** Description of a level. */
    scaleRows: z.optional(rowsOf(factSchema)),
    categories: rowsOf(
      z.strictObject({
        id: key,
        title: filled,
        skills: rowsOf(
          z.strictObject({
            name: filled,
            level: z.int().check(z.gte(0), z.lte(100)),
            years: z.int().check(z.gte(0)),
            projects: z.optional(z.int().check(z.gte(0))),
          }),
        ),
      }),
    ),
  }),
  /** Materials: those with a file of `public/downloads` can be opened, the others are being prepared, as the notice above them says. */
  section('downloads', {
    notice: z.optional(filled),
    items: rowsOf(
      z.strictObject({
        ...item.shape,
        file: z.optional(z.string().check(z.regex(/^\/downloads\/[\w.-]+\.pdf$/, 'pdf'))),
      }),
    ),
  }),
] as const;

/** A part of a page, by its type; `src/components/sections` has a component for each. */
export const sectionSchema = z.discriminatedUnion('type', [...OWN, shared]);

/** `content/shared-sections/{lang}.yaml`: sections that several pages show, each by its `id`. */
export const sharedSectionsSchema = z.strictObject({ sections: rowsOf(z.discriminatedUnion('type', OWN)) });

export type Section = z.infer<typeof sectionSchema>;
export type SectionType = Section['type'];
/** Types that have a component of their own. */
export type ShownType = Exclude<SectionType, 'shared'>;
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

export const SECTION_TYPES: readonly SectionType[] = sectionSchema.def.options.map(
  ({ shape }) => shape.type.def.values[0] as SectionType,
);
