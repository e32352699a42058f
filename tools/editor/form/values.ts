import { sameData } from '#tools/editor/text/same-data.ts';
import { chosenShape, emptyOf, fieldsIn, isNumberOrText, rowOf, type Shape } from './shape.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * A file's data for a form: tables of keys become rows.
 *
 * @example toForm(shapeOf('tags'), { java: { ja: 'Java', en: 'Java', zh: 'Java' } }) // => [{ key: 'java', ja: 'Java', … }]
 */
export function toForm(shape: Shape, data: unknown): unknown {
  const row = rowOf(shape);
  if (row && isGroup(data))
    return Object.entries(data).map(([key, each]) => {
      const value = toForm(row, each);
      return isGroup(value) ? { key, ...value } : { key, value };
    });
  if (Array.isArray(data)) return data.map((each) => toForm(chosenShape(shape.items ?? {}, each), each));
  if (!isGroup(data)) return typeof data === 'number' && isNumberOrText(shape) ? String(data) : data;
  return Object.fromEntries(
    Object.entries(data).map(([name, each]) => [name, toForm(shape.properties?.[name] ?? {}, each)]),
  );
}

/**
 * The data of a form. Fields keep the order of the file; new ones have the order of the schema. Empty fields are left out, unless the file
 * had them empty. Fields unknown to the schema stay: the check reports them, and the editor never loses them.
 *
 * @param old the data of the file before the change
 */
export function fromForm(shape: Shape, form: unknown, old: unknown): unknown {
  const row = rowOf(shape);
  if (row && Array.isArray(form))
    return Object.fromEntries(
      form.filter(isGroup).map(({ key, ...rest }) => {
        const before = isGroup(old) ? old[String(key)] : undefined;
        return [String(key ?? ''), fromForm(row, row.properties ? rest : rest['value'], before)];
      }),
    );
  if (Array.isArray(form))
    return form.map((each, at) => fromForm(chosenShape(shape.items ?? {}, each), each, rowBefore(form, at, old)));
  if (!isGroup(form)) return isNumberOrText(shape) ? numberIn(form) : within(form, old);
  const before = isGroup(old) ? old : {};
  const names = inOrder(Object.keys(before), Object.keys(fieldsIn(shape)), Object.keys(form));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fromForm(shape.properties?.[name] ?? {}, form[name], before[name]);
      if (!isEmpty(value)) return [[name, value]];
      if (name in before && isEmpty(before[name])) return [[name, before[name]]];
      const empty = shape.required?.includes(name) ? emptyOf(shape.properties?.[name] ?? {}) : undefined;
      return empty === undefined ? [] : [[name, empty]];
    }),
  );
}

/** The names of a group: those of the file as it has them, each other one behind what it follows in the schema. */
function inOrder(old: readonly string[], schema: readonly string[], form: readonly string[]): string[] {
  const names = [...old];
  for (const [at, name] of schema.entries()) {
    if (names.includes(name)) continue;
    const before = schema.slice(0, at).findLast((other) => names.includes(other));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return [...new Set([...names, ...form])];
}

/** A number for a text that is one; "2008-05" and "9:00" stay texts. */
function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** Spaces and line breaks around a text are the file's: the editor cuts them off. */
function within(value: unknown, old: unknown): unknown {
  if (typeof value !== 'string' || typeof old !== 'string' || value.trim() === '' || old.trim() === '') return value;
  const start = old.indexOf(old.trim());
  return old.slice(0, start) + value.trim() + old.slice(start + old.trim().length);
}

/** The row of the file that a row of the form was; rows may have come or gone before it. */
function rowBefore(form: readonly unknown[], at: number, old: unknown): unknown {
  if (!Array.isArray(old)) return undefined;
  const same = old.find((row) => sameData(trimmed(row), trimmed(form[at])));
  return same ?? (old.length === form.length ? old[at] : undefined);
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, trimmed(each)])) : value;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isGroup(value) && Object.values(value).every(isEmpty);
}

function isGroup(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
