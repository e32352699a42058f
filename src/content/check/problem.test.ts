import { expect, test } from 'vitest';
import en from './sentences/en.json' with { type: 'json' };
import ja from './sentences/ja.json' with { type: 'json' };

test('every sentence has the same values in both languages', () => {
  const valuesIn = (sentences: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(sentences).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]),
    );
  expect(valuesIn(ja)).toEqual(valuesIn(en));
});
