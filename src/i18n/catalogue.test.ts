import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allWords, type Namespace, words } from './catalogue.ts';
import { DEFAULT_LANG, LANGS } from './langs.ts';

describe.each(LANGS)('%s', (lang) => {
  const files = readdirSync(`locales/${DEFAULT_LANG}`).map((file) => file.replace('.json', ''));

  test('every file is a namespace, for pages and for the engine of translation', () => {
    const all = allWords(lang);
    expect(Object.keys(all).sort()).toEqual(files.sort());
    for (const name of files) expect(words(lang, name as Namespace)).toEqual(all[name]);
  });
});

test('a namespace without a file is a bug and says so', () => {
  expect(() => words(DEFAULT_LANG, 'nothing' as Namespace)).toThrow(
    `words: locales/${DEFAULT_LANG}/nothing.json, expected a file`,
  );
});
