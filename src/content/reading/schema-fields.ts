import type * as z from 'zod/mini';

/** The part of a zod definition that leads further down. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
}

/**
 * Names of the fields that a schema knows at a place in its data, for "did you mean"; empty where there are none.
 *
 * @example fieldsAt(newsSchema, []) // => ['title', 'summary', …]
 * @example fieldsAt(faqSchema, [0, 'items', 2]) // => ['id', 'question', 'answer']
 */
export function fieldsAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  const definition = schema._zod.def as Definition;
  if (definition.innerType) return fieldsAt(definition.innerType, path);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(definition.shape ?? {});
  const next = definition.shape?.[String(key)] ?? definition.element ?? definition.valueType;
  return next ? fieldsAt(next, rest) : [];
}
