import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { Fate } from './driver/site.ts';
import type { Tab } from './driver/tab.ts';
import { addressOf, alive, count, fill, press } from './look.ts';
import { soon } from './soon.ts';

/** The function's answer to an inquiry that was taken. */
export const TAKEN: Fate = {
  status: 200,
  body: JSON.stringify({ ok: true, success: true, message: 'm', error: null, code: 'received', reference: '1A2B3C4D' }),
};

export const MESSAGE = '基幹システムについて相談したいです。';

/** Through the consent page to the form, as visitors come. */
export async function agree(tab: Tab, lang: Lang = DEFAULT_LANG): Promise<void> {
  await tab.goto(localizePath('/contact', lang));
  await press(tab, '#agree');
  await soon(() => addressOf(tab)).toBe(localizePath('/contact/form', lang));
}

/** Fill in the required fields, with the separate consent if the form requires it, and wait until the form is hydrated. */
export async function fillIn(tab: Tab, message = MESSAGE): Promise<void> {
  await fill(tab, '#name', '山田 太郎');
  await fill(tab, '#email', 'taro@example.com');
  await fill(tab, '#message', message);
  await consentAbroad(tab);
  await alive(tab);
}

/** Tick the separate consent if the form requires it. A reload restores typed text, but not this consent. */
export async function consentAbroad(tab: Tab): Promise<void> {
  if ((await count(tab, '#consent-abroad:not(:checked)')) > 0) await press(tab, '#consent-abroad');
}
