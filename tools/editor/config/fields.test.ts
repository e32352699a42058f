import { expect, test } from 'vitest';
import { KIND_NAMES } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { fieldsOf } from './fields.ts';

test('every field of every kind has a name in every language', () => {
  for (const kind of KIND_NAMES.filter((name) => !name.startsWith('accessibility/')))
    for (const lang of LANGS) expect(fieldsOf(kind, lang).length, `${kind} ${lang}`).toBeGreaterThan(2);
});
