import { expect } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';
import { openPosition } from '#tests/support/entries.ts';
import { inRotation, langAt } from '#tests/support/matrix.ts';
import { hasPhone } from '#tests/support/storage.ts';
import type { Tab } from './driver/tab.ts';
import { E2E, test } from './engine.ts';
import { agree, consentAbroad, fillIn, MESSAGE, TAKEN } from './inquiry.ts';
import { addressOf, alive, count, fill, hasFocus, middleOf, press, textOf, valueIn } from './look.ts';
import { soon } from './soon.ts';

/** What the default language says. */
const { api, failures, sent } = readWords(DEFAULT_LANG, 'contact');
/** Another language of the site, if it has one. */
const other = langAt(1);

/** The page itself gives up after 15 s. */
const GIVES_UP = { timeout: 25_000 };

/** A full-width address as an input method types it: WebKit's driver leaves such letters out. */
async function typeFullWidth(tab: Tab, address: string): Promise<void> {
  await tab.run((address) => {
    const field = document.querySelector<HTMLInputElement>('#email');
    if (field === null) throw new Error('no field');
    field.value = address;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, address);
}

test.describe('an inquiry', () => {
  test('goes from the consent to the function and shows its reference', async ({ tab, watched }) => {
    await agree(tab, other);
    await fillIn(tab);
    // Nobody is faster; the function would set the inquiry aside.
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
    await press(tab, '[data-send]');
    await soon(() => textOf(tab, '.contact-form__reference b')).toMatch(/^[0-9A-F]{8}$/);
    await soon(() => hasFocus(tab, '.contact-form__sent h2')).toBe(true);
    expect(watched.asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/contact']);
    expect(await tab.run(() => sessionStorage.length)).toBe(0);
    const reference = await textOf(tab, '.contact-form__reference b');
    expect(await addressOf(tab)).toBe(`/api/contact/${reference}?lang=${other}`);
    await tab.reload();
    await soon(() => textOf(tab, '[data-received] b')).toBe(reference);
    await tab.goto(localizePath('/about-us', other));
    await tab.back();
    await soon(() => textOf(tab, '[data-received] b')).toBe(reference);
    await tab.goto(localizePath('/contact/form', other));
    await soon(() => addressOf(tab)).toBe(localizePath('/contact', other));
  });

  test('sent empty says so at every field, and nothing is posted', E2E, async ({ tab, watched }) => {
    await agree(tab, other);
    await press(tab, '#message');
    await alive(tab, 'astro-island[client=interaction]');
    await press(tab, '[data-send]');
    await soon(() => hasFocus(tab, '#name')).toBe(true);
    expect(await count(tab, '[data-contact-form] [aria-invalid]')).toBe(hasSeparateConsent(other) ? 4 : 3);
    expect(await textOf(tab, '#email-error')).toBe(readWords(other, 'contact').api.fields.required.email);
    expect(watched.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  test('whose address was typed full-width can be sent after the way back to the consent', async ({ tab, watched }) => {
    watched.let(/^POST/, TAKEN);
    await agree(tab);
    await fill(tab, '#name', '山田 太郎');
    await fill(tab, '#message', MESSAGE);
    await typeFullWidth(tab, 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ');
    await tab.run(() => document.querySelector('#email')?.dispatchEvent(new Event('change', { bubbles: true })));
    await soon(() => valueIn(tab, '#email')).toBe('taro@example.com');
    await agree(tab);
    await soon(() => valueIn(tab, '#message')).toBe(MESSAGE);
    expect(await valueIn(tab, '#email')).toBe('taro@example.com');
    await press(tab, '#name');
    await alive(tab);
    await press(tab, '[data-send]');
    await soon(() => textOf(tab, '.contact-form__reference b')).toBe('1A2B3C4D');
  });

  test('whose full-width address was never left is put back as one that can be sent', async ({ tab }) => {
    await agree(tab);
    await typeFullWidth(tab, 'taro＠example。com');
    await tab.reload();
    await soon(() => valueIn(tab, '#email')).toBe('taro@example.com');
  });

  for (const lang of PUBLISHED_LANGS)
    test(
      `is kept when the network is lost in the middle of the post: ${lang}`,
      inRotation(lang, 1),
      async ({ tab, watched }) => {
        watched.let(/^POST/, 'lost');
        await agree(tab, lang);
        await fillIn(tab);
        await press(tab, '[data-send]');
        await soon(() => textOf(tab, '[data-form-failure]'), GIVES_UP).toContain(
          readWords(lang, 'contact').failures.later,
        );
        expect(await valueIn(tab, '#message')).toBe(MESSAGE);
        await tab.reload();
        await soon(() => valueIn(tab, '#message')).toBe(MESSAGE);
        watched.let(/^POST/, TAKEN);
        await press(tab, '#name');
        await alive(tab);
        await consentAbroad(tab);
        await press(tab, '[data-send]');
        await soon(() => textOf(tab, '.contact-form__reference b')).toBe('1A2B3C4D');
      },
    );

  test('is kept whatever the failure, which says what to do', async ({ tab, watched }) => {
    await agree(tab);
    await fillIn(tab);
    for (const [fate, text] of [
      ['lost', failures.later],
      // The platform's own answer to too many requests is not JSON.
      [{ status: 429, type: 'text/html', body: '<html>' }, failures.rate],
      [{ status: 500, body: '{}' }, failures.submit],
      [{ status: 401, body: '{"error":"だめでした"}' }, 'だめでした'],
      [{ status: 503, body: '{"ok":false,"error":"ただいま送信できません。"}' }, 'ただいま送信できません。'],
    ] as const) {
      watched.let(/^POST/, fate);
      await press(tab, '[data-send]');
      await soon(() => textOf(tab, '.toaster:not(.toaster--good)')).toContain(text);
      await soon(() => textOf(tab, '[data-form-failure]')).toContain(text);
      const stays = await textOf(tab, '.contact-form__alert:has([data-form-failure])');
      expect(stays).toContain(failures.title);
      expect(stays).toContain(failures.kept);
      expect(await count(tab, '.contact-form__alert:has([data-form-failure]) a[href^="tel:"]')).toBe(hasPhone ? 1 : 0);
      expect(await valueIn(tab, '#message')).toBe(MESSAGE);
      await soon(() => count(tab, '[data-send]:not([aria-disabled])')).toBe(1);
    }
  });

  test('without script is a form post, refused with its text and then taken', async ({ tab, watched }) => {
    watched.forbidScript();
    await tab.goto('/contact');
    await press(tab, '#agree');
    await soon(() => addressOf(tab)).toBe('/contact/form');
    await fill(tab, '#name', '山田 太郎');
    await fill(tab, '#email', 'taro@example.com');
    await fill(tab, '#message', ' ');
    const job = openPosition();
    await tab.run((slug) => {
      const choice = document.querySelector<HTMLSelectElement>('select[name=job]');
      if (choice) choice.value = slug;
    }, `${job}`);
    await press(tab, '#consent');
    await press(tab, '[data-send]');
    await soon(() => textOf(tab, '#message-error')).toBe(api.fields.required.message);
    expect(await valueIn(tab, '#name')).toBe('山田 太郎');
    if (job !== undefined) expect(await valueIn(tab, 'select[name=job]')).toBe(job);
    expect(await count(tab, '[data-error-summary] a[href="#message"]')).toBe(1);
    await fill(tab, '#message', 'スクリプトなしで送ります。');
    expect((await valueIn(tab, '#message'))?.trim()).toBe('スクリプトなしで送ります。');
    await press(tab, '[data-send]');
    await soon(() => addressOf(tab)).toMatch(new RegExp(`^/api/contact/[0-9A-F]{8}\\?lang=${DEFAULT_LANG}$`));
    await soon(() => textOf(tab, 'h1')).toBe(sent.toast);
    const [, reference] = /([0-9A-F]{8})\?/.exec(await addressOf(tab)) ?? [];
    expect(await textOf(tab, '[data-received]')).toBe(`${sent.reference} ${reference}`);
    await tab.reload();
    await soon(() => textOf(tab, '[data-received]')).toBe(`${sent.reference} ${reference}`);
    await tab.goto('/contact/thanks');
    expect(await count(tab, '[data-received]'), 'without an inquiry there is no reference').toBe(0);
  });
});

test.describe('the toast', () => {
  test.beforeEach(async ({ tab, watched }) => {
    watched.let(/^POST/, 'lost');
    await agree(tab);
    await fillIn(tab);
    await press(tab, '[data-send]');
    await soon(() => count(tab, '.toaster')).toBe(1);
  });

  test('is reached by F8, closed by Esc, and gives the focus back', async ({ tab }) => {
    await tab.press('F8');
    await soon(() => hasFocus(tab, '.toaster')).toBe(true);
    await tab.press('Escape');
    await soon(() => count(tab, '.toaster')).toBe(0);
    await soon(() => hasFocus(tab, '[data-send]')).toBe(true);
    await tab.press('F8');
    expect(await hasFocus(tab, '[data-send]'), 'F8 leads nowhere without a toast').toBe(true);
  });

  test('goes with a finger that moves it to the right by more than 50 px', async ({ tab }) => {
    const { x, y } = await middleOf(tab, '.toaster b');
    await tab.swipe({ x, y }, { x: x + 40, y });
    expect(await count(tab, '.toaster')).toBe(1);
    await tab.swipe({ x, y }, { x: x + 60, y });
    await soon(() => count(tab, '.toaster')).toBe(0);
  });
});
