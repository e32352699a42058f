import { expect, test } from 'vitest';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { fieldsIn, type Shape, shapeOf } from '#tools/editor/form/shape.ts';
import { fieldsOf } from './fields.ts';
import { wordsOfField } from './words.ts';

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
