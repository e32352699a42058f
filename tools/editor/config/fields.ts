import type { Field } from '@sveltia/cms';
import * as z from 'zod';
import { isListKind, KINDS, type Kind } from '#src/content/kinds.ts';
import { hasSharedFields } from '#src/content/shared-fields.ts';
import { DEFAULT_LANG, isLang, LANGS } from '#src/i18n/langs.ts';
import { day, FIRST_DAY, key, type Named, notesOf } from '#src/schemas/content/fields.ts';
import { isMarkdown, KEPT } from '#tools/editor/form/content-file.ts';
import { type EditorLang, nameOfKind, nameOfLanguage, says } from '#tools/editor/words.ts';

/** A form: the language of its labels, and whether it shows the files of all languages side by side. */
interface Form {
  readonly lang: EditorLang;
  readonly isTranslated: boolean;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** Names of texts that are longer than a line. */
const LONG = /^(?:summary|.*description|text|consent|answer|challenge|solution|lead|note|notice|bio|value)$/i;
/** Names of fields that serve as the title of a row, texts before keys. */
const TITLES = ['title', 'name', 'question', ...LANGS, 'label', 'text', 'key', 'id', 'slug'];

/** The form of a kind, generated from its schema, the only source of names, limits and choices. */
export function fieldsOf(kind: Kind, lang: EditorLang): Field[] {
  const form = { lang, isTranslated: KINDS[kind].form !== 'table' };
  const schema: z.ZodType = KINDS[kind].schema;
  const rows = () => ({ ...fieldOf(form, KEPT.rows, schema), label: nameOfKind(kind, lang), required: false }) as Field;
  return [
    ...(schema instanceof z.ZodObject ? groupFields(form, schema.shape) : [rows()]),
    ...(isMarkdown(kind) ? [bodyField(kind, lang)] : []),
    ...(isListKind(kind) ? [picturesField(lang)] : []),
    { name: KEPT.source, widget: 'hidden', ...(form.isTranslated && { i18n: true }) },
  ];
}

const innerOf = (schema: z.ZodType) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType;

function groupFields(form: Form, shape: Shape): Field[] {
  // The editor writes the first by itself, and a list the second.
  const names = Object.keys(shape).filter((name) => name !== 'formerSlugs' && name !== 'type');
  return names.map((name) => fieldOf(form, name, shape[name] ?? z.unknown()));
}

function fieldOf(form: Form, name: string, schema: z.ZodType): Field {
  const { hint: pair, isShared } = notesOf(schema);
  const one = innerOf(schema);
  const hint = pair && inLang(form.lang, pair);
  const isFree = one instanceof z.ZodRecord || (one instanceof z.ZodArray && limitsOf(one).minItems === undefined);
  return {
    name,
    label: labelOf(name, schema, form.lang),
    ...(hint && { hint }),
    required: !(schema instanceof z.ZodOptional || one instanceof z.ZodBoolean || isFree),
    ...(form.isTranslated && { i18n: writtenIn(schema) }),
    ...(relation(schema, form.lang) ?? widgetOf(isShared ? { ...form, isTranslated: false } : form, name, one, hint)),
  } as Field;
}

const inLang = (lang: EditorLang, [ja, en]: readonly [string, string]) => (lang === 'ja' ? ja : en);

/** The language of the site in which a form shows words of several languages. */
const shownOf = (lang: EditorLang) => (isLang(lang) ? lang : DEFAULT_LANG);

/** The label of a field; the name of a language, or the field's own name, if its schema has none. */
function labelOf(name: string, schema: z.ZodType, lang: EditorLang): string {
  const { label } = notesOf(schema);
  if (label) return inLang(lang, label);
  if (name === 'key' || name === 'value') return says(lang, name);
  return isLang(name) ? nameOfLanguage(name, lang) : name;
}

/**
 * Where a field is written: in the file of the default language (`false`), or in each. Rows of a list that have something in common in all
 * languages are in each file, but come, move and go in the form of the default language for all.
 */
function writtenIn(schema: z.ZodType): boolean | 'duplicate' {
  if (notesOf(schema).isShared) return false;
  const one = innerOf(schema);
  if (one instanceof z.ZodRecord) return 'duplicate';
  if (!(one instanceof z.ZodArray)) return true;
  const row = one.element as z.ZodType;
  return row instanceof z.ZodDiscriminatedUnion || hasSharedFields(row) ? 'duplicate' : true;
}

function widgetOf(form: Form, name: string, schema: z.ZodType, hint: string | undefined): object {
  if (schema instanceof z.ZodObject)
    return { widget: 'object', collapsed: 'auto', fields: groupFields(form, schema.shape) };
  if (schema instanceof z.ZodArray || schema instanceof z.ZodRecord) return listWidget(form, name, schema);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (schema instanceof z.ZodLiteral)
    return schema.values.has(true) ? { widget: 'boolean' } : { widget: 'select', options: [...schema.values] };
  if (schema.def === day.def) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', min: FIRST_DAY };
  const { type, pattern } = limitsOf(schema);
  if (schema instanceof z.ZodNumber)
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...within(schema) };
  const words = schema.def === key.def ? says(form.lang, 'keyPattern') : hint;
  return {
    widget: LONG.test(name) ? 'text' : 'string',
    use_emoji_autocomplete: false,
    // What has no words of its own is left to the check before a save, which has some.
    ...(pattern && words && { pattern: [pattern, words] }),
  };
}

const limitsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The limits of a number or a list, but for those of every whole number. */
function within(schema: z.ZodType): object {
  const { minimum, maximum, minItems = minimum, maxItems = maximum } = limitsOf(schema);
  const limits = Object.entries({ min: minItems, max: maxItems });
  return Object.fromEntries(limits.filter(([, limit]) => limit && Math.abs(limit) < Number.MAX_SAFE_INTEGER));
}

function listWidget(form: Form, name: string, schema: z.ZodArray | z.ZodRecord): object {
  const list = { widget: 'list', collapsed: true, ...within(schema) };
  const row = innerOf((schema instanceof z.ZodArray ? schema.element : schema.valueType) as z.ZodType);
  const fields = groupFields(form, row instanceof z.ZodObject ? row.shape : { value: row });
  if (schema instanceof z.ZodRecord) {
    const key = {
      ...fieldOf(form, 'key', schema.keyType as z.ZodType),
      ...(form.isTranslated && { i18n: 'duplicate' }),
    };
    return { ...list, ...rowWith(form, [key as Field, ...fields]) };
  }
  if (row instanceof z.ZodObject) return { ...list, ...rowWith(form, fields) };
  if (row instanceof z.ZodDiscriminatedUnion) {
    const types = (row.options as z.ZodObject[]).map((option) => {
      const type = String((option.shape['type'] as z.ZodLiteral).value);
      const label = labelOf(type, option, form.lang);
      return { name: type, label, ...rowWith(form, groupFields(form, option.shape)) };
    });
    return { ...list, typeKey: 'type', types };
  }
  if (row instanceof z.ZodEnum) return { ...widgetOf(form, name, row, undefined), multiple: true, ...within(schema) };
  const label = labelOf(name, schema, form.lang);
  return { ...list, collapsed: false, field: { ...fieldOf(form, name, row), name: 'value', label } };
}

function rowWith({ lang }: Form, fields: readonly Field[]): object {
  const texts = fields.filter((field) => !('required' in field) || field.required !== false);
  const title = TITLES.find((each) => texts.some(({ name }) => name === each));
  const isPerLanguage = texts.some((field) => field.name === title && 'fields' in field);
  const shown = isLang(title) ? shownOf(lang) : `${title}${isPerLanguage ? `.${shownOf(lang)}` : ''}`;
  // A name alone does not say which fact it is.
  const value = title === 'key' && fields.some(({ name }) => name === 'value') ? ': {{fields.value}}' : '';
  return { fields, ...(title && { summary: `{{fields.${shown}}}${value}` }) };
}

