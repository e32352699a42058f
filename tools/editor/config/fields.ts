import type { Field } from '@sveltia/cms';
import { isListKind, KINDS, type Kind, taxonomyOf } from '#src/content/kinds.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { FIRST_DAY } from '#src/schemas/content/fields.ts';
import { emptyOf, fieldsIn, isRequired, rowOf, type Shape, shapeOf, typeOf } from '#tools/editor/form/shape.ts';
import { isMarkdown, KEPT } from '#tools/editor/text/content-file.ts';
import type { Form } from './form.ts';
import { REFERENCES } from './references.ts';
import { bodyField, picturesField } from './text-fields.ts';
import { nameOfKind, says, wordsOfField } from './words.ts';

/** Fields whose text is longer than a line. */
const LONG = new Set([
  'summary',
  'description',
  'text',
  'consent',
  'answer',
  'challenge',
  'solution',
  'shortDescription',
  'ctoMessage',
  'purpose',
  'lead',
  'notice',
  'note',
]);

/** Values in the tables of sections may have several paragraphs. */
function isLong(path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  return LONG.has(name) || (name === 'value' && path.includes('sections'));
}

/** The pattern of names and keys (`key` of the schemas). */
export const KEY_PATTERN = '^[a-z0-9-]{1,80}$';

/** The form of a kind, generated from its schema, the only source of names, limits, patterns and choices. */
export function fieldsOf(kind: Kind, lang: Lang): Field[] {
  const { form } = KINDS[kind];
  const isTranslated = form !== 'table';
  const shape = shapeOf(kind);
  const isList = shape.type === 'array' || rowOf(shape) !== undefined;
  const of = { kind, lang, isTranslated };
  const fields = isList ? [rowsField(of, shape)] : groupFields(of, [], shape);
  const hidden = [KEPT.source, KEPT.trouble, KEPT.status].map(
    (name): Field => ({ name, widget: 'hidden', ...(isTranslated && { i18n: true }) }),
  );
  const text = isMarkdown(kind) ? [bodyField(of)] : [];
  if (isListKind(kind)) text.push(picturesField(of));
  return [...fields, ...text, ...hidden];
}

/** The only field of a file that is a list. */
function rowsField(of: Form, shape: Shape): Field {
  const label = rowsLabel(of);
  return { name: KEPT.rows, label, required: false, ...wholeField(of), ...listField(of, [], shape) } as Field;
}

/** The rows of a file are mostly what the kind is called after; where they are not, they have words of their own. */
function rowsLabel({ lang, kind }: Form): string {
  try {
    return wordsOfField(lang, kind, KEPT.rows).label;
  } catch {
    return nameOfKind(lang, kind);
  }
}

function groupFields(of: Form, path: readonly string[], shape: Shape): Field[] {
  return (
    Object.entries(fieldsIn(shape))
      // The editor writes these two by itself.
      .filter(([name, { const: type }]) => name !== 'formerSlugs' && type === undefined)
      .map(([name, field]) =>
        fieldOf(of, [...path, name], field, isRequired(shape, name) && emptyOf(field) === undefined),
      )
  );
}

function fieldOf(of: Form, path: readonly string[], shape: Shape, required: boolean): Field {
  const name = path.at(-1) ?? '';
  const row = rowOf(shape);
  const kindOfField = row || shape.type === 'array' ? listField(of, path, shape) : plainField(of, path, shape);
  return { name, ...wordsOfField(of.lang, of.kind, name), required, ...wholeField(of, path), ...kindOfField } as Field;
}

/** A field that means the same in every language is written once, for all of them. */
function wholeField({ kind, isTranslated }: Form, path: readonly string[] = []): Partial<Field> {
  const row = KINDS[kind];
  const shared: readonly string[] = 'shared' in row ? row.shared : [];
  // What is the same in a group with words, such as the figures of a sheet, is for the check to compare.
  const isGroup = shapeOf(kind).properties?.[path[0] ?? '']?.properties !== undefined;
  return isTranslated ? { i18n: !isGroup && shared.includes(path[0] ?? '') ? 'duplicate' : true } : {};
}

