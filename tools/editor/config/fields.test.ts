import type { Field, VariableFieldType } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { SECTION_TYPES } from '#src/schemas/content/sections.ts';
import { fieldsIn, type Shape, shapeOf, typeOf } from '#tools/editor/form/shape.ts';
import { fieldsOf } from './fields.ts';
import { nameOfKind, wordsOfField } from './words.ts';

/** The fields of a shape by name, and those inside them. */
function namesIn(shape: Shape): string[] {
  const rows = shape.items ?? shape;
  const types = (rows.oneOf ?? []).flatMap((one) => [`type/${typeOf(one)}`, ...namesIn(one)]);
  return [...types, ...Object.entries(fieldsIn(rows)).flatMap(([name, field]) => [name, ...namesIn(field)])];
}

/** What a call throws, nothing where it does not. */
function thrownBy(call: () => unknown): string[] {
  try {
    call();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

test('every field of every kind has a name in every language', () => {
  const missing = KIND_NAMES.flatMap((kind) =>
    namesIn(shapeOf(kind))
      // Filled in by the editor itself.
      .filter((name) => name !== 'formerSlugs')
      .flatMap((name) => LANGS.flatMap((lang) => thrownBy(() => wordsOfField(lang, kind, name)))),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.each(KIND_NAMES)('%s has a form in every language', (kind) => {
  for (const lang of LANGS) expect(fieldsOf(kind, lang).length, lang).toBeGreaterThan(2);
});

const typesOf = (field: Field | undefined) =>
  (field && 'types' in field ? field.types : []) as readonly VariableFieldType[];

/** Every field of a form, those inside others included. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const inner =
      'fields' in field ? (field.fields as readonly Field[]) : 'field' in field ? [field.field as Field] : [];
    if ('types' in field) return [field, ...allFields(typesOf(field).flatMap(({ fields }) => fields ?? []))];
    return [field, ...allFields(inner)];
  });
}

test.each(LANGS)('no field in %s answers with a regular expression', (lang) => {
  const messages = KIND_NAMES.flatMap((kind) =>
    allFields(fieldsOf(kind, lang)).flatMap((field) => ('pattern' in field ? [String(field.pattern?.[1])] : [])),
  );
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => /[\\^$]/.test(message))).toEqual([]);
});

test.each([
  ['faq', '{{fields.title}}'],
  ['contact', '{{fields.label}}'],
  ['categories', `{{fields.${DEFAULT_LANG}}}`],
  ['tags', `{{fields.${DEFAULT_LANG}}}`],
  ['notices', `{{fields.text.${DEFAULT_LANG}}}`],
] as const)('rows of %s are listed by their words in the default language', (kind, summary) => {
  expect(fieldsOf(kind, DEFAULT_LANG)[0]).toMatchObject({ summary });
});

test('sections are a list of several types, each with its own fields', () => {
  const sections = fieldsOf('services', DEFAULT_LANG).find(({ name }) => name === 'sections');
  expect(sections).toMatchObject({ widget: 'list', typeKey: 'type' });
  const types = typesOf(sections);
  expect(types.map(({ name }) => name)).toEqual(SECTION_TYPES);
  expect(types[0]?.fields?.map(({ name }) => name)).toContain('columns');
  expect(types[0]?.fields?.map(({ name }) => name)).not.toContain('type');
});

test('facts are listed by their names', () => {
  expect(fieldsOf('company/facts', DEFAULT_LANG).find(({ name }) => name === 'facts')).toMatchObject({
    summary: '{{fields.key}}',
  });
});

test('a fact needs its name and its unit; a range has no value', () => {
  const facts = fieldsOf('company/facts', DEFAULT_LANG).find(({ name }) => name === 'facts');
  const fields = (facts && 'fields' in facts ? facts.fields : []) as readonly Field[];
  const required = fields.filter((field) => 'required' in field && field.required);
  expect(required.map(({ name }) => name)).toEqual(['key', 'unit']);
});

test('a case study is called in the editor as on the site', () => {
  expect(nameOfKind(DEFAULT_LANG, 'case-studies')).toBe(words(DEFAULT_LANG, 'common').nav.cases);
});
