import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { identityOf, searchFor } from '#tools/company-leftovers/identity.ts';

test.each(LANGS)(
  'no UI string in %s names the company, its people, numbers or towns (rule company.page-texts)',
  (lang) => {
    const search = searchFor(identityOf((file) => readFileSync(file, 'utf8')));
    const named = readdirSync(`locales/${lang}`).flatMap((name) =>
      search(readFileSync(`locales/${lang}/${name}`, 'utf8')).map((found) => `${name}: ${found}`),
    );
    expect(named).toEqual([]);
  },
);
