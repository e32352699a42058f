import { expect } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { DESK, PHONE, test } from './engine.ts';

// In `npm test` each page is opened in one language and at one width, in rotation; every engine opens every page.
for (const lang of PUBLISHED_LANGS)
  test(`pages in ${lang} have no error, and nothing is cut or scrolls sideways`, async ({ tab, watched }) => {
    test.setTimeout(180_000);
    watched.before((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
    const found: string[] = [];
    const pages = FAMILIES.filter((_, at) => inTurn(PUBLISHED_LANGS, at).includes(lang)).map((path) =>
      localizePath(path, lang),
    );
    for (const size of [DESK, PHONE]) {
      const { width, height } = size;
      await tab.resize(width, height);
      for (const address of pages.filter((_, at) => inTurn([DESK, PHONE], at).includes(size))) {
        await tab.goto(address);
        found.push(...(await tab.run(layoutProblems)).map((problem) => `${address} at ${width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
