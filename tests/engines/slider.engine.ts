import { expect } from '@playwright/test';
import { recordOf } from '#tools/built-site/content.ts';
import type { Tab } from './driver/tab.ts';
import { E2E, FIREFOX, PHONE, test } from './engine.ts';
import { count, middleOf, press, textOf } from './look.ts';
import { soon } from './soon.ts';

/** The next picture counts when half of it is past; an engine that paints without a graphics card takes seconds for that on a busy machine. */
const SLOW = { timeout: 30_000 };

/** What the slides say. */
const [FIRST = '', SECOND = '', THIRD = ''] = (recordOf('home').hero.slides?.items ?? []).map(({ title }) => title);

const caption = (tab: Tab) => textOf(tab, '.hero-slider__caption');

async function live(tab: Tab): Promise<void> {
  await tab.goto('/');
  // The slider's own element has no box on wide windows.
  await soon(() => count(tab, '[data-live] .hero-slider__strip')).toBe(1);
}

test.describe('the slider', () => {
  test.skip(FIRST === '', 'no slides');

  test('moves on by itself after five seconds', E2E, async ({ tab, watched }) => {
    watched.before(() => {
      const times: { running?: number; moved?: number } = {};
      Object.assign(window, { times });
      new MutationObserver(() => {
        const slider = document.querySelector('.hero-slider');
        if (slider?.hasAttribute('data-running')) times.running ??= performance.now();
        if (slider?.querySelector('.hero-slider__buttons a:nth-child(2)[aria-current]'))
          times.moved ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await live(tab);
    await soon(() => caption(tab), SLOW).toContain(SECOND);
    const waited = await tab.run(() => {
      const { running = 0, moved = 0 } = (window as unknown as { times: { running?: number; moved?: number } }).times;
      return moved - running;
    });
    expect(waited).toBeGreaterThan(4_900);
  });

  test('stops for its button, and is led by its dots', async ({ tab }) => {
    await live(tab);
    await press(tab, '.hero-slider__buttons button');
    await press(tab, '.hero-slider__buttons a:nth-child(3)');
    await soon(() => caption(tab), SLOW).toContain(THIRD);
    expect(await count(tab, '.hero-slider__buttons a:nth-child(3)[aria-current=true]')).toBe(1);
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
