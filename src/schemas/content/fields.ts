import * as z from 'zod';
import { isPublished, LANGS, type Lang } from '#src/i18n/langs.ts';
import { cjkBreak } from '#src/i18n/typed-text.ts';

/** What a field may name: rows of a table, entries of a kind, or something of the site. The content check looks each name up. */
export type Named =
  | 'categories'
  | 'tags'
  | 'case-studies'
  | 'measured-cases'
  | 'challenged'
  | 'services'
  | 'clauses'
  | 'shared-sections'
  | 'faq'
  | 'offices'
  | 'figures'
  | 'drawing'
  | 'page';

export type Words = readonly [ja: string, en: string];

/** What the editor and the content check know of a field besides its type. */
export interface FieldNotes {
  readonly label?: Words;
  /** A sentence below the field in the editor. */
  readonly hint?: Words;
  /** The same in every language: only the file of the default language has it. */
  readonly isShared?: true;
  readonly names?: Named;
}

declare module 'zod' {
  interface GlobalMeta extends FieldNotes {}
}

/** A field with its name in the editor and a hint if it needs one; the hint is in the same two languages. */
export function labelled<Schema extends z.ZodType>(schema: Schema, label: Words, hint?: Words): Schema {
  return schema.meta({ ...notesOf(schema), label, ...(hint && { hint }) });
}

/** A field that has the same value in every language. Translations leave it out. */
export function shared<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...notesOf(schema), isShared: true });
}

/** A field that has the same value in every language, with its name in the editor. */
export const same = <Schema extends z.ZodType>(schema: Schema, label: Words, hint?: Words) =>
  shared(labelled(schema, label, hint));

/** Something that is so, or not, in every language. */
export const flag = (label: Words) => same(z.boolean(), label).optional();

/** A field with the name of something else, such as a key of `content/categories.yaml`. */
export function naming<Schema extends z.ZodType>(names: Named, schema: Schema): Schema {
  return schema.meta({ ...notesOf(schema), names });
}

/** What is known of a field, also if it is optional. */
export function notesOf(schema: z.ZodType): FieldNotes {
  const inner = schema instanceof z.ZodOptional ? notesOf(schema.unwrap() as z.ZodType) : {};
  return { ...inner, ...schema.meta() };
}

export const filled = z.string().trim().min(1, 'text');

/** A text with its name in the editor. */
export const words = (label: Words, hint?: Words) => labelled(filled, label, hint);

const BREAK = cjkBreak();

/** A text in one line, also if its value has several: between Japanese and Chinese characters, a break is no space. */
const line = (label: Words, hint?: Words) =>
  labelled(
    filled.overwrite((value) => value.replace(BREAK, '')),
    label,
    hint,
  );

/** A list with at least one row. */
export const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).min(1);

/** A list with at least one row and its name in the editor. */
export const listOf = <Row extends z.ZodType>(row: Row, label: Words) => labelled(rowsOf(row), label);

/** Which languages are required is known at run time only (`site.config.ts`). */
type EachLang<Schema extends z.ZodType> = Record<Lang, z.ZodOptional<Schema>>;

/** Something in each language, by its name; one that is not yet published may lack it (`forLang`). */
export function eachLang<Schema extends z.ZodType>(schema: Schema): z.ZodObject<EachLang<Schema>, z.core.$strict> {
  const fields = LANGS.map((lang) => [lang, isPublished(lang) ? schema : schema.optional()]);
  return z.strictObject(Object.fromEntries(fields) as EachLang<Schema>);
}

/** The first day that content can be dated: an earlier year is a typing mistake, such as 1026 for 2026. */
export const FIRST_DAY = '2000-01-01';

/** `YYYY-MM-DD`, a day that exists, in the company's zone. Dates stay strings: a `Date` would bring a time zone with it. */
export const day = z.iso.date('date').refine((value) => value >= FIRST_DAY, 'year');

/** `H:MM`, a time of day. */
export const time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'time');

export const count = z.int().gte(0);

/** A currency by its letters in ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'currencyCode');

/** From one number to another, which may be the same. */
export const range = z
  .strictObject({ min: labelled(count, ['から', 'From']), max: labelled(count, ['まで', 'To']) })
  .refine(({ min, max }) => min <= max, 'range');

/** A key of a table, or a slug. */
export const key = z.string().regex(/^[a-z0-9-]{1,80}$/, 'key');

/** A page of the site by its path without language; a query or fragment may follow. */
export const path = naming('page', z.string().regex(/^\/(?!\/)\S*$/, 'path'));

/** A drawing of `content/drawings` or of the engine by its name, or a picture by its file, in the folder of its kind of content. */
export const art = same(
  naming(
    'drawing',
    z.string().regex(/^(?:[a-z0-9-]{1,80}|(?:images\/)?[^/\\]+\.(?:png|jpe?g|webp|avif|svg))$/i, 'drawing'),
  ),
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

export const title = line(['題名', 'Title']);
export const text = words(['文章', 'Text']);
export const name = line(['名前', 'Name']);
export const note = words(['補足', 'Note']);
export const alt = line(['図の説明（見られない方へ）', 'Description for those who cannot see it']);
export const pageTitle = line(['題名（全角32文字まで）', 'Title (at most 60 characters)']);
export const summary = line(['要約（一覧と検索結果に）', 'Summary (for lists and search results)']);
export const description = line(
  ['要約', 'Summary'],
  [
    '検索結果に出ます。日本語と中国語は全角50〜120文字、英語は半角70〜160文字。',
    'For search results: 50–120 full-width characters in Japanese and Chinese, 70–160 Latin ones in English.',
  ],
);
export const lead = line(['前文', 'Lead']);
export const label = line(['表示名', 'Label']);
export const role = line(['役割', 'Role']);
export const button = line(['ボタンの文字', 'Label of the button']);
export const caption = line(['図の説明', 'Caption']);
export const id = same(key, ['ID', 'ID'], ['アドレスの「#」の後に付きます。', 'It follows “#” in addresses.']);
export const ownKey = labelled(key, ['キー（使いはじめたら変えない）', 'Key (not to be changed once in use)']);

/** The words around a figure. A prefix and a suffix keep their spaces. */
export const figureWords = z.strictObject({
  prefix: labelled(z.string(), ['数の前', 'Before the number']).optional(),
  suffix: labelled(z.string(), ['数の後', 'After the number']).optional(),
  label,
  note: note.optional(),
});

export const linkSchema = z.strictObject({ text, to });
export const link = labelled(linkSchema, ['詳しいページ', 'Page with more about it']).optional();

/** Fields of every entry that its publication depends on. */
export const lifecycle = {
  draft: labelled(z.boolean(), ['下書き（本番に出さない）', 'Draft (not on the live site)']).optional(),
  formerSlugs: same(z.array(key), ['以前のアドレス（転送される）', 'Former names (redirected)']).optional(),
};

/** Fields of entries that tell whether a translation is outdated. */
export const revised = {
  ...lifecycle,
  updated: same(day, ['更新日（内容を改めた日）', 'Updated (when the text was revised)']).optional(),
  translatedFrom: labelled(
    day,
    ['訳した原文の日付', 'Date of the original it was translated from'],
    ['訳した時点での、原文の更新日（無ければ公開日）。', 'The original’s “updated”, or its date, at that time.'],
  ).optional(),
};
