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
export async function agree(tab: Tab, prefix = ''): Promise<void> {
  await tab.goto(`${prefix}/contact`);
  await press(tab, '#agree');
  await soon(() => addressOf(tab)).toBe(`${prefix}/contact/form`);
}

/** Fill in what the form asks for, the consent of its own in Chinese too, and wait until it is alive. */
export async function fillIn(tab: Tab, message = MESSAGE): Promise<void> {
  await fill(tab, '#name', '山田 太郎');
  await fill(tab, '#email', 'taro@example.com');
  await fill(tab, '#message', message);
  await consentAbroad(tab);
  await alive(tab);
}

/** Tick the separate consent where the form asks for it and it is not ticked: what was typed survives a reload, this does not. */
export async function consentAbroad(tab: Tab): Promise<void> {
  if ((await count(tab, '#consent-abroad:not(:checked)')) > 0) await press(tab, '#consent-abroad');
}
