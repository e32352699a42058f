import * as z from 'zod';
import { labelled, note, text, title, words } from './fields.ts';
import { button, label, lead, to } from './section-fields.ts';
import { description } from './sections.ts';

const closing = labelled(z.strictObject({ title, text, button: button.optional(), to: to.optional() }), [
  '最後の呼びかけ',
  'Closing invitation',
]).optional();

const described = z.strictObject({ description: description.optional() });
const introduced = described.extend({ lead: lead.optional() });
const closed = introduced.extend({ closing });
const listed = introduced.extend({
  olderDescription: words(
    ['2ページ目以降の要約', 'Summary of further pages'],
    ['{{page}} はページの番号です。', '{{page}} is the number of the page.'],
  ).optional(),
});

/**
 * `content/page-texts/{lang}.yaml`: what a company says on lists, search and contact pages, in place of the UI strings, which suit any company.
 * `{{name}}` in a text is a fact's name.
 */
export const pageTextsSchema = z.strictObject({
  news: labelled(listed, ['ニュース', 'News']).optional(),
  'tech-articles': labelled(listed, ['技術記事', 'Tech articles']).optional(),
  'case-studies': labelled(closed, ['開発事例', 'Case studies']).optional(),
  'case-study': labelled(
    z.strictObject({ note: note.optional(), closing }),
    ['事例のページ', 'Page of a case study'],
    ['補足は、案件の表の下に出ます。', 'The note is printed below the table of the project.'],
  ).optional(),
  'project-record': labelled(z.strictObject({ closing }), ['開発記録のページ', 'Page of a project record']).optional(),
  faq: labelled(closed, ['よくある質問', 'Questions and answers']).optional(),
  search: labelled(described, ['サイト内検索', 'Search']).optional(),
  sitemap: labelled(described, ['サイトマップ', 'Site map']).optional(),
  contact: labelled(described, ['お問い合わせ', 'Contact']).optional(),
  'contact-form': labelled(introduced, ['お問い合わせフォーム', 'Contact form']).optional(),
  'contact-thanks': labelled(described, ['送信完了', 'Inquiry sent']).optional(),
  'not-found': labelled(
    z.strictObject({
      label,
      english: words(['英語の一文（どの言語でも同じ）', 'Sentence in English, in every language']),
    }),
    ['見つからないページ（404）', 'Page not found (404)'],
  ).optional(),
});

export type PageTexts = z.infer<typeof pageTextsSchema>;
