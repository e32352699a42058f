import { expect, type Page, type Route } from '@playwright/test';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { FORM_PATH, HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import { alive } from '#tests/support/late-scripts.ts';

/** What the function answers: a status, and JSON or a page. */
export const answer =
  (status: number, body: object | string = {}) =>
  (route: Route) =>
    route.fulfill(typeof body === 'string' ? { status, contentType: 'text/html', body } : { status, json: body });

/** The function's answer to an inquiry that was taken. */
const REFERENCE = '1A2B3C4D';
export const taken = answer(200, {
  ok: true,
  success: true,
  message: 'm',
  error: null,
  code: 'received',
  reference: REFERENCE,
});

/** What a visitor writes into the required fields. */
export const INQUIRY = {
  name: '山田 太郎',
  email: 'taro@example.com',
  message: '基幹システムについて相談したいです。',
} as const;

/** Through the consent page, if the site has one, to the form, as visitors come. */
export async function agree(page: Page, lang: Lang = DEFAULT_LANG): Promise<void> {
  await page.goto(localizePath('/contact', lang));
  if (!HAS_CONSENT_PAGE) return;
  await page.locator('#agree').click();
  await page.waitForURL(`**${localizePath(FORM_PATH, lang)}`, { waitUntil: 'commit' });
}

/** Fill in the required fields, with the separate consent of a form that asks for it. */
export async function fillIn(page: Page, message: string = INQUIRY.message): Promise<void> {
  await page.locator('#name').fill(INQUIRY.name);
  await page.locator('#email').fill(INQUIRY.email);
  await page.locator('#message').fill(message);
  await consentAbroad(page);
}

/** Tick the separate consent of a form that asks for it. A reload brings back what was typed, but not this consent. */
export async function consentAbroad(page: Page): Promise<void> {
  for (const box of await page.locator('#consent-abroad').all()) await box.check();
}

/** Press the button once the form is alive. */
export async function send(page: Page): Promise<void> {
  await page.locator('#name').focus();
  await alive(page);
  await page.locator('[data-send]').click();
}

/** The message in a corner, with what a screen reader calls it. */
export const toastOf = (page: Page, lang: Lang = DEFAULT_LANG) =>
  page.getByRole('region', { name: readWords(lang, 'contact').toaster.label });

/** The form is replaced by the reference, and the title of the page has the focus. */
export async function expectTaken(page: Page, lang: Lang = DEFAULT_LANG): Promise<void> {
  const { sent } = readWords(lang, 'contact');
  await expect(page.getByRole('heading', { level: 1, name: sent.toast })).toBeFocused();
  await expect(page.getByText(new RegExp(`${RegExp.escape(sent.reference)}\\s*[0-9A-F]{8}`))).toBeVisible();
  await expect(page.locator('form[data-contact-form]')).toBeHidden();
}
