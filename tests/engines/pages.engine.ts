import { expect } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { DESK, PHONE, test } from './engine.ts';

for (const lang of PUBLISHED_LANGS)
  test(`pages in ${lang} have no error, and nothing is cut or scrolls sideways`, async ({ tab, watched }) => {
    test.setTimeout(180_000);
    watched.before((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
    const found: string[] = [];
    for (const [at, address] of FAMILIES.map((path) => localizePath(path, lang)).entries()) {
      await tab.goto(address);
      // The window is as the page before left it: resizing takes as long as loading.
      for (const [turn, { width, height }] of (at % 2 > 0 ? [PHONE, DESK] : [DESK, PHONE]).entries()) {
        if (turn > 0) await tab.resize(width, height);
        found.push(...(await tab.run(layoutProblems)).map((problem) => `${address} at ${width}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