function plainField(of: Form, path: readonly string[], shape: Shape): object {
  const refers = reference(of, path, false);
  if (refers) return refers;
  if (shape.properties) return { widget: 'object', collapsed: 'auto', fields: groupFields(of, path, shape) };
  if (shape.type === 'boolean') return { widget: 'boolean', required: false };
  if (shape.enum) return { widget: 'select', options: [...shape.enum] };
  if (shape.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', min: FIRST_DAY };
  if (shape.type === 'integer' || shape.type === 'number') return numberField(shape);
  const hint =
    shape.pattern === KEY_PATTERN ? says(of.lang).nameRefused : wordsOfField(of.lang, of.kind, path.at(-1) ?? '').hint;
  // A pattern without words for it is left to the check before saving, which has some.
  const pattern = shape.pattern && hint ? { pattern: [shape.pattern, hint] } : {};
  const widget = isLong(path) ? 'text' : 'string';
  return { widget, use_emoji_autocomplete: false, ...(shape.format === 'uri' && { type: 'url' }), ...pattern };
}

function numberField({ type, minimum, maximum }: Shape): object {
  const isLimit = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

function listField(of: Form, path: readonly string[], shape: Shape): object {
  const limits = { ...(shape.minItems && { min: shape.minItems }), ...(shape.maxItems && { max: shape.maxItems }) };
  const refers = reference(of, path, true);
  if (refers) return { ...refers, ...limits };
  const rows = rowOf(shape) ? shape : (shape.items ?? {});
  if (rows.oneOf) return typedList(of, path, rows.oneOf, limits);
  if (rows.enum) return { widget: 'select', multiple: true, options: [...rows.enum], ...limits };
  if (!rows.properties && !rowOf(rows))
    return {
      widget: 'list',
      ...limits,
      field: {
        name: 'value',
        ...wordsOfField(of.lang, of.kind, path.at(-1) ?? ''),
        ...(rows.type === 'array' ? listField(of, path, rows) : plainField(of, path, rows)),
        ...wholeField(of, path),
      },
    };
  const fields = groupFields(of, path, rows);
  const title = rowTitle(fields, of.lang);
  return { widget: 'list', collapsed: true, ...limits, ...(title && { summary: `{{fields.${title}}}` }), fields };
}

/** A list whose rows are of several types, each with fields of its own. */
function typedList(of: Form, path: readonly string[], shapes: readonly Shape[], limits: object): object {
  const types = shapes.map((shape) => {
    const name = typeOf(shape) ?? '';
    const fields = groupFields(of, path, shape);
    const title = rowTitle(fields, of.lang);
    return {
      name,
      label: wordsOfField(of.lang, of.kind, `type/${name}`).label,
      ...(title && { summary: `{{fields.${title}}}` }),
      fields,
    };
  });
  return { widget: 'list', collapsed: true, typeKey: 'type', ...limits, types };
}

/** The field that serves as the title of a row: texts before keys. */
function rowTitle(fields: readonly Field[], lang: Lang): string | undefined {
  const names = fields.map(({ name }) => name);
  const texts = fields.find(({ name }) => name === 'text');
  const isPerLang = texts !== undefined && 'fields' in texts;
  // A field that most rows leave empty is no title.
  const isFree = texts !== undefined && 'required' in texts && texts.required === false;
  const named = isFree ? names.filter((name) => name !== 'text') : names;
  return ['title', 'name', 'question', lang, 'label', 'text', 'key', 'id', 'slug']
    .filter((name) => named.includes(name))
    .map((name) => (name === 'text' && isPerLang ? `text.${lang}` : name))[0];
}

/** A field that names something of another file is picked from what there is. */
function reference({ kind, lang }: Form, path: readonly string[], multiple: boolean): object | undefined {
  const taxonomy = taxonomyOf(kind);
  const name = path.join('.');
  if (taxonomy && taxonomy.field === name) return { ...picker(taxonomy.table, lang), multiple };
  const target = REFERENCES[`${kind}.${name}`];
  return target && { ...picker(target, lang), multiple };
}

function picker(kind: Kind, lang: Lang): object {
  const { form } = KINDS[kind];
  if (form === 'entries')
    return { widget: 'relation', collection: kind, value_field: '{{slug}}', display_fields: ['title'] };
  const [value, shown] =
    kind === 'company/facts' ? ['offices.*.key', 'offices.*.key'] : ['rows.*.key', `rows.*.${lang}`];
  return {
    widget: 'relation',
    collection: '_singletons',
    file: kind.replace('/', '-'),
    value_field: value,
    display_fields: [shown],
  };
}
