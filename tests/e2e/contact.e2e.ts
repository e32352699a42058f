import { expect, type Page, type Route, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { splitEnglish } from '#src/domain/contact/form.ts';
import { colonIn } from '#src/i18n/colon.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { LIMITS } from '#src/schemas/contact/inquiry.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';
import { violations } from '#tests/support/axe.ts';
import { recordOf } from '#tests/support/content.ts';
import { openPosition, shown, topicKey } from '#tests/support/entries.ts';
import { alive } from '#tests/support/late-scripts.ts';
import { inRotation } from '#tests/support/matrix.ts';
import { LOCALE } from '#tests/support/routes.ts';
import { CONSENT_KEY, DRAFT_KEY, hasPhone } from '#tests/support/storage.ts';

const LANGS = PUBLISHED_LANGS.map((lang) => {
  const { failures, sent, form, api } = readWords(lang, 'contact');
  return {
    lang,
    prefix: localizePath('/', lang).replace(/\/$/, ''),
    failed: failures.title,
    sent: sent.toast,
    sending: form.sending,
    required: api.fields.required,
    email: api.fields.email,
    check: api.problems['invalid-fields'],
    application: (title: string) => form.subjectJob.replace('{{job}}', title),
  };
});
/** What the default language says. */
const { failures, form } = readWords(DEFAULT_LANG, 'contact');

const job = openPosition();
const NO_POSITION = 'no position is open today';
/** The topic that a visitor chooses in these tests. */
const chosen = recordOf('contact').topics.at(-1)?.key ?? '';
const titleIn = (lang: Lang) => `${shown('jobs', lang).find(({ slug }) => slug === job)?.title}`;

/** Through the consent page to the form, as visitors come. */
async function agree(page: Page, prefix: string, query = '') {
  await page.goto(`${prefix}/contact${query}`);
  await page.locator('#agree').click();
  await page.waitForURL(`**${prefix}/contact/form${query}`);
}

/** The form as it opens to those who have agreed, where the way to it is not what is asked. */
async function openForm(page: Page, prefix = '', query = '') {
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
  await page.goto(`${prefix}/contact/form${query}`);
}

async function fillIn(page: Page, message = '基幹システムについて相談したいです。') {
  await page.locator('#name').fill('山田 太郎');
  await page.locator('#email').fill('taro@example.com');
  await page.locator('#message').fill(message);
  // In Chinese the consent to the transfer abroad is one of its own (rule inquiry.separate-consent).
  for (const box of await page.locator('#consent-abroad').all()) await box.check();
  await alive(page);
}

const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const taken = answer(200, {
  ok: true,
  success: true,
  message: 'm',
  error: null,
  code: 'received',
  reference: '1A2B3C4D',
});

async function expectNoViolations(page: Page) {
  expect(await violations(page)).toEqual([]);
}

for (const { lang, prefix, failed, sent, sending, required, email, check, application } of LANGS) {
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang] });

    test(
      'asks for the consent first, position kept, and forgets it outside the contact pages',
      inRotation(lang, 2),
      async ({ page }) => {
        const query = job === undefined ? '' : `?job=${job}`;
        await page.goto(`${prefix}/contact/form${query}`);
        await page.waitForURL(`**${prefix}/contact${query}`);
        await expect(page.locator('.consent dt')).toHaveCount(recordOf('contact', lang).consent.details.length);
        await expectNoViolations(page);
        await page.locator('#agree').click();
        await page.waitForURL(`**${prefix}/contact/form${query}`);
        expect(await page.evaluate((key) => sessionStorage.getItem(key), CONSENT_KEY)).toBeTruthy();
        await page.goto(`${prefix}/about-us`);
        expect(await page.evaluate((key) => sessionStorage.getItem(key), CONSENT_KEY)).toBeNull();
        await page.goBack();
        await page.waitForURL(`**${prefix}/contact${query}`);
      },
    );

    test(
      'names the position and sends it, says that it is sending, and takes a second press for the same',
      inRotation(lang, 1),
      async ({ page }) => {
        test.skip(job === undefined, NO_POSITION);
        const subject = application(titleIn(lang));
        const answered = Promise.withResolvers<void>();
        const posts: object[] = [];
        await page.route('**/api/contact', async (route) => {
          posts.push(route.request().postDataJSON());
          await answered.promise;
          await taken(route);
        });
        await openForm(page, prefix, `?job=${job}`);
        await expect(page.locator('[data-subject]')).toContainText(subject);
        await fillIn(page);
        await page.locator('[data-send]').click();
        await expect(page.locator('[data-send]')).toBeDisabled();
        await expect(page.locator('[data-send]')).toHaveText(sending);
        await expectNoViolations(page);
        await page.locator('[data-send]').click({ force: true });
        answered.resolve();
        await expect(page.locator('.toaster.toaster--good')).toBeVisible();
        const consent = { phone: '', consent: 'true', topic: topicKey('careers') ?? '' };
        expect(posts).toEqual([expect.objectContaining({ job, subject, lang, ...consent })]);
      },
    );

    test(
      "shows the function's errors at the fields and in a summary with the focus, then sends and shows the reference",
      inRotation(lang, 0),
      async ({ page }) => {
        await page.clock.install();
        await agree(page, prefix);
        await fillIn(page, ' ');
        await page.locator('[data-send]').click();
        await expect(page.locator('#message-error')).toHaveText(required.message);
        await expect(page.locator('#message')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('[data-error-summary]')).toBeFocused();
        const toaster = page.locator('.toaster:not(.toaster--good)');
        await expect(toaster).toContainText(failed);
        await expect(toaster, 'over the page, not in its text').toHaveCSS('position', 'fixed');
        await expectNoViolations(page);
        await page.locator('[data-error-summary] a').click();
        await expect(page.locator('#message')).toBeFocused();
        await page.keyboard.type('相談');
        await expect(page.locator('#message-error')).toBeHidden();
        await expect(page.locator('#name')).toHaveValue('山田 太郎');

        // Nobody is faster than two seconds; the function would set the inquiry aside.
        await page.clock.runFor(2_000);
        await page.locator('[data-send]').click();
        await expect(page.locator('.toaster.toaster--good')).toContainText(sent);
        await expect(page.locator('.contact-form__sent h2')).toBeFocused();
        await expect(page.locator('.contact-form__sent .contact-form__reference b')).toHaveText(/^[0-9A-F]{8}$/);
        await expect(page.locator('form[data-contact-form]')).toBeHidden();
        // What the page said before it was sent is no longer there.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.99 });
        await expect(page.locator('.breadcrumb [aria-current]')).toHaveText(sent);
        await expect(page.locator('main :is(h1, h2):visible').nth(1)).toBeFocused();
        expect(await page.title()).toContain(`| ${recordOf('company', lang).shortName}`);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        await expectNoViolations(page);
        await page.goto(`${prefix}/contact/form`);
        await page.waitForURL(`**${prefix}/contact`);
      },
    );

    test(
      'says in its own language all that the browser refuses, beside the message of the browser',
      inRotation(lang, 2),
      async ({ page }) => {
        const posts: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
        await openForm(page, prefix);
        const wrong = page.locator('[data-contact-form] [aria-invalid]');
        const errors = page.locator('.contact-form__error:visible');
        const separate = await page.locator('#consent-abroad').count();

        await test.step('nothing is filled in', async () => {
          await page.locator('#message').focus();
          await alive(page);
          await page.locator('[data-send]').click();
          // The browser leads to the first field, and speaks there.
          await expect(page.locator('#name')).toBeFocused();
          const { name, email: address, message, consentAbroad } = required;
          const sentences = [name, address, message, ...(separate ? [consentAbroad] : [])];
          await expect(errors).toHaveText(sentences);
          const rows = sentences.map((sentence) => new RegExp(`\\S${colonIn(lang)}${RegExp.escape(sentence)}$`));
          await expect(page.locator('[data-error-summary] li')).toHaveText(rows);
          await expect(page.locator('.contact-form__alert:visible'), 'one box has them all').toHaveCount(1);
          await expect(page.locator('[data-error-summary] b')).toHaveText(check);
          // The browser's own message covers what is below the field.
          const [said, field] = [await errors.first().boundingBox(), await page.locator('#name').boundingBox()];
          expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
          await expectNoViolations(page);
        });
        await test.step('the address, what was right kept', async () => {
          await fillIn(page);
          await expect(wrong).toHaveCount(0);
          await page.locator('#email').fill('taro@');
          await page.locator('[data-send]').click();
          await expect(errors).toHaveText([email]);
          await expect(page.locator('#email')).toBeFocused();
          await expect(page.locator('#name')).toHaveValue('山田 太郎');
        });
        expect(posts).toEqual([]);
        // Nothing failed on the way: there is no toast about it.
        await expect(page.locator('.toaster')).toHaveCount(0);
      },
    );
  });
}

