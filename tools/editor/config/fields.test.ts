import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import common from '#locales/ja/common.json' with { type: 'json' };
import { KIND_NAMES } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { fieldsIn, type Shape, shapeOf } from '#tools/editor/form/shape.ts';
import { fieldsOf } from './fields.ts';
import { nameOfKind, wordsOfField } from './words.ts';

/** Standards and a machine write what is below `accessibility/`. */
const kinds = KIND_NAMES.filter((name) => !name.startsWith('accessibility/'));

/** The fields of a shape by name, and those inside them. */
function namesIn(shape: Shape): string[] {
  return Object.entries(fieldsIn(shape.items ?? shape)).flatMap(([name, field]) => [name, ...namesIn(field)]);
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
  const missing = kinds.flatMap((kind) =>
    namesIn(shapeOf(kind))
      // Filled in by the editor itself.
      .filter((name) => name !== 'formerSlugs')
      .flatMap((name) => LANGS.flatMap((lang) => thrownBy(() => wordsOfField(lang, kind, name)))),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.each(kinds)('%s has a form in every language', (kind) => {
  for (const lang of LANGS) expect(fieldsOf(kind, lang).length, lang).toBeGreaterThan(2);
});

/** Every field of a form, those inside others included. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const inner =
      'fields' in field ? (field.fields as readonly Field[]) : 'field' in field ? [field.field as Field] : [];
    return [field, ...allFields(inner)];
  });
}

test.each(LANGS)('no field in %s answers with a regular expression', (lang) => {
  const messages = kinds.flatMap((kind) =>
    allFields(fieldsOf(kind, lang)).flatMap((field) => ('pattern' in field ? [String(field.pattern?.[1])] : [])),
  );
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => /[\\^$]/.test(message))).toEqual([]);
});

test.each([
  ['faq', '{{fields.title}}'],
  ['categories', '{{fields.ja}}'],
  ['tags', '{{fields.ja}}'],
  ['notices', '{{fields.text.ja}}'],
] as const)('rows of %s are listed by their Japanese words', (kind, summary) => {
  expect(fieldsOf(kind, 'ja')[0]).toMatchObject({ summary });
});

test('a case study is called in the editor as on the site', () => {
  expect(nameOfKind('ja', 'case-studies')).toBe(common.nav.cases);
  expect(wordsOfField('ja', 'challenged', 'case').label).toBe(common.nav.cases);
});
