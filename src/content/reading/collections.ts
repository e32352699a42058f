import type * as z from 'zod/mini';
import { criteriaSchema, resultsSchema } from '#src/schemas/content/accessibility.ts';
import { newsSchema, techArticleSchema } from '#src/schemas/content/article.ts';
import { caseStudySchema } from '#src/schemas/content/case-study.ts';
import { challengedSchema } from '#src/schemas/content/challenged.ts';
import { companySchema, factsSchema } from '#src/schemas/content/company.ts';
import { faqSchema } from '#src/schemas/content/faq.ts';
import { jobFactsSchema, jobSchema } from '#src/schemas/content/job.ts';
import { noticesSchema } from '#src/schemas/content/notice.ts';
import { skillsSchema } from '#src/schemas/content/skills.ts';
import { taxonomySchema } from '#src/schemas/content/taxonomy.ts';

/**
 * Every kind of content, by its name under `content/`.
 *
 * `entries`: `<name>/{lang}/<slug>.md`, front matter and Markdown. `data`: `<name>/{lang}.yaml`. `table`: `<name>.yaml`, no language.
 */
export const COLLECTIONS = {
  news: { kind: 'entries', schema: newsSchema },
  'tech-articles': { kind: 'entries', schema: techArticleSchema },
  'case-studies': { kind: 'entries', schema: caseStudySchema },
  challenged: { kind: 'entries', schema: challengedSchema },
  jobs: { kind: 'entries', schema: jobSchema },
  company: { kind: 'data', schema: companySchema },
  skills: { kind: 'data', schema: skillsSchema },
  faq: { kind: 'data', schema: faqSchema },
  'company/facts': { kind: 'table', schema: factsSchema },
  'jobs/facts': { kind: 'table', schema: jobFactsSchema },
  categories: { kind: 'table', schema: taxonomySchema },
  tags: { kind: 'table', schema: taxonomySchema },
  notices: { kind: 'table', schema: noticesSchema },
  'accessibility/criteria': { kind: 'table', schema: criteriaSchema },
  'accessibility/results': { kind: 'table', schema: resultsSchema },
} as const satisfies Record<string, { kind: 'entries' | 'data' | 'table'; schema: z.ZodMiniType }>;

export type CollectionName = keyof typeof COLLECTIONS;

/** What an entry of a collection holds once it is checked. */
export type CollectionData<N extends CollectionName> = z.infer<(typeof COLLECTIONS)[N]['schema']>;
