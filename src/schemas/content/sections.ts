import * as z from 'zod';
import { drawnSheetSchema } from './diagram.ts';
import {
  alt,
  art,
  button,
  caption,
  count,
  currency,
  day,
  description,
  figureWords,
  filled,
  flag,
  id,
  key,
  label,
  labelled,
  lead,
  link,
  linkSchema,
  listOf,
  name,
  naming,
  note,
  range,
  role,
  same,
  shared,
  text,
  title,
  to,
  type Words,
  words,
} from './fields.ts';

const paragraphs = words(['文章', 'Text'], ['改行すると、段落が分かれます。', 'A line break begins a paragraph.']);
const value = words(['値', 'Value']);

export const factSchema = z.strictObject({ name, value });
const rows = listOf(factSchema, ['行', 'Rows']);

const item = z.strictObject({ title, text });

/** A number above its dimension line. */
const figure = z.strictObject({ value, ...figureWords.shape });

/** One point in a few sentences, with facts or figures next to it. */
const sheet = z.strictObject({
  tab: words(['枠の見出し札', 'Tab of the sheet']),
  title,
  text,
  rows: rows.optional(),
  figures: listOf(figure, ['数値', 'Figures']).optional(),
});

/** Fields above the own part of every section with a title. The scale never carries what a reader must understand. */
const head = {
  id: id.optional(),
  title,
  lead: lead.optional(),
  scale: words(['縮尺欄の注記', 'Note in place of a scale']).optional(),
  band: flag(['青図の帯にのせる', 'On the blueprint band']),
};

/** Fields below the own part of every section with a title. The first button is the primary one. */
const foot = {
  table: listOf(factSchema, ['下に添える表', 'Table below']).optional(),
  sheet: labelled(sheet, ['下に添える枠', 'Framed sheet below']).optional(),
  note: note.optional(),
  link,
  buttons: listOf(linkSchema, ['ボタン', 'Buttons']).optional(),
};

/** The schema of a section with a title: its own fields between those that all sections have. */
const section = <const Type extends string, Own extends z.core.$ZodShape>(type: Type, name: Words, own: Own) =>
  labelled(z.strictObject({ type: z.literal(type), ...head, ...own, ...foot }), name);

const clause = same(naming('clauses', key), ['条項のキー', 'Key of a clause']).optional();

const isClauseOrOwn = ({ clause: named, ...own }: { clause?: string | undefined } & Record<string, unknown>) =>
  named === undefined
    ? own['name'] !== undefined && own['value'] !== undefined
    : Object.values(own).every((field) => field === undefined);

const people = same(
  listOf(filled, ['人数', 'Numbers of people']),
  ['人の図', 'People to draw'],
  [
    '人数（{{staff}} など）を並べると、人の図になります。',
    'Each number, such as {{staff}}, becomes a group of figures.',
  ],
).optional();

const termFields = z.strictObject({ clause, name: name.optional(), value: value.optional() });

/** A row of a table: a clause of `content/clauses`, or a name and a value of its own. */
const termSchema = termFields.extend({ people }).refine(isClauseOrOwn, 'clauseOrOwn');

/** A condition: a clause of `content/clauses` that has a value, or a name, a value and a note of its own. */
export const conditionSchema = termFields.extend({ note: note.optional() }).refine(isClauseOrOwn, 'clauseOrOwn');

/** A list with squares; with `posting`, search engines read it in the description of the position. */
const checkList = z.strictObject({
  title,
  items: listOf(filled, ['項目', 'Items']),
  required: flag(['必須（四角を塗る）', 'Required (filled squares)']),
  posting: flag(['検索エンジンにも渡す', 'For search engines too']),
});

const items = <Row extends z.ZodType>(row: Row) => listOf(row, ['項目', 'Items']);

/** `content/shared-sections` has it by its `id`; several pages show it. */
const sharedSection = labelled(
  z.strictObject({
    type: z.literal('shared'),
    section: same(naming('shared-sections', key), ['共有する部分のキー', 'Key of the shared section']),
  }),
  ['共有する部分', 'Shared section'],
);

