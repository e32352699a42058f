import * as z from 'zod';
import { isGroup, partOf, schemaOf } from '#src/content/shared-fields.ts';
import { notesOf } from '#src/schemas/content/fields.ts';

export type Group = Readonly<Record<string, unknown>>;

const ANY = z.unknown();

/** Replaces a space at the edge of a text, such as "␣years": the editor would cut it off, and nobody would see it. */
const SPACE = '␣';

/**
 * A file's data for a form, which has rows and no free field names: tables of keys become rows.
 *
 * @example toForm(z.record(key, label), { java: { ja: 'Java', en: 'Java' } }) // => [{ key: 'java', ja: 'Java', en: 'Java' }]
 */
export function toForm(schema: z.ZodType, data: unknown): unknown {
  const one = schemaOf(schema, data);
  const part = (name: string, each: unknown) => toForm(partOf(schema, data, name) ?? ANY, each);
  if (Array.isArray(data)) return data.map((each) => part('', each));
  if (typeof data === 'string') return data.replace(/^ | $/g, SPACE);
  // A number or a text has one field for both.
  if (!isGroup(data)) return typeof data === 'number' && one instanceof z.ZodUnion ? String(data) : data;
  if (one instanceof z.ZodRecord)
    return Object.entries(data).map(([key, each]) => {
      const value = part(key, each);
      return isGroup(value) ? { key, ...value } : { key, value };
    });
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, part(name, each)]));
}

/**
 * The data of a form, in the order of the schema, without empty fields; a required list stays, also if it has no row. A translation leaves
 * out what is the same in every language. Fields unknown to the schema stay: the check reports them, and the editor never loses them.
 */
export function fromForm(schema: z.ZodType, form: unknown, isTranslation: boolean): unknown {
  const one = schemaOf(schema, form);
  if (one instanceof z.ZodRecord && Array.isArray(form)) {
    const isGroupOf = schemaOf(one.valueType as z.ZodType, undefined) instanceof z.ZodObject;
    const rows = form.filter(isGroup).map(({ key = '', ...rest }) => {
      const value = isGroupOf ? rest : rest['value'];
      return [String(key), fromForm(one.valueType as z.ZodType, value, isTranslation)];
    });
    return Object.fromEntries(rows);
  }
  if (Array.isArray(form))
    return form.map((each, at) => fromForm(partOf(schema, form, at) ?? ANY, each, isTranslation));
  if (!isGroup(form)) return typeof form === 'string' ? form.replace(/^␣|␣$/g, ' ') : form;
  const fields: Readonly<Record<string, z.ZodType>> = one instanceof z.ZodObject ? one.shape : {};
  // Sveltia follows the rows of a list by fields of its own.
  const names = new Set([...Object.keys(fields), ...Object.keys(form)].filter((name) => !name.startsWith('__sc_')));
  const data = Object.fromEntries(
    [...names].flatMap((name) => {
      const { [name]: field = ANY } = fields;
      if (isTranslation && notesOf(field).isShared) return [];
      const value = fromForm(field, form[name], isTranslation);
      const isKept = value && (field instanceof z.ZodArray || field instanceof z.ZodRecord);
      return isKept || !isEmpty(value) ? [[name, value]] : [];
    }),
  );
  return one instanceof z.ZodObject ? withNumbers(one, data) : data;
}

/** A group in which texts are numbers where both may be: "70" of people, but not "04" of a month, which the schema refuses as a number. */
function withNumbers(group: z.ZodObject, data: Group): Group {
  const texts = Object.entries(data).filter(([name, value]) => {
    const field = group.shape[name];
    return field && schemaOf(field, value) instanceof z.ZodUnion && /^-?\d+(\.\d+)?$/.test(String(value));
  });
  if (texts.length === 0) return data;
  const numbers = { ...data, ...Object.fromEntries(texts.map(([name, value]) => [name, Number(value)])) };
  return group.safeParse(data).success && !group.safeParse(numbers).success ? data : numbers;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) ? Object.values(value).every(isEmpty) : [undefined, null, '', false].includes(value as '');
}
