import { expect } from '@playwright/test';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { questions, shown } from '#tests/support/entries.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { PHONE, test } from './engine.ts';
import { agree, fillIn, TAKEN } from './inquiry.ts';
import { addressOf, alive, count, fill, press, textOf } from './look.ts';
import { makeOlder } from './older-engine.ts';
import { soon } from './soon.ts';

test.describe('without what came after Safari 16.4', () => {
  test.beforeEach(({ watched, engineName }) => {
    test.skip(!IS_FULL && engineName !== 'webkit', 'the engine that grew from it');
    makeOlder(watched);
  });

  test('pages have no error, and nothing is cut or scrolls sideways on a phone', async ({ tab, watched }) => {
    test.setTimeout(180_000);
    watched.before((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
    const found: string[] = [];
    await tab.resize(PHONE.width, PHONE.height);
    for (const address of FAMILIES.filter((_, at) => IS_FULL || at % 3 === 0)) {
      await tab.goto(address);
      found.push(...(await tab.run(layoutProblems)).map((problem) => `${address}: ${problem}`));
    }
    expect(found).toEqual([]);
  });

  test('the menu is open at the top of the page, and scrolls away with it', async ({ tab }) => {
    await tab.resize(PHONE.width, PHONE.height);
    await tab.goto('/about-us');
    expect(await count(tab, '.header__button')).toBe(0);
    await tab.run(() => scrollTo({ top: 2000, behavior: 'instant' }));
    expect(await tab.run(() => document.querySelector('.header')?.getBoundingClientRect().bottom)).toBeLessThan(0);
    await tab.run(() => scrollTo({ top: 0, behavior: 'instant' }));
    await press(tab, '#menu a[href="/contact"]');
    await soon(() => addressOf(tab)).toBe('/contact');
  });

  test('an inquiry is sent', async ({ tab, watched }) => {
    watched.let(/^POST \/api\/contact/, TAKEN);
    await agree(tab);
    await fillIn(tab);
    await press(tab, '[data-send]');
    await soon(() => textOf(tab, '.contact-form__reference b')).toBe('1A2B3C4D');
  });

  test('questions are filtered, and nothing marks what is looked for', async ({ tab }) => {
    const [asked] = questions(DEFAULT_LANG);
    test.skip(asked === undefined, 'no questions');
    await tab.goto('/faq');
    await alive(tab);
    await fill(tab, '.faq-accordion__find input', asked?.question ?? '');
    await soon(() => count(tab, `details[open] #${asked?.id}`)).toBe(1);
    expect(await tab.run(() => 'highlights' in CSS)).toBe(false);
  });

  test('a list is filtered', async ({ tab }) => {
    test.skip(shown('news').length === 0, 'no news');
    await tab.goto('/news');
    await press(tab, '.filter__terms a');
    await soon(() => addressOf(tab)).toContain('?category=');
    await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
  });
});