test('a long message says how much room is left, also where the rest of a paste is cut off', async ({ page }) => {
  const room = page.locator('output[for="message"]');
  const left = (count: number) =>
    interpolate(form.room, {
      count: count.toLocaleString(DEFAULT_LANG),
      max: LIMITS.message.toLocaleString(DEFAULT_LANG),
    });
  await openForm(page);
  await fillIn(page, 'x'.repeat(LIMITS.message * 0.9 - 2));
  await page.locator('#message').press('End');
  await page.keyboard.type('x');
  await expect(room).toHaveText('');
  await page.keyboard.type('x');
  await expect(room).toHaveText(left(LIMITS.message * 0.1));
  await page.keyboard.insertText('x'.repeat(LIMITS.message));
  await expect(room).toHaveText(interpolate(form.full, { max: LIMITS.message.toLocaleString(DEFAULT_LANG) }));
  await expectNoViolations(page);
});

test('the steps show which are done: a line in ink, not in the colour of an edge', async ({ page }) => {
  await openForm(page);
  const linesOf = (steps: string) =>
    page
      .locator(steps)
      .evaluateAll((all) => all.map((step) => getComputedStyle(step, '::before').borderBlockStartColor));
  const done = await linesOf('[data-steps] .steps__done');
  const toCome = await linesOf('[data-steps] li:not(.steps__done)');
  expect([done.length, toCome.length]).toEqual([2, 1]);
  expect(new Set(done).size).toBe(1);
  expect(toCome).not.toContain(done[0]);
});

