import * as z from 'zod';
import { beforeAndAfterSchema } from './diagram.ts';
import { NUMBER_UNITS } from './fact.ts';
import {
  alt,
  art,
  description,
  filled,
  key,
  labelled,
  lifecycle,
  listOf,
  name,
  naming,
  note,
  pageTitle,
  same,
  shared,
  summary,
  text,
  title,
  words,
} from './fields.ts';

/** Cases up to this rank are marked FEATURED and shown in full. */
export const FEATURED_RANKS = 3;

/** Seconds in each unit of time, for bars on one scale; a business day is eight hours of work. */
export const SECONDS: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  'business-days': 8 * 3600,
  days: 24 * 3600,
  weeks: 7 * 24 * 3600,
};

const rank = same(z.int().gte(1), ['順位（ほかと違う番号）', 'Rank (no other has the same)']);
const points = listOf(filled, ['要点', 'Points']);
const amount = shared(z.number().positive());
const unit = shared(z.enum(NUMBER_UNITS.filter((one) => one !== 'compact' && one !== 'money')));

/** The result of a case as a figure before and after, drawn to scale. */
const measuredSchema = z
  .strictObject({
    label: words(['何を測ったか', 'What was measured']),
    before: labelled(amount, ['前', 'Before']),
    after: labelled(amount, ['後', 'After']),
    unit: labelled(unit, ['単位', 'Unit']),
    afterUnit: labelled(unit, ['後の単位（違う時間のとき）', 'Unit of “after” (another time)']).optional(),
    method: words(['測定方法（何を、いつ、何回）', 'How it was measured (on what, when, how often)']),
  })
  .refine((one) => one.afterUnit === undefined || (one.unit in SECONDS && one.afterUnit in SECONDS), {
    message: 'timeUnits',
    path: ['afterUnit'],
  });

/** Fields that only featured cases show. A picture without highlights is in the head of the page. */
const featured = z.strictObject({
  art,
  alt,
  highlights: listOf(filled, ['要点', 'Highlights']).optional(),
  challenges: labelled(z.array(z.strictObject({ title, text })).length(3), [
    '三つの課題',
    'Three challenges',
  ]).optional(),
  solutions: labelled(z.array(z.strictObject({ title, points })).length(2), ['二つの解決', 'Two solutions']).optional(),
});

const project = z.strictObject({
  industry: words(['業種', 'Industry']),
  size: words(['規模', 'Size']),
  duration: words(['期間', 'Duration']),
  team: words(['人数', 'Team']),
});

const figure = z.strictObject({
  value: same(z.int(), ['値', 'Value']),
  suffix: words(['数の後', 'After the number']),
  label: words(['数値の名前', 'Name of the figure']),
  note: note.optional(),
});
const result = z.strictObject({ title, text, figures: labelled(z.array(figure), ['数値', 'Figures']) });

/** Front matter of `content/case-studies/{lang}/{slug}.md`; the body explains the central design decision. */
export const caseStudySchema = z
  .strictObject({
    rank,
    category: words(['分野', 'Field']),
    title: pageTitle,
    description,
    technologies: shared(listOf(filled, ['技術', 'Technologies'])),
    challenge: words(['課題', 'Challenge']),
    solution: words(['解決', 'Solution']),
    project: labelled(project, ['案件の概要', 'The project']).optional(),
    measured: labelled(measuredSchema, ['測定結果（前と後）', 'Measured before and after']).optional(),
    diagram: labelled(beforeAndAfterSchema, ['構造の図', 'Drawing of the structure']).optional(),
    featured: labelled(featured, ['注目事例の内容（3位まで）', 'Featured part (ranks 1 to 3)']).optional(),
    result: labelled(result, ['結果', 'Result']).optional(),
    related: same(z.array(naming('case-studies', key)), ['続けて読むもの', 'To read next']).optional(),
    ...lifecycle,
  })
  .meta({ label: ['開発事例', 'Case studies'] });

const group = z.strictObject({ title, points });
const item = z.strictObject({ name, description: words(['説明', 'Description']) });
const technology = z.strictObject({ category: words(['分類', 'Category']), items: listOf(item, ['項目', 'Items']) });

/** Front matter of `content/challenged/{lang}/{slug}.md`, the full record of a project; the body is its overview. */
export const challengedSchema = z
  .strictObject({
    rank,
    title: pageTitle,
    summary,
    case: same(naming('case-studies', key), ['開発事例', 'Case study']),
    art: art.optional(),
    environment: words(['稼働環境', 'Environment']),
    phases: words(['担当工程', 'Phases']),
    technologies: listOf(technology, ['技術', 'Technologies']),
    features: listOf(group, ['特徴', 'Features']),
    results: listOf(z.strictObject({ title, text }), ['成果', 'Results']),
    innovations: listOf(group, ['工夫', 'Innovations']),
    related: same(z.array(naming('challenged', key)), ['続けて読むもの', 'To read next']),
    ...lifecycle,
  })
  .meta({ label: ['開発の記録', 'Project records'] });

export type CaseStudyData = z.infer<typeof caseStudySchema>;
export type ChallengedData = z.infer<typeof challengedSchema>;
export type Measured = z.infer<typeof measuredSchema>;
