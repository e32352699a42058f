import * as z from 'zod';
import {
  day,
  description,
  filled,
  key,
  label,
  labelled,
  lead,
  listOf,
  naming,
  pageTitle,
  revised,
  same,
  shared,
  summary,
  title,
  type Words,
  words,
} from './fields.ts';

/** A value as it is printed, with its unit; the figure that it begins with is drawn. */
const printed = filled.regex(/^\d/, 'figure');
const figure = ([ja, en]: Words) => labelled(printed, [`${ja}（例 6.0時間、35%）`, `${en}, such as 6.0 h or 35%`]);

const end = same(z.number().positive(), ['目盛りの長さ', 'Length of the scale']);

const pair = z.strictObject({
  title,
  measure: words(['測ったもの', 'What is measured']),
  now: figure(['いま', 'Now']),
  planned: figure(['予定', 'Planned']),
  end,
  confidence: same(z.int().gte(0).lte(100), ['確かさ（%）', 'Confidence (%)']),
});

const part = z.strictObject({ label: label.optional(), value: figure(['値', 'Value']) });

const bar = z.strictObject({
  label,
  parts: listOf(part, ['棒の部分', 'Parts of the bar']),
  planned: same(z.boolean(), ['予定', 'Planned']).optional(),
});

const chart = z.strictObject({ title, end, bars: listOf(bar, ['棒', 'Bars']) });
const refutations = z.strictObject({ title, items: listOf(filled, ['項目', 'Items']) });

/** The figures of an article on one sheet: what is, what is planned, how sure that is, and what would prove it wrong. */
const infographicSchema = z.strictObject({
  slug: same(key, ['名前（/infographics/ の下のアドレス）', 'Name (address below /infographics/)']),
  title,
  teaser: words(['シートの紹介', 'What is said of the sheet']),
  description,
  lead,
  source: words(['測ったものと出典', 'What was measured, and the source']),
  now: words(['いま', 'Now']),
  planned: words(['予定', 'Planned']),
  pairs: listOf(pair, ['いまと予定の組', 'Pairs of now and planned']),
  charts: labelled(z.array(chart), ['図表', 'Charts']).optional(),
  refutations: labelled(refutations, ['反証の条件', 'What would prove it wrong']).optional(),
});

const dated = {
  title: pageTitle,
  summary,
  author: words(['書き手', 'Author']),
  date: same(day, ['公開日（未来なら、その日の0時から）', 'Date of publication, maybe in the future']),
  ...revised,
};

/** Front matter of `content/news/{lang}/{slug}.md`. */
export const newsSchema = z
  .strictObject({ ...dated, category: same(naming('categories', key), ['分類', 'Category']) })
  .meta({ label: ['ニュース', 'News'] });

/** Front matter of `content/tech-articles/{lang}/{slug}.md`. */
export const techArticleSchema = z
  .strictObject({
    ...dated,
    tags: shared(listOf(naming('tags', key), ['話題', 'Topics']).overwrite((tags) => [...new Set(tags)])),
    position: words(['書き手の職種', 'Author’s position']),
    revision: words(['更新日に変えたところ', 'What changed on the day of the update']).optional(),
    infographic: labelled(infographicSchema, ['図解のシート', 'Sheet of figures']).optional(),
  })
  .meta({ label: ['技術記事', 'Tech articles'] });

export type NewsData = z.infer<typeof newsSchema>;
export type TechArticleData = z.infer<typeof techArticleSchema>;
export type InfographicData = z.infer<typeof infographicSchema>;