test('a failed inquiry is sent again under the same key, also after a reload', async ({ page }) => {
  const keys: string[] = [];
  const seen: number[] = [];
  await page.route('**/api/contact', (route) => {
    const { key, elapsed } = route.request().postDataJSON();
    keys.push(key);
    seen.push(elapsed);
    return route.abort();
  });
  await openForm(page);
  await fillIn(page);
  await page.locator('[data-send]').click();
  await expect(page.locator('.toaster:not(.toaster--good)')).toBeVisible();
  // As if the text had been begun a minute earlier: the form counts whole seconds, and the test takes about one.
  await page.evaluate((key) => {
    const draft = JSON.parse(sessionStorage[key]);
    sessionStorage[key] = JSON.stringify({ ...draft, begun: draft.begun - 60_000 });
  }, DRAFT_KEY);
  await page.reload();
  await expect(page.locator('#message')).toHaveValue('基幹システムについて相談したいです。');
  await page.locator('#name').focus();
  await alive(page);
  await page.locator('[data-send]').click();
  await expect(page.locator('.toaster:not(.toaster--good)')).toBeVisible();
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  // Counted from when the text was begun: a restored draft that is sent at once is nobody's who types too fast.
  expect(seen[1]).toBeGreaterThanOrEqual((seen[0] ?? 0) + 60);
});

