import * as z from 'zod';
import {
  art,
  count,
  currency,
  day,
  description,
  filled,
  key,
  labelled,
  lifecycle,
  naming,
  pageTitle,
  range,
  rowsOf,
  same,
  shared,
  words,
} from './fields.ts';
import { conditionSchema, factSchema, sectionSchema } from './sections.ts';

/** The pay of a position before tax, per `unitText` of schema.org. */
const pay = range.safeExtend({
  per: labelled(z.enum(['hour', 'day', 'week', 'month', 'year']), ['単位', 'Per']),
  currency: labelled(currency, ['通貨（例 JPY）', 'Currency, such as JPY']),
});

const employmentType = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']);
const clause = naming('clauses', key);
const clauses = shared(z.array(clause));

/** What search engines read of a position besides its lists (`JobPosting` of schema.org). */
const posting = z.strictObject({
  education: same(filled, ['学歴', 'Education']).optional(),
  rows: labelled(clauses, [
    '募集要項の行（条項のキー。空ならすべて）',
    'Rows of the terms (keys of clauses; empty: all)',
  ]).optional(),
  conditions: labelled(clauses, ['条件（条項のキー）', 'Conditions (keys of clauses)']).optional(),
});

const valueName = labelled(z.string().regex(/^[a-z]\w*$/i, 'factName'), ['名前', 'Name']);

/** Front matter of `content/jobs/{lang}/{slug}.md`: a position; its body is what a section with `body` shows. */
export const jobSchema = z
  .strictObject({
    title: pageTitle,
    tagline: words(['一行の紹介', 'Tagline']),
    shortDescription: words(['短い説明', 'Short description']),
    description: description.optional(),
    order: same(count, ['並び順（1から）', 'Order, from 1']),
    employment: words(['雇用形態（表示）', 'Type of employment, as printed']),
    employmentType: same(employmentType, ['雇用形態', 'Type of employment']),
    office: same(naming('offices', key), ['勤務地', 'Office']),
    pay: same(pay, ['給与（税引き前）', 'Pay before tax']).optional(),
    payNote: words(['給与の補足', 'Note on the pay']).optional(),
    payRow: same(key, ['給与の表の行', 'Row of the table of pay']).optional(),
    requiredYears: same(count, ['必要な経験（年）', 'Years required']).optional(),
    datePosted: same(day, ['掲載日', 'Posted on']),
    updated: same(day, ['更新日（内容を改めた日）', 'Updated (when the offer was revised)']).optional(),
    validThrough: same(day, ['応募の締切（空なら無し）', 'Last day to apply (empty: none)']).optional(),
    card: labelled(z.array(factSchema), ['カードの行', 'Rows of the card']).optional(),
    facts: labelled(z.array(factSchema), ['表題欄の項目', 'Cells of the title block']).optional(),
    highlights: labelled(z.array(conditionSchema), ['要点（給与の後）', 'Highlights, behind the pay']).optional(),
    values: labelled(z.record(valueName, filled), ['文章に出す値', 'Values that texts print']).optional(),
    drawing: art.optional(),
    posting: labelled(posting, ['検索エンジン向けの情報', 'For search engines']).optional(),
    sections: labelled(rowsOf(sectionSchema), ['ページの部分', 'Sections']),
    ...lifecycle,
  })
  .refine(({ datePosted, validThrough }) => validThrough === undefined || datePosted <= validThrough, {
    message: 'period',
    path: ['validThrough'],
  })
  .meta({ label: ['募集職種', 'Positions'] });

export type JobData = z.infer<typeof jobSchema>;
