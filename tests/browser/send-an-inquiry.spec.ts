import type { Locator, Route } from '@playwright/test';
import { DEFAULT_LANG, hasSeparateConsent, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { colonIn } from '#src/i18n/writing.ts';
import { ABOUT, FORM_PATH, HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import { listen } from '#tests/support/announcements.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { topicKey } from '#tests/support/entries.ts';
import { compose } from '#tests/support/input-method.ts';
import {
  agree,
  answer,
  consentAbroad,
  expectTaken,
  fillIn,
  INQUIRY,
  send,
  taken,
  toastOf,
} from '#tests/support/inquiry.ts';
import { alive } from '#tests/support/late-scripts.ts';
import { CONSENT_KEY, hasPhone } from '#tests/support/storage.ts';
import { asBuilt, expect, inLanguages, test } from './test.ts';

/** The topic that a visitor chooses in these tests. */
const chosen = recordOf('contact').topics.at(-1)?.key ?? '';

inLanguages(2, (lang) => {
  const { api, sent } = readWords(lang, 'contact');
  const { required } = api.fields;

  test('the consent comes first, and is forgotten outside the contact pages', async ({ page }) => {
    test.skip(!HAS_CONSENT_PAGE, 'no consent page');
    const flag = () => page.evaluate((key) => sessionStorage.getItem(key), CONSENT_KEY);
    await page.goto(localizePath(`${FORM_PATH}?topic=x`, lang));
    await page.waitForURL(`**${localizePath('/contact?topic=x', lang)}`);
    for (const { title } of recordOf('contact', lang).consent.details)
      await expect(page.getByRole('term').getByText(title, { exact: true })).toBeVisible();
    await page.locator('#agree').click();
    await page.waitForURL(`**${localizePath(`${FORM_PATH}?topic=x`, lang)}`);
    expect(await flag()).toBeTruthy();
    await page.goto(localizePath(ABOUT, lang));
    expect(await flag()).toBeNull();
    await page.goBack();
    await page.waitForURL(`**${localizePath('/contact?topic=x', lang)}`);
  });

  test('an empty form says so at each field, in the language of the page, and sends nothing', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await agree(page, lang);
    await send(page);
    // The browser's own message would cover those of the page.
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    const { name, email, message, consentAbroad: abroad } = required;
    const sentences = [name, email, message, ...(hasSeparateConsent(lang) ? [abroad] : [])];
    const errors = page.locator('[data-error-for]').filter({ visible: true });
    await expect(errors).toHaveText(sentences);
    const rows = sentences.map((sentence) => new RegExp(`\\S${colonIn(lang)}${RegExp.escape(sentence)}$`));
    const summary = page.locator('[data-error-summary]');
    await expect(summary.getByRole('listitem')).toHaveText(rows);
    await expect(summary).toContainText(api.problems['invalid-fields']);
    expect(await violations(page)).toEqual([]);
    await fillIn(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await page.locator('#email').fill('taro@');
    await page.locator('[data-send]').click();
    await expect(errors).toHaveText([api.fields.email]);
    await page.locator('[data-error-summary] a').click();
    await expect(page.locator('#email')).toBeFocused();
    await expect(page.locator('#name')).toHaveValue(INQUIRY.name);
    expect(posts).toEqual([]);
    await expect(toastOf(page, lang)).toBeEmpty();
  });

  test.describe('refused by the function', () => {
    test.use({ expected: /42\d|400/ });
    test('an inquiry shows the errors at the fields, is mended and taken', async ({ page }) => {
      await agree(page, lang);
      await fillIn(page, ' ');
      await send(page);
      await expect(page.locator('#message-error')).toHaveText(required.message);
      await expect(page.locator('#message')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expect(toastOf(page, lang)).toContainText(readWords(lang, 'contact').failures.title);
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-error-summary] a').click();
      await expect(page.locator('#message')).toBeFocused();
      await page.keyboard.type('相談');
      await expect(page.locator('#message-error')).toBeHidden();
      await expect(page.locator('#name')).toHaveValue(INQUIRY.name);

      await page.locator('[data-send]').click();
      await expectTaken(page, lang);
      await expect(toastOf(page, lang)).toContainText(sent.toast);
      // What the page said before it was sent is no longer there.
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(sent.toast);
      await expect(title).toBeInViewport({ ratio: 0.99 });
      // The toast is above the receipt, once the page has scrolled to its title.
      const topOf = async (box: Locator) => (await box.boundingBox())?.y ?? 0;
      const sheet = page.locator('[data-receipt]');
      await expect.poll(async () => (await topOf(sheet)) - (await topOf(toastOf(page, lang)))).toBeGreaterThan(60);
      await expect(page.locator('[aria-current=page]').last()).toHaveText(sent.toast);
      expect(await page.title()).toContain(recordOf('company', lang).shortName);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await violations(page)).toEqual([]);

      if (!HAS_CONSENT_PAGE) return;
      // The next inquiry needs a consent of its own.
      await page.reload();
      await page.waitForURL(`**${localizePath('/contact', lang)}`);
    });
  });
});

test('the topic is chosen by the way here, kept over a reload, and sent with the page that led here', async ({
  page,
}) => {
  const topic = topicKey('documents');
  test.skip(topic === undefined, 'no topic is about documents');
  await page.route('**/api/contact', taken);
  await page.goto('/resources');
  await page.getByRole('main').locator(`a[href*="/contact?topic=${topic}"]`).last().click();
  await page.waitForURL(`**/contact?topic=${topic}`);
  if (HAS_CONSENT_PAGE) await page.locator('#agree').click();
  await expect(page.locator('#topic')).toHaveValue(topic ?? '');
  await page.locator('#topic').selectOption(chosen);
  await page.reload();
  await expect(page.locator('#topic')).toHaveValue(chosen);
  if (HAS_CONSENT_PAGE) {
    // Agreeing again changes nothing.
    await page.getByRole('link', { name: readWords(DEFAULT_LANG, 'contact').form.back }).click();
    await page.locator('#agree').click();
    await page.waitForURL('**/contact/form*');
  }
  await expect(page.locator('#topic')).toHaveValue(chosen);
  await fillIn(page);
  const posted = page.waitForRequest('**/api/contact');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({ topic: chosen, page: '/resources' });
});

test.describe('the form', () => {
  test.use({ hasAgreed: true });

  test('a second press while it is sent is the same inquiry', async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    const posts: object[] = [];
    await page.route('**/api/contact', async (route) => {
      posts.push(route.request().postDataJSON());
      await answered.promise;
      await taken(route);
    });
    await page.goto(FORM_PATH);
    await fillIn(page);
    await send(page);
    const button = page.locator('[data-send]');
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(readWords(DEFAULT_LANG, 'contact').form.sending);
    await button.click({ force: true });
    answered.resolve();
    await expectTaken(page);
    const agreed = HAS_CONSENT_PAGE && { consent: 'true' };
    const empty = { phone: '', topic: '' };
    expect(posts).toEqual([expect.objectContaining({ ...INQUIRY, ...empty, lang: DEFAULT_LANG, ...agreed })]);
  });

  test('what an input method composes is kept in every field, and an address in full-width letters can be sent', async ({
    page,
    browserName,
  }) => {
    await page.route('**/api/contact', taken);
    await page.goto(FORM_PATH);
    await page.locator('#name').focus();
    await alive(page);
    for (const [field, text] of [
      ['#name', '山田'],
      ['#message', '相談'],
      // Never left: the draft puts it back as one that can be sent.
      ['#email', 'ｔａｒｏ＠ｅｘａｍｐｌｅ。ｃｏｍ'],
    ] as const)
      await compose(page.locator(field), ['か', 'かん', text], browserName);
    await page.reload();
    await expect(page.locator('#name')).toHaveValue('山田');
    await expect(page.locator('#message')).toHaveValue('相談');
    await expect(page.locator('#email')).toHaveValue('taro@example.com');
    await page.locator('#email').fill('');
    await compose(page.locator('#email'), ['ｔ', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ'], browserName);
    await page.locator('#email').dispatchEvent('change');
    await expect(page.locator('#email')).toHaveValue('taro@example.com');
    await consentAbroad(page);
    await send(page);
    await expectTaken(page);
  });

  test('a field at fault is jumped to with its label', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(FORM_PATH);
    await send(page);
    for (const name of ['name', 'email', 'message']) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const link = page.locator(`[data-error-summary] a[href="#${name}"]`);
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page.locator(`#${name}`)).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      const label = await page.locator(`label[for="${name}"]`).boundingBox();
      expect(label?.y, name).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  });
});

