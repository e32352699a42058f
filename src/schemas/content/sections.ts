import * as z from 'zod/mini';
import * as careers from './careers-sections.ts';
import * as company from './company-sections.ts';
import { key } from './fields.ts';
import { rowsOf } from './section-fields.ts';
import * as texts from './text-sections.ts';

/** A section of `content/shared-sections` by its `id`: several pages show it. */
const shared = z.strictObject({ type: z.literal('shared'), section: key });

const OWN = [
  texts.cells,
  texts.statements,
  company.beliefs,
  company.companyTable,
  company.offices,
  company.certificates,
  company.clients,
  texts.pageLink,
  company.latestNews,
  careers.positions,
  texts.rows,
  texts.text,
  texts.factTable,
  company.figures,
  company.specialties,
  company.technologyGrid,
  company.relatedServices,
  company.servicePlan,
  company.developmentSites,
  texts.planned,
  texts.terms,
  texts.termsMatrix,
  company.latestCases,
  company.results,
  company.faq,
  texts.drawnSheets,
  texts.image,
  texts.overview,
  texts.checkLists,
  careers.skills,
  texts.conditions,
  careers.payTable,
  careers.jobTerms,
  careers.messages,
  careers.voices,
  careers.positionSheets,
  texts.closing,
  company.proficiency,
  texts.downloads,
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