/**
 * The text below the fields, as Markdown. Only news, which are plain, may be written as rich text too: the editor's rich text drops how
 * the columns of a table are aligned.
 */
function bodyField(kind: Kind, lang: EditorLang): Field {
  const plain = {
    label: says(lang, 'body'),
    hint: says(lang, 'bodyHint'),
    required: false,
    i18n: true,
    widget: 'text',
  };
  const rich = { widget: 'richtext', modes: ['raw', 'rich_text'] };
  return { name: 'body', ...plain, ...(kind === 'news' && rich) } as Field;
}

/** Pictures are chosen below the text, where their words are asked for; saving puts them into it. */
function picturesField(lang: EditorLang): Field {
  return {
    name: KEPT.pictures,
    label: says(lang, 'pictures'),
    hint: says(lang, 'picturesHint'),
    widget: 'list',
    label_singular: says(lang, 'picture'),
    required: false,
    i18n: 'duplicate',
    fields: [
      { name: 'image', label: says(lang, 'picture'), widget: 'image', i18n: 'duplicate', choose_url: false },
      { name: 'alt', label: says(lang, 'alt'), widget: 'string', i18n: true },
    ],
  };
}

/** What the form calls the fields that lead to a value; a row by its number or key. */
export function labelsAlong(kind: Kind, path: readonly string[], lang: EditorLang): string[] {
  let schema: z.ZodType = KINDS[kind].schema;
  return path.map((name) => {
    const one = innerOf(schema);
    const groups = (one instanceof z.ZodDiscriminatedUnion ? one.options : [one]) as z.ZodType[];
    const row = one instanceof z.ZodArray ? one.element : one instanceof z.ZodRecord ? one.valueType : undefined;
    const fields = groups.map((group) => (group instanceof z.ZodObject ? group.shape[name] : row));
    schema = (fields.find((field) => field !== undefined) ?? z.unknown()) as z.ZodType;
    return row === undefined ? labelOf(name, schema, lang) : /^\d+$/.test(name) ? String(Number(name) + 1) : name;
  });
}

/** Where a form finds what a field may name, if not among entries: rows of a file by their name, and what is shown of them. */
const TARGETS: Partial<Record<Named, readonly [kind: string, value?: string, shown?: string]>> = {
  'measured-cases': ['case-studies'],
  categories: ['categories', 'rows.*.key', 'rows.*.LANG'],
  tags: ['tags', 'rows.*.key', 'rows.*.LANG'],
  clauses: ['clauses', 'rows.*.key', 'rows.*.name'],
  'shared-sections': ['shared-sections', 'sections.*.id', 'sections.*.title'],
  faq: ['faq', 'rows.*.id', 'rows.*.title'],
  offices: ['company-facts', 'offices.*.key', 'offices.*.key'],
  figures: ['company', 'figures.*.key', 'figures.*.label'],
};

/** The widget of a field that names something else, chosen from what there is; undefined for other fields, and for what no form lists. */
function relation(schema: z.ZodType, lang: EditorLang): object | undefined {
  const one = innerOf(schema);
  // The keys of a table are names, and have words of their own next to them.
  if (one instanceof z.ZodRecord) return undefined;
  const row = one instanceof z.ZodArray ? (one.element as z.ZodType) : undefined;
  const { names = row && notesOf(row).names } = notesOf(schema);
  const [kind = names ?? '', value_field, shown = ''] = (names && TARGETS[names]) ?? [];
  if (!(kind in KINDS)) return undefined;
  // Several stay in the order in which they were chosen; a few boxes to tick would hide it.
  const chosen = { widget: 'relation', multiple: row !== undefined, ...(row && { dropdown_threshold: 0 }) };
  if (!value_field) return { ...chosen, collection: kind, value_field: '{{slug}}', display_fields: ['title'] };
  const display_fields = [shown.replace('LANG', shownOf(lang))];
  return { ...chosen, collection: '_singletons', file: kind, value_field, display_fields };
}
