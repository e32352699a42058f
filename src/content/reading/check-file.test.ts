import { expect, test } from 'vitest';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { checkFile } from './check-file.ts';

test('a text where fields belong is answered with the names of the fields, at its line', () => {
  const file = 'content/company/facts.yaml';
  const identity = 'identity:\n  site: https://a.example\n  email: a@a.example\n  storagePrefix: a\n';
  const { problems } = checkFile(
    'company/facts',
    { id: 'facts', slug: 'facts', lang: DEFAULT_LANG, file },
    `${identity}  phone: 06-1234-5678\n`,
  );
  expect(problems).toEqual([
    {
      file,
      line: 5,
      field: 'identity.phone',
      ja: '値 "06-1234-5678" は使えません。必要な値: 項目の集まり（「名前: 値」の行）：national、international',
      en: 'found "06-1234-5678", expected fields (lines of "name: value"): national, international',
    },
  ]);
});

test('the rest of a text behind a comma is answered with the quotation marks that it lacks', () => {
  const file = 'content/categories.yaml';
  const { problems } = checkFile(
    'categories',
    { id: 'categories', slug: 'categories', lang: DEFAULT_LANG, file },
    `notice: { ${DEFAULT_LANG}: Hello, new world }\n`,
  );
  expect(problems.map(({ en }) => en)).toContain(
    'there is no field `new world`; put quotation marks around a value with a comma',
  );
});