test('a try that was refused starts no clock; one without an answer does', async ({ page }) => {
  const since: number[] = [];
  const outcomes = [answer(422, { error: 'だめでした' }), (route: Route) => route.abort(), taken];
  await page.route('**/api/contact', (route) => {
    since.push(route.request().postDataJSON().sinceFirstTry);
    return outcomes[since.length - 1]?.(route);
  });
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await page.locator('[data-send]').click();
  await expect(page.locator('[data-form-failure]')).toContainText('だめでした');
  await page.clock.fastForward('21:00:00');
  await page.locator('[data-send]').click();
  await expect(page.locator('[data-form-failure]')).toContainText(failures.later);
  await page.clock.fastForward('21:00:00');
  await page.locator('[data-send]').click();
  await expect(page.locator('.contact-form__sent')).toBeVisible();
  expect(since.slice(0, 2)).toEqual([0, 0]);
  // The page's clock runs on while the form is sent.
  expect(Math.floor((since[2] ?? 0) / 60)).toBe(21 * 60);
});

test('the topic is chosen by the way here, kept over a reload, and sent', async ({ page }) => {
  const topic = topicKey('documents');
  test.skip(topic === undefined, 'no topic is about documents');
  await page.route('**/api/contact', taken);
  await page.goto('/resources');
  await page.locator('.closing-sheet a.links__button').click();
  await page.waitForURL(`**/contact?topic=${topic}`);
  await page.locator('#agree').click();
  await expect(page.locator('#topic')).toHaveValue(topic ?? '');
  await page.locator('#topic').selectOption(chosen);
  await page.reload();
  await expect(page.locator('#topic')).toHaveValue(chosen);
  await fillIn(page);
  const posted = page.waitForRequest('**/api/contact');
  await page.locator('[data-send]').click();
  expect((await posted).postDataJSON()).toMatchObject({ topic: chosen });
});

test('a topic that there is not is none', async ({ page }) => {
  await openForm(page, '', '?topic=nonsense');
  await expect(page.locator('#topic')).toHaveValue('');
  await expect(page.locator('#topic option:checked')).toHaveText(form.noTopic);
});

