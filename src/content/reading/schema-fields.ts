import type * as z from 'zod';

/** The properties of a zod definition that lead to nested schemas. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
}

/**
 * Names of the fields of a schema at a place in its data, for "did you mean"; empty if there are none.
 *
 * @param data of the whole file, which decides between several schemas
 */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string[] {
  const definition = schema._zod.def as Definition;
  const one = definition.innerType ?? chosen(definition, data);
  if (one) return fieldsAt(one, path, data);
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(definition.shape ?? {});
  const next = definition.shape?.[String(key)] ?? definition.element ?? definition.valueType;
  return next ? fieldsAt(next, rest, valueAt(data, key)) : [];
}

/** The schema that matches the type of an object. */
function chosen({ options, discriminator }: Definition, data: unknown): z.ZodType | undefined {
  if (options === undefined || discriminator === undefined) return undefined;
  const named = valueAt(data, discriminator);
  return options.find((option) => {
    const { shape } = option._zod.def as Definition;
    return shape?.[discriminator]?._zod.values?.has(named as string);
  });
}

function valueAt(data: unknown, key: PropertyKey): unknown {
  return (data as Record<PropertyKey, unknown> | null | undefined)?.[key];
}