test.describe('an inquiry that cannot be sent', () => {
  test.use({ hasAgreed: true, expected: /4\d\d|50\d|ERR_FAILED|failed|fetch|network/i });
  const { failures } = readWords(DEFAULT_LANG, 'contact');

  test('is kept whatever the failure, which is announced each time and says what to do', async ({ page }) => {
    let outcome: (route: Route) => Promise<void> = taken;
    await page.route('**/api/contact', (route) => outcome(route));
    await page.goto(FORM_PATH);
    await fillIn(page);
    await page.locator('#name').focus();
    await alive(page);
    const times = await listen(page);
    const lost = (route: Route) => route.abort();
    const button = page.locator('[data-send]');
    for (const [at, [fails, text]] of (
      [
        [lost, failures.later],
        [lost, failures.later],
        // The platform's own answer to too many requests is not JSON.
        [answer(429, '<html>'), failures.rate],
        // The required English words are in the toast only.
        [answer(500), failures.submit.replace(/^Submit failed\.? /, '')],
        [answer(401, { error: 'だめでした' }), 'だめでした'],
        [answer(503, { ok: false, error: 'ただいま送信できません。' }), 'ただいま送信できません。'],
      ] as const
    ).entries()) {
      outcome = fails;
      await button.click();
      await expect(page.locator('[data-form-failure]')).toHaveText(text);
      await expect(toastOf(page)).toContainText(text);
      await expect.poll(() => times(failures.title), text).toBe(at + 1);
      await expect(page.getByText(asBuilt(failures.kept))).toBeVisible();
      await expect(page.locator('[data-not-sent] a[href^="tel:"]')).toHaveCount(hasPhone ? 1 : 0);
      await expect(page.locator('#message')).toHaveValue(INQUIRY.message);
      await expect(button).toBeEnabled();
    }
  });

  test('is sent again under the same key, also after a reload', async ({ page }) => {
    const keys: string[] = [];
    let isLost = true;
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().postDataJSON().key);
      return isLost ? route.abort() : taken(route);
    });
    await page.goto(FORM_PATH);
    await fillIn(page);
    await send(page);
    await expect(page.locator('[data-form-failure]')).toBeVisible();
    await page.reload();
    await expect(page.locator('#message')).toHaveValue(INQUIRY.message);
    isLost = false;
    await consentAbroad(page);
    await send(page);
    await expectTaken(page);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('says so next to the button and in a toast that does not cover it, goes with a finger or after 5 s', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.clock.install();
    await page.route('**/api/contact', answer(503, { ok: false, error: 'Not now.' }));
    await page.goto(FORM_PATH);
    await fillIn(page);
    await send(page);
    const toast = toastOf(page);
    await expect(page.locator('[data-form-failure]')).toBeInViewport();
    const [box, failure] = [await toast.boundingBox(), await page.locator('[data-not-sent]').first().boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(failure?.y ?? 0);
    if (hasPhone) expect(await violations(page, ['target-size'])).toEqual([]);

    // The time for which it is hovered does not count.
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.clock.runFor(5_500);
    await expect(toast).not.toBeEmpty();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_500);
    await expect(toast).toHaveText('');
    await page.locator('[data-send]').click();
    await expect(toast).toContainText('Not now.');
    const drag = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(40);
    await expect(toast).toContainText('Not now.');
    await drag(60);
    await expect(toast).toHaveText('');
  });
});