/** The types of sections that pages write down themselves. */
const OWN = [
  section('cells', ['横に並ぶ項目', 'Items side by side'], {
    figures: listOf(conditionSchema, ['数値', 'Figures']).optional(),
    look: same(
      z.enum(['words', 'planned', 'legend']),
      ['見た目', 'Look'],
      [
        'words は表示名を大きく掲げ、planned は破線の枠、legend は小さな升目で並べます。',
        'words: the label is set large. planned: dashed frames. legend: small boxes.',
      ],
    ).optional(),
    columns: same(z.literal([2, 3, 4]), ['列の数', 'Columns']).optional(),
    items: items(
      z.strictObject({
        ...item.shape,
        label: label.optional(),
        names: listOf(filled, ['名前', 'Names']).optional(),
        link,
      }),
    ),
  }),
  section('rows', ['縦に並ぶ項目', 'Items under each other'], { items: items(item.extend({ link })) }),
  section('text', ['文章', 'Paragraphs'], { text: paragraphs }),
  section('fact-table', ['名前と値の表', 'Table of facts'], {
    rows: listOf(termSchema, ['行', 'Rows']),
    grid: flag(['名前を値の上に小さく添えた升目', 'Grid with small names above the values']),
    even: flag(['左右を同じ幅にする', 'Names get half of the width']),
    posting: flag(['募集要項（掲載日も出し、検索エンジンにも渡す）', 'Terms of a position, with its days']),
  }),
  section('history', ['沿革', 'History'], {
    items: items(
      z.strictObject({
        date: same(z.coerce.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'yearMonth'), ['年月', 'Month or year']),
        text,
      }),
    ),
  }),
  section('image', ['図版', 'Drawing'], {
    drawing: art,
    alt,
    caption: caption.optional(),
    wide: flag(['画面の両端まで広げる', 'From edge to edge']),
    items: listOf(item, ['図の番号の説明', 'What its numbers mean']).optional(),
  }),
  section('drawn-sheets', ['図面の見本', 'Samples of sheets'], { items: items(drawnSheetSchema) }),
  section('beliefs', ['理念・使命・価値観', 'What the company believes'], {}),
  section('company-table', ['会社の基本情報の表', 'Table about the company'], {}),
  section('offices', ['拠点と地図', 'Offices with map'], {
    drawing: art.optional(),
    alt: alt.optional(),
    map: labelled(
      z.strictObject({
        title,
        note: note.optional(),
        alt,
        frame: words(['地図の枠の名前', 'Name of the map’s frame']),
      }),
      ['地図', 'Map'],
    ).optional(),
  }),
  section('certificates', ['証明書', 'Certificates'], {}),
  section('clients', ['取引先', 'Clients'], {}),
  section('figures', ['会社の数字', 'Figures of the company'], {
    names: shared(listOf(naming('figures', filled), ['数字の名前', 'Names of the figures'])),
  }),
  section('latest-news', ['最新のお知らせ', 'Latest news'], {
    count: same(count, ['件数', 'Number']).optional(),
  }),
  section('related-services', ['関連サービス', 'Related services'], {}),
  section('service-plan', ['サービスの間取り図', 'Plan of all services'], {
    flagshipNote: words(['中核サービスの注記', 'Note on the flagship']).optional(),
    texts: listOf(
      z.strictObject({
        service: same(naming('services', key), ['サービスの名前（アドレス）', 'Service (name in the address)']),
        text,
      }),
      ['このページだけの説明', 'Texts of this page'],
    ).optional(),
  }),
  section('results', ['測定結果', 'Measured results'], {
    cases: shared(listOf(naming('measured-cases', key), ['事例', 'Case studies'])).optional(),
  }),
  section('faq', ['よくある質問', 'Questions and answers'], {
    category: same(naming('faq', key), ['分類', 'Category']).optional(),
  }),
  section('downloads', ['資料', 'Materials'], {
    notice: words(['準備の状況', 'State of preparation']).optional(),
    items: items(
      item.extend({
        link,
        pdf: labelled(
          z.strictObject({
            // Each language has its own document.
            file: labelled(z.string().regex(/^\/downloads\/[\w.-]+\.pdf$/, 'pdf'), [
              'public/downloads のPDF',
              'PDF of public/downloads',
            ]),
            version: same(filled, ['版', 'Version']),
            date: same(day, ['発行日', 'Issued on']),
          }),
          ['ダウンロードできるPDF（なければ準備中）', 'PDF to download (in preparation without one)'],
        ).optional(),
      }),
    ),
  }),
  section('proficiency', ['スキルと習熟度', 'Skills with levels'], {
    scaleRows: labelled(rows, ['目盛りの意味', 'What levels mean']).optional(),
    categories: listOf(
      z.strictObject({
        id,
        title,
        skills: listOf(
          z.strictObject({
            name,
            level: same(z.int().min(0).max(100), ['習熟度（0〜100）', 'Level (0 to 100)']),
            years: same(count, ['年数', 'Years']),
            projects: same(count, ['最近の案件の数', 'Recent projects']).optional(),
          }),
          ['スキル', 'Skills'],
        ),
      }),
      ['分類', 'Categories'],
    ),
  }),
  section('positions', ['募集職種', 'Positions'], { text, button: button.optional(), drawing: art.optional() }),
  section('position-sheets', ['募集職種のカード', 'Positions as cards'], {
    none: labelled(item, ['職種が無いとき', 'When there is no position']).optional(),
  }),
  section('check-lists', ['並ぶリスト', 'Lists side by side'], {
    body: flag(['ファイルの本文を先に出す', 'The text of the file comes first']),
    lists: listOf(checkList, ['リスト', 'Lists']),
  }),
  section('conditions', ['条件のカード', 'Conditions as cards'], {
    parts: listOf(
      z.strictObject({ title: title.optional(), conditions: listOf(conditionSchema, ['条件', 'Conditions']) }),
      ['部分', 'Parts'],
    ),
  }),
  section('pay-table', ['給与の表', 'Table of pay'], {
    currency: same(currency, ['通貨（JPY などの3文字）', 'Currency by its three letters (JPY)']),
    rows: listOf(
      z.strictObject({
        key: same(key, ['キー', 'Key'], ['職種がこの行を示すときの名前。', 'By which a position names it.']).optional(),
        name,
        annual: same(range, ['年収の幅', 'Yearly pay, from and to']),
        monthly: same(range, ['月給の幅', 'Monthly pay, from and to']),
      }),
      ['行', 'Rows'],
    ),
  }),
  section('messages', ['役員の言葉', 'Messages from the management'], {
    items: items(
      z.strictObject({
        person: same(z.enum(['representative', 'cto']), ['話す人', 'Who says it']),
        title,
        text: paragraphs,
        drawing: art.optional(),
      }),
    ),
  }),
  section('voices', ['働く人の声', 'Voices'], { items: items(z.strictObject({ text, name, role })) }),
  labelled(
    z.strictObject({
      type: z.literal('closing'),
      id: id.optional(),
      title,
      text,
      button: button.optional(),
      to: to.optional(),
    }),
    ['結びの案内', 'Closing invitation'],
  ),
] as const;

/** A part of a page, by its type; `src/components/sections` has a component for each. */
export const sectionSchema = z.discriminatedUnion('type', [...OWN, sharedSection]);

/** `content/shared-sections/{lang}.yaml`: sections that several pages show, each by its `id`. */
export const sharedSectionsSchema = z.strictObject({
  sections: listOf(z.discriminatedUnion('type', OWN), ['ページの部分', 'Sections']),
});

export const sections = listOf(sectionSchema, ['ページの部分', 'Sections']);

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
export type Section = z.infer<typeof sectionSchema>;
export type SectionType = Section['type'];
export type ShownType = Exclude<SectionType, 'shared'>;
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

export const SECTION_TYPES: readonly SectionType[] = sectionSchema.def.options.map(({ shape }) => shape.type.value);
