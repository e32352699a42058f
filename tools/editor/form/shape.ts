import type { Kind } from '#src/content/kinds.ts';
import { schemaOf } from '#tools/content-schemas/content-schemas.ts';

/** The part of a JSON Schema that a form is made of. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  /** The only value that there may be: the type of one of several shapes. */
  readonly const?: string;
  /** Alternative shapes, distinguished by their `type`. */
  readonly oneOf?: readonly Shape[];
  /** Alternative shapes that nothing distinguishes by name. */
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
}

const shapes = new Map<Kind, Shape>();

/** The shape of a kind's files, from the schema that checks them. It is cached, because a form needs it at every field. */
export function shapeOf(kind: Kind): Shape {
  const shape = shapes.get(kind) ?? (schemaOf(kind) as Shape);
  shapes.set(kind, shape);
  return shape;
}

/**
 * The fields of a shape by name, in their order. A table of keys (`notice: { ja, en, zh }`) has the fields "key" and those of its values,
 * because a form has rows, not free field names.
 */
export function fieldsIn(shape: Shape): Readonly<Record<string, Shape>> {
  const row = rowOf(shape);
  if (row === undefined) return shape.properties ?? {};
  const { propertyNames: key = {} } = shape;
  return { key: { type: 'string', ...key }, ...(row.properties ?? { value: row }) };
}

/** The name that distinguishes a shape from its alternatives; undefined for a shape without a type. */
export function typeOf({ properties }: Shape): string | undefined {
  return properties?.['type']?.const;
}

/** The shape that data has where there may be several. */
export function chosenShape(shape: Shape, data: unknown): Shape {
  if (shape.oneOf === undefined) return shape;
  const type = (data as { readonly type?: unknown } | null | undefined)?.type;
  return shape.oneOf.find((one) => typeOf(one) === type) ?? {};
}

/** The shape of the values of a table of keys; undefined for other shapes. */
export function rowOf({ additionalProperties: row }: Shape): Shape | undefined {
  return typeof row === 'object' ? row : undefined;
}

/** Whether a field takes a number or a text: a form has one field for both. */
export function isNumberOrText({ type }: Shape): boolean {
  return typeof type === 'object' && type.includes('number') && type.includes('string');
}

/** Whether a field of a shape has to be filled in. */
export function isRequired(shape: Shape, field: string): boolean {
  const row = rowOf(shape);
  if (row === undefined) return (shape.required ?? []).includes(field);
  return field === 'key' || row.properties === undefined || (row.required ?? []).includes(field);
}

/** The empty value of a required field: a text or list without a minimum length; undefined for others. */
export function emptyOf(shape: Shape): '' | readonly never[] | undefined {
  if (shape.type === 'array') return shape.minItems === undefined ? [] : undefined;
  const isFree = [shape.minLength, shape.pattern, shape.enum, shape.format].every((limit) => limit === undefined);
  return shape.type === 'string' && isFree ? '' : undefined;
}
