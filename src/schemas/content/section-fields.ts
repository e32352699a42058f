import * as z from 'zod';
import {
  drawing,
  filled,
  key,
  labelled,
  listOf,
  name,
  naming,
  note,
  path,
  shared,
  text,
  title,
  type Words,
  words,
} from './fields.ts';

/** A field that is the same in every language, with its name in the editor. */
export const same = <Schema extends z.ZodType>(schema: Schema, label: Words, hint?: Words) =>
  shared(labelled(schema, label, hint));

/** Something that is so, or not, in every language. */
export const flag = (label: Words) => same(z.boolean(), label).optional();

export const id = same(key, ['ID', 'ID'], ['アドレスの「#」の後に付きます。', 'It follows “#” in addresses.']);
export const paragraphs = words(
  ['文章', 'Text'],
  ['改行すると、段落が分かれます。', 'A line break begins a paragraph.'],
);
export const lead = words(['前文', 'Lead']);
export const label = words(['表示名', 'Label']);
const value = words(['値', 'Value']);
export const role = words(['役割', 'Role']);
export const button = words(['ボタンの文字', 'Label of the button']);
export const caption = words(['図の説明', 'Caption']);

/** A drawing or a picture. */
export const art = same(
  drawing,
  ['図版の名前', 'Name of the drawing'],
  [
    '図版の名前（例 hero）か、この種類のフォルダーにある画像のファイル（例 images/workshop.jpg）。',
    'A drawing by its name, such as hero, or a picture by its file in the folder of this kind, such as images/workshop.jpg.',
  ],
);

export const to = same(
  path,
  ['リンク先', 'Address'],
  [
    '「/」で始まるサイト内のアドレス。言語の部分は書きません。',
    'An address of the site that begins with “/”, without the language.',
  ],
);

/** Words that lead to a page of the site. */
const linkSchema = z.strictObject({ text, to });
export const link = labelled(linkSchema, ['詳しいページ', 'Page with more about it']).optional();

export const factSchema = z.strictObject({ name, value });
export const rows = listOf(factSchema, ['行', 'Rows']);

export const item = z.strictObject({ title, text });

/** A number above its dimension line. */
const figure = z.strictObject({
  prefix: words(['数の前', 'Before the number']).optional(),
  value,
  suffix: words(['数の後', 'After the number']).optional(),
  label,
  note: note.optional(),
});

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
export const section = <const Type extends string, Own extends z.core.$ZodShape>(type: Type, name: Words, own: Own) =>
  labelled(z.strictObject({ type: z.literal(type), ...head, ...own, ...foot }), name);

const clause = same(naming('clauses', key), ['条項のキー', 'Key of a clause']).optional();

/** A condition: a clause of `content/clauses` that has a value, or a name, a value and a note of its own. */
export const conditionSchema = z
  .strictObject({ clause, name: name.optional(), value: value.optional(), note: note.optional() })
  .refine(({ clause, name, value, note }) => {
    const own = name !== undefined && value !== undefined;
    return clause === undefined ? own : [name, value, note].every((field) => field === undefined);
  }, 'clauseOrOwn');

/** A row of a table: a clause of `content/clauses`, or a name and a value of its own. */
export const termSchema = z
  .strictObject({ clause, name: name.optional(), value: value.optional() })
  .refine(({ clause, name, value }) => {
    const own = [name, value].filter((field) => field !== undefined).length;
    return own === (clause === undefined ? 2 : 0);
  }, 'term');

const POSTING = ['responsibilities', 'qualifications', 'skills'] as const;

/** A list with squares; `posting` says what it is to search engines (`JobPosting` of schema.org). */
export const checkList = z.strictObject({
  title,
  items: listOf(filled, ['項目', 'Items']),
  required: flag(['必須（四角を塗る）', 'Required (filled squares)']),
  posting: same(z.enum(POSTING), ['検索エンジン向けの情報', 'For search engines']).optional(),
});
