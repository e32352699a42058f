import { defineCollection } from 'astro:content';
import type { Kind } from '#src/content/kinds.ts';
import { contentFiles } from '#src/content/loader.ts';
import { newsSchema, techArticleSchema } from '#src/schemas/content/article.ts';
import { careersSchema } from '#src/schemas/content/careers.ts';
import { caseStudySchema, challengedSchema } from '#src/schemas/content/case-study.ts';
import { companySchema, factsSchema } from '#src/schemas/content/company.ts';
import { contactSchema, transferNoticeSchema } from '#src/schemas/content/contact.ts';
import { homeSchema } from '#src/schemas/content/home.ts';
import { jobSchema } from '#src/schemas/content/job.ts';
import { navigationSchema } from '#src/schemas/content/navigation.ts';
import { pageSchema } from '#src/schemas/content/page.ts';
import { pageTextsSchema } from '#src/schemas/content/page-texts.ts';
import { sectionPageSchema } from '#src/schemas/content/section-page.ts';
import { sharedSectionsSchema } from '#src/schemas/content/sections.ts';
import { clausesSchema, serviceSchema } from '#src/schemas/content/service.ts';
import {
  categoriesSchema,
  drawingWordsSchema,
  faqSchema,
  noticesSchema,
  searchWordsSchema,
  tagsSchema,
} from '#src/schemas/content/tables.ts';

/** Every kind of content by the folder or file below `content/`, with its schema. Each loader reads all languages. */
export const collections = {
  news: defineCollection({ loader: contentFiles('news'), schema: newsSchema }),
  'tech-articles': defineCollection({ loader: contentFiles('tech-articles'), schema: techArticleSchema }),
  'case-studies': defineCollection({ loader: contentFiles('case-studies'), schema: caseStudySchema }),
  challenged: defineCollection({ loader: contentFiles('challenged'), schema: challengedSchema }),
  services: defineCollection({ loader: contentFiles('services'), schema: serviceSchema }),
  jobs: defineCollection({ loader: contentFiles('jobs'), schema: jobSchema }),
  pages: defineCollection({ loader: contentFiles('pages'), schema: pageSchema }),
  home: defineCollection({ loader: contentFiles('home'), schema: homeSchema }),
  'about-us': defineCollection({ loader: contentFiles('about-us'), schema: sectionPageSchema }),
  'services-overview': defineCollection({ loader: contentFiles('services-overview'), schema: sectionPageSchema }),
  'standard-terms': defineCollection({ loader: contentFiles('standard-terms'), schema: sectionPageSchema }),
  careers: defineCollection({ loader: contentFiles('careers'), schema: careersSchema }),
  clauses: defineCollection({ loader: contentFiles('clauses'), schema: clausesSchema }),
  drawings: defineCollection({ loader: contentFiles('drawings'), schema: drawingWordsSchema }),
  'shared-sections': defineCollection({ loader: contentFiles('shared-sections'), schema: sharedSectionsSchema }),
  company: defineCollection({ loader: contentFiles('company'), schema: companySchema }),
  skills: defineCollection({ loader: contentFiles('skills'), schema: sectionPageSchema }),
  faq: defineCollection({ loader: contentFiles('faq'), schema: faqSchema }),
  contact: defineCollection({ loader: contentFiles('contact'), schema: contactSchema }),
  'page-texts': defineCollection({ loader: contentFiles('page-texts'), schema: pageTextsSchema }),
  'company/facts': defineCollection({ loader: contentFiles('company/facts'), schema: factsSchema }),
  categories: defineCollection({ loader: contentFiles('categories'), schema: categoriesSchema }),
  tags: defineCollection({ loader: contentFiles('tags'), schema: tagsSchema }),
  notices: defineCollection({ loader: contentFiles('notices'), schema: noticesSchema }),
  'transfer-notice': defineCollection({ loader: contentFiles('transfer-notice'), schema: transferNoticeSchema }),
  'search-words': defineCollection({ loader: contentFiles('search-words'), schema: searchWordsSchema }),
  resources: defineCollection({ loader: contentFiles('resources'), schema: sectionPageSchema }),
  navigation: defineCollection({ loader: contentFiles('navigation'), schema: navigationSchema }),
} satisfies Record<Kind, unknown>;
