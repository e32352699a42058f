import * as z from 'zod';
import { notesOf } from '#src/schemas/content/fields.ts';

type Path = readonly PropertyKey[];

/** Why a translation does not fit its original: a field that only the original has, or other rows of a list. */
export interface Misfit {
  readonly path: Path;
  readonly problem: 'repeated' | 'otherRows' | 'otherType';
  /** Of rows: those of the original. */
  readonly expected?: number | string;
}

/**
 * A translation with the fields that its original has for all languages: objects field by field, lists row by row. Nothing is validated:
 * the schema is for the whole.
 */
export function withSharedFields(
  schema: z.ZodType,
  original: unknown,
  own: unknown,
): { readonly data: unknown; readonly misfits: readonly Misfit[] } {
  const misfits: Misfit[] = [];
  return { data: merged(schema, original, own, [], misfits), misfits };
}

/** The schema without what makes it optional; of a row of several types, that of its type. */
export function schemaOf(schema: z.ZodType, data: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaOf(schema.unwrap() as z.ZodType, data);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator, options } = schema.def;
  const named = isGroup(data) ? data[discriminator] : undefined;
  return (options as readonly z.ZodObject[]).find(({ shape }) => isTyped(shape[discriminator], named));
}

/** The schema of a field, row or value of some data; undefined for a field that the schema does not have. */
export function partOf(schema: z.ZodType, data: unknown, name: PropertyKey): z.ZodType | undefined {
  const own = schemaOf(schema, data);
  if (own instanceof z.ZodArray) return own.element as z.ZodType;
  if (own instanceof z.ZodRecord) return own.valueType as z.ZodType;
  return own instanceof z.ZodObject ? own.shape[String(name)] : undefined;
}

function isTyped(type: unknown, named: unknown): boolean {
  return type instanceof z.ZodLiteral && type.values.has(named as string);
}

function merged(unresolved: z.ZodType, original: unknown, own: unknown, path: Path, misfits: Misfit[]): unknown {
  const schema = schemaOf(unresolved, own);
  if (schema instanceof z.ZodArray && Array.isArray(own)) {
    const row = schema.element as z.ZodType;
    const from = Array.isArray(original) ? original : [];
    if (from.length !== own.length && hasSharedFields(row))
      misfits.push({ path, problem: 'otherRows', expected: from.length });
    return own.map((each, at) => merged(row, from[at], each, [...path, at], misfits));
  }
  if (schema === undefined || !isGroup(own)) return own;
  const from = isGroup(original) ? original : {};
  if (unresolved instanceof z.ZodDiscriminatedUnion && from['type'] !== own['type'])
    misfits.push({ path: [...path, 'type'], problem: 'otherType', expected: String(from['type']) });
  const result: Record<string, unknown> = { ...own };
  for (const name of new Set([...Object.keys(own), ...Object.keys(schema instanceof z.ZodObject ? from : {})])) {
    const field = partOf(schema, own, name);
    if (field === undefined) continue;
    const isShared = notesOf(field).isShared === true;
    if (isShared && name in own) misfits.push({ path: [...path, name], problem: 'repeated' });
    if (isShared && name in from) result[name] = from[name];
    if (!isShared && name in own) result[name] = merged(field, from[name], own[name], [...path, name], misfits);
  }
  return result;
}

const withShared = new WeakMap<z.ZodType, boolean>();

/** Whether a schema has a shared field at any depth, so that its rows belong to those of the original. */
export function hasSharedFields(schema: z.ZodType): boolean {
  const known = withShared.get(schema);
  if (known !== undefined) return known;
  const has = notesOf(schema).isShared === true || schemasIn(schema).some(hasSharedFields);
  withShared.set(schema, has);
  return has;
}

function schemasIn(schema: z.ZodType): readonly z.ZodType[] {
  if (schema instanceof z.ZodOptional) return [schema.unwrap() as z.ZodType];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options as z.ZodType[];
  return schema instanceof z.ZodObject ? Object.values(schema.shape as Record<string, z.ZodType>) : [];
}

/** Whether data is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