const asking = PUBLISHED_LANGS.find(hasSeparateConsent);
const consentPage = localizePath('/contact', asking ?? DEFAULT_LANG);

for (const javaScriptEnabled of [true, false])
  test.describe(`the separate consent of a form, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.skip(asking === undefined, 'no form asks for a separate consent');
    test.use({ javaScriptEnabled, lang: asking ?? DEFAULT_LANG });

    test('is not ticked beforehand, and nothing is sent without it', async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(consentPage);
      if (HAS_CONSENT_PAGE) await page.locator('#agree').click();
      await page.locator('#name').fill('王 小明');
      await page.locator('#email').fill('wang@example.com');
      await page.locator('#message').fill('咨询');
      if (javaScriptEnabled) await alive(page);
      else if (HAS_CONSENT_PAGE) await page.locator('#consent').check();
      await expect(page.locator('#consent-abroad')).not.toBeChecked();
      await page.locator('[data-send]').click();
      const refused = javaScriptEnabled ? '[aria-invalid]' : ':user-invalid';
      await expect(page.locator(`#consent-abroad${refused}`)).toHaveCount(1);
      expect(posts).toEqual([]);
      if (!javaScriptEnabled) return;
      // The notice that it names can be read, and what was typed is there again.
      await page.locator('form[data-contact-form] a[href$="#transfer"]').first().click();
      await page.waitForURL(`**${consentPage}*#transfer`);
      await expect(page.locator('#transfer')).toBeInViewport();
      if (HAS_CONSENT_PAGE) await page.locator('#agree').click();
      await expect(page.locator('#message')).toHaveValue('咨询');
    });
  });
