import * as z from 'zod/mini';
import { count, drawing, filled, key } from './fields.ts';
import { factSchema, foot, head, item, rowsOf } from './section-fields.ts';

/** The company's beliefs, from `content/company`. */
export const beliefs = z.strictObject({ type: z.literal('beliefs'), ...head, ...foot });

/** The company's data as a table. */
export const companyTable = z.strictObject({ type: z.literal('company-table'), ...head, ...foot });

/** Offices and partner sites beside the map of the region, then the map of the way to the head office. */
export const offices = z.strictObject({
  type: z.literal('offices'),
  ...head,
  /** The map of the region, and what it shows, without the distances. The content check requires the second with the first. */
  drawing: z.optional(drawing),
  alt: z.optional(filled),
  /** The words around the map of the way, and the name of its frame. */
  map: z.optional(z.strictObject({ title: filled, note: z.optional(filled), alt: filled, frame: filled })),
  ...foot,
});

/** The company's certificates, each of which can be enlarged. */
export const certificates = z.strictObject({ type: z.literal('certificates'), ...head, ...foot });

export const clients = z.strictObject({ type: z.literal('clients'), ...head, ...foot });

/** Figures of the company, by the names of their facts. */
export const figures = z.strictObject({
  type: z.literal('figures'),
  ...head,
  names: rowsOf(filled),
  /** Without the notes below them. */
  plain: z.optional(z.boolean()),
  ...foot,
});

/** Fields of technology side by side, each with the names that belong to it. */
export const specialties = z.strictObject({
  type: z.literal('specialties'),
  ...head,
  groups: rowsOf(z.strictObject({ ...item.shape, items: rowsOf(filled) })),
  ...foot,
});

/** Names in a grid, each with a small note. */
export const technologyGrid = z.strictObject({
  type: z.literal('technology-grid'),
  ...head,
  items: rowsOf(z.strictObject({ name: filled, note: z.optional(filled) })),
  ...foot,
});

/** Skills by category, each with a level of 100, years of use and, if counted, recent projects; a text above them explains the levels (rule company.skills). */
export const proficiency = z.strictObject({
  type: z.literal('proficiency'),
  ...head,
  /** Description of a level. */
  scaleRows: z.optional(rowsOf(factSchema)),
  categories: rowsOf(
    z.strictObject({
      id: key,
      title: filled,
      skills: rowsOf(
        z.strictObject({
          name: filled,
          level: z.int().check(z.minimum(0), z.maximum(100)),
          years: z.int().check(z.minimum(0)),
          projects: z.optional(z.int().check(z.minimum(0))),
        }),
      ),
    }),
  ),
  ...foot,
});

/** The map, then the sites where development takes place, the main one first. */
export const developmentSites = z.strictObject({
  type: z.literal('development-sites'),
  ...head,
  /** The map of the region. */
  drawing: z.optional(drawing),
  alt: filled,
  caption: filled,
  items: rowsOf(z.strictObject({ name: filled, kind: filled, text: filled })),
  ...foot,
});

/** All services as the plan of a house. */
export const servicePlan = z.strictObject({
  type: z.literal('service-plan'),
  ...head,
  /** Contents of the flagship, next to its kind. */
  flagshipNote: z.optional(filled),
  /** Text about a service on this page, in place of its summary. */
  texts: z.optional(rowsOf(z.strictObject({ service: key, text: filled }))),
  ...foot,
});

/** The other active services as cards. */
export const relatedServices = z.strictObject({ type: z.literal('related-services'), ...head, ...foot });

/** The newest news. */
export const latestNews = z.strictObject({
  type: z.literal('latest-news'),
  ...head,
  count: z.optional(count),
  ...foot,
});

/** The first case studies by rank. */
export const latestCases = z.strictObject({
  type: z.literal('latest-cases'),
  ...head,
  count: z.optional(count),
  ...foot,
});

/** Measured results of cases: of those that it names, else of the first three by rank that have one. */
export const results = z.strictObject({
  type: z.literal('results'),
  ...head,
  cases: z.optional(rowsOf(key)),
  ...foot,
});

/** Questions and answers of `content/faq`: of one category, or all. */
export const faq = z.strictObject({ type: z.literal('faq'), ...head, category: z.optional(key), ...foot });
