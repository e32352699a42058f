import { expect } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { recordOf } from '#tests/support/content.ts';
import type { Tab } from './driver/tab.ts';
import { FIREFOX, PHONE, test } from './engine.ts';
import { count, hasFocus, middleOf, press, textOf } from './look.ts';
import { soon } from './soon.ts';

/** The next picture counts when half of it is past; an engine that paints without a graphics card takes seconds for that on a busy machine. */
const SLOW = { timeout: 30_000 };

/** What the slides say. */
const [FIRST = '', SECOND = '', THIRD = ''] = (recordOf('home').hero.slides?.items ?? []).map(({ title }) => title);

const { pause, play } = readWords(DEFAULT_LANG, 'home').slider;

const caption = (tab: Tab) => textOf(tab, '.hero-slider__caption');

/** What a screen reader calls the slider's button when it has the focus. */
const nameOfButton = (tab: Tab) =>
  tab.run(() =>
    document.activeElement?.matches('.hero-slider__buttons button')
      ? (document.activeElement.ariaLabel ?? document.activeElement.textContent?.trim())
      : '',
  );

async function live(tab: Tab): Promise<void> {
  await tab.goto('/');
  // The slider's own element has no box on wide windows.
  await soon(() => count(tab, '[data-live] .hero-slider__strip')).toBe(1);
}

test.describe('the slider', () => {
  test.skip(FIRST === '', 'no slides');

  test('is led by its dots, by keyboard too, and stops for its button', async ({ tab }) => {
    await live(tab);
    await press(tab, '.hero-slider__buttons a:nth-child(2)');
    await soon(() => caption(tab), SLOW).toContain(SECOND);
    // In WebKit a click leaves the focus where it was.
    await tab.run(() => document.querySelector<HTMLElement>('.hero-slider__buttons a:nth-child(2)')?.focus());
    await tab.press('Tab', 'Enter');
    await soon(() => caption(tab), SLOW).toContain(THIRD);
    expect(await hasFocus(tab, '.hero-slider__buttons a:nth-child(3)[aria-current=true]')).toBe(true);
    await tab.press('Tab');
    await soon(() => nameOfButton(tab)).toBe(pause);
    await tab.press('Enter');
    await soon(() => nameOfButton(tab)).toBe(play);
    expect(await count(tab, '[data-running] .hero-slider__strip')).toBe(0);
    expect(
      await tab.run(() =>
        [...document.querySelectorAll('.hero-slider__slide')].map((slide) => slide.hasAttribute('inert')),
      ),
    ).toEqual([true, true, false]);
  });

  test('follows a finger that moves by more than 50 px, and no shorter one', async ({ tab }) => {
    await tab.resize(PHONE.width, PHONE.height);
    await live(tab);
    await press(tab, '.hero-slider__buttons button');
    const from = await middleOf(tab, '.hero-slider__slides');
    await tab.swipe(from, { x: from.x - 40, y: from.y });
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(await caption(tab)).toContain(FIRST);
    await tab.swipe(from, { x: from.x - 60, y: from.y });
    await soon(() => caption(tab), SLOW).toContain(SECOND);
    await tab.swipe(from, { x: from.x + 120, y: from.y });
    await soon(() => caption(tab), SLOW).toContain(FIRST);
  });

  test('goes on after the way back to its page', FIREFOX, async ({ tab }) => {
    await live(tab);
    await tab.goto('/services');
    await tab.back();
    await soon(() => count(tab, '[data-running] .hero-slider__strip')).toBe(1);
    const before = await caption(tab);
    await soon(() => caption(tab), SLOW).not.toBe(before);
  });
});