test('the same failure is announced each time', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await openForm(page);
  await fillIn(page);
  // Announcements of a screen reader: each text that appears in the live region.
  await page.locator('[role="status"]').evaluate((region) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.nodeName === 'P') region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}x`);
    }).observe(region, { childList: true });
  });
  for (const said of ['x', 'xx', 'xxx']) {
    await page.locator('[data-send]').click();
    await expect(page.locator('[role="status"]')).toHaveAttribute('data-said', said);
  }
});

test('words in English are marked as such', async ({ page }) => {
  const [english] = splitEnglish(failures.submit);
  test.skip(LANG_INFO[DEFAULT_LANG].tag === 'en' || english === '', 'the page has no other language than its own');
  await page.route('**/api/contact', answer(500, {}));
  await openForm(page);
  await fillIn(page);
  await page.locator('[data-send]').click();
  for (const place of ['.toaster', '[data-form-failure]'])
    await expect(page.locator(`${place} [lang="en"]`)).toHaveText(english);
});

test('a field at fault is jumped to with its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openForm(page);
  await page.locator('#message').focus();
  await alive(page);
  await page.locator('[data-send]').click();
  for (const name of ['name', 'email', 'message']) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator(`[data-error-summary] a[href="#${name}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator(`#${name}`)).toBeFocused();
    const header = await page.locator('header').first().boundingBox();
    const label = await page.locator(`label[for="${name}"]`).boundingBox();
    expect(label?.y, name).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('the page that led to the contact pages is named, also after agreeing again', async ({ page }) => {
  await page.route('**/api/contact', taken);
  await page.goto('/about-us');
  await page.locator('.closing-sheet a.links__button').click();
  await page.locator('#agree').click();
  await page.waitForURL('**/contact/form*');
  await page.locator('.contact-form__send a').click();
  await page.waitForURL(/\/contact(\?|$)/);
  await page.locator('#agree').click();
  await page.waitForURL('**/contact/form*');
  await fillIn(page);
  const posted = page.waitForRequest('**/api/contact');
  await page.locator('[data-send]').click();
  expect((await posted).postDataJSON().page).toBe('/about-us');
});

test('a failure is shown next to the button, the toast covers neither, and the phone number is large enough for a finger', async ({
  page,
}) => {
  // Lines are the lowest in the Latin script.
  const lang = PUBLISHED_LANGS.find((one) => LANG_INFO[one].hasSpaces) ?? DEFAULT_LANG;
  await page.setViewportSize({ width: 390, height: 700 });
  await page.route('**/api/contact', answer(503, { ok: false, error: 'Not now.' }));
  await openForm(page, localizePath('/', lang).replace(/\/$/, ''));
  await fillIn(page);
  await page.locator('[data-send]').click();
  await expect(page.locator('[data-form-failure]')).toBeInViewport();
  const toast = await page.locator('.toaster').boundingBox();
  const failure = await page.locator('[data-not-sent]').first().boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(failure?.y ?? 0);
  if (!hasPhone) return;
  // WCAG 2.2, 2.5.8: every target is 24 × 24 CSS pixels.
  expect(await violations(page, ['target-size'])).toEqual([]);
  const phone = await page.locator('[data-not-sent] a[href^="tel:"]').boundingBox();
  expect(Math.min(phone?.width ?? 0, phone?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('sends with the keyboard alone', async ({ page }) => {
  await page.route('**/api/contact', taken);
  await openForm(page);
  await page.locator('#name').focus();
  await page.keyboard.type('山田');
  await page.keyboard.press('Tab');
  await page.keyboard.type('taro@example.com');
  await page.keyboard.press('Tab');
  await expect(page.locator('#topic')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('相談');
  await alive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.contact-form__sent h2')).toBeFocused();
});

test('the toast disappears after five seconds, without the time for which it is hovered', async ({ page }) => {
  const toast = page.locator('.toaster');
  await page.clock.install();
  await page.route('**/api/contact', (route) => route.abort());
  await openForm(page);
  await fillIn(page);
  await page.locator('[data-send]').click();
  await toast.hover();
  await page.clock.runFor(5_500);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(0);
});

const asking = PUBLISHED_LANGS.find(hasSeparateConsent);

for (const javaScriptEnabled of [true, false])
  test.describe(`the separate consent of a form, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.skip(asking === undefined, 'no form asks for a separate consent');
    const [lang, home] = [asking ?? DEFAULT_LANG, localizePath('/contact', asking ?? DEFAULT_LANG)];
    test.use({ javaScriptEnabled, locale: LOCALE[lang] });

    test('is not ticked beforehand, and nothing is sent without it', async ({ page }) => {
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(home);
      await page.locator('#agree').click();
      await page.locator('#name').fill('王 小明');
      await page.locator('#email').fill('wang@example.com');
      await page.locator('#message').fill('咨询');
      if (!javaScriptEnabled) await page.locator('#consent').check();
      else await alive(page);
      await expect(page.locator('#consent-abroad')).not.toBeChecked();
      await page.locator('[data-send]').click();
      const refused = javaScriptEnabled ? '[aria-invalid]' : ':user-invalid';
      await expect(page.locator(`#consent-abroad${refused}`)).toHaveCount(1);
      expect(posts).toEqual([]);
    });

    test('leads to the notice that it names, and what was typed is there again', async ({ page }) => {
      test.skip(!javaScriptEnabled, 'without script the browser alone remembers what was typed');
      await page.goto(`${home}?topic=${chosen}`);
      await page.locator('#agree').click();
      await page.locator('#message').fill('咨询');
      await page.locator('.contact-form__agree a').click();
      await page.waitForURL(`**${home}?topic=${chosen}#transfer`);
      await expect(page.locator('#transfer')).toBeInViewport();
      await page.locator('#agree').click();
      await expect(page.locator('#message')).toHaveValue('咨询');
      await expect(page.locator('#topic')).toHaveValue(chosen);
    });
  });
