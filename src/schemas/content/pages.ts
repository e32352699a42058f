import * as z from 'zod';
import {
  art,
  button,
  caption,
  description,
  label,
  labelled,
  lead,
  link,
  listOf,
  note,
  pageTitle,
  revised,
  same,
  text,
  title,
  to,
  words,
} from './fields.ts';
import { pageFields, sections } from './sections.ts';

const slides = z.strictObject({
  title,
  items: listOf(z.strictObject({ drawing: art, title, caption }), ['図版', 'Drawings']),
});

/** The first screen: the headline and what the company does, and drawings that take turns. */
const heroSchema = z.strictObject({
  // A line keeps the space at its end.
  headline: listOf(z.string().regex(/\S/, 'text'), ['見出し（行ごと）', 'Headline, in lines']),
  lead,
  button: labelled(button, ['お問い合わせのボタン', 'Button to the contact page']).optional(),
  link,
  slides: labelled(
    slides,
    ['入れ替わる図版', 'Drawings that take turns'],
    ['無いときは、文字だけの画面になります。', 'Without them the first screen is type only.'],
  ).optional(),
});

/** `content/home/{lang}.yaml`: the home page, a first screen above sections. */
export const homeSchema = z.strictObject({
  title,
  description,
  hero: labelled(heroSchema, ['最初の画面', 'First screen']),
  sections,
});

/** `content/careers/{lang}.yaml`: the careers page, made of sections. */
export const careersSchema = z.strictObject({
  ...pageFields,
  button: button.optional(),
  none: labelled(z.strictObject({ lead, description }), ['職種が無いとき', 'When there is no position']).optional(),
});

const sheet = z.string().regex(/^[A-Z]-\d{2}$/, 'sheet');
const scale = z.enum(['1:500', '1:200', '1:50', '1:20', '1:1']);

/** What pages and forms link to by its role: the page may have any address. */
const pageRole = z.enum(['privacy']);

const closing = labelled(z.strictObject({ title, text, button: button.optional(), to: to.optional() }), [
  '最後の呼びかけ',
  'Closing invitation',
]).optional();

/** Front matter of `content/pages/{lang}/{slug}.mdx`. */
export const pageSchema = z
  .strictObject({
    title: pageTitle,
    description,
    lead: lead.optional(),
    drawing: labelled(art, ['前文の横の図', 'Drawing beside the lead']).optional(),
    role: same(
      pageRole,
      ['役割', 'Role'],
      ['privacy は、お問い合わせのページからリンクします。', 'The contact pages link to the page with privacy.'],
    ).optional(),
    sheet: same(sheet, ['図面番号（例 Q-20。空なら自動）', 'Sheet, such as Q-20 (counted if empty)']).optional(),
    scale: same(scale, ['縮尺（空なら1:1）', 'Scale (1:1, if empty)']).optional(),
    menuLabel: words(['メニューでの名前（空なら題名）', 'Name in menus (the title, if empty)']).optional(),
    closing,
    ...revised,
  })
  .meta({ label: ['文章のページ', 'Prose pages'] });

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

export type Hero = z.infer<typeof heroSchema>;
export type PageData = z.infer<typeof pageSchema>;
export type PageRole = z.infer<typeof pageRole>;
export type PageTexts = z.infer<typeof pageTextsSchema>;
