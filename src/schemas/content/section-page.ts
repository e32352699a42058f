import * as z from 'zod';
import { labelled, listOf, title, words } from './fields.ts';
import { art, factSchema, lead } from './section-fields.ts';
import { sectionSchema } from './sections.ts';

export const description = words(
  ['要約', 'Summary'],
  [
    '検索結果に出ます。日本語と中国語は全角50〜120文字、英語は半角70〜160文字。',
    'For search results: 50–120 full-width characters in Japanese and Chinese, 70–160 Latin ones in English.',
  ],
);

export const sections = listOf(sectionSchema, ['ページの部分', 'Sections']);

/** Fields that every page made of sections has. */
export const pageFields = {
  title,
  metaTitle: words(['検索結果での題名', 'Title in search results']).optional(),
  description,
  lead: lead.optional(),
  facts: labelled(z.array(factSchema), ['表題欄の項目', 'Cells of the title block']).optional(),
  drawing: art.optional(),
  sections,
};

/** A page made of sections that exists once, such as `content/services-overview/{lang}.yaml`. */
export const sectionPageSchema = z.strictObject(pageFields);

export type SectionPage = z.infer<typeof sectionPageSchema>;
