import { expect } from '@playwright/test';
import { PHONE, test } from './engine.ts';
import { addressOf, count, hasFocus, press } from './look.ts';

const MENU = '[popovertarget="menu"]';

/** In Firefox what could be scrolled would be a stop of Tab, too. */
function isCut(): boolean {
  const menu = document.querySelector('#menu');
  return menu === null || menu.scrollWidth > menu.clientWidth;
}

test.describe('the menu on small screens', () => {
  for (const scrolled of [0, 1000])
    test(`opens under the header after ${scrolled} px of scrolling, and stays there`, async ({ tab }) => {
      await tab.resize(PHONE.width, PHONE.height);
      await tab.goto('/about-us');
      await tab.run((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled);
      await press(tab, MENU);
      const gap = () =>
        tab.run(() => {
          const [header, menu] = ['body > header', '#menu'].map((css) =>
            document.querySelector(css)?.getBoundingClientRect(),
          );
          return menu && header ? Math.abs(menu.top - header.bottom) : -1;
        });
      await expect.poll(gap).toBeLessThanOrEqual(1);
      await tab.run(() => scrollBy({ top: 200, behavior: 'instant' }));
      await expect.poll(gap).toBeLessThanOrEqual(1);
      await press(tab, '#menu a', 'ニュース');
      await expect.poll(() => addressOf(tab)).toBe('/news');
      expect(await count(tab, '#menu')).toBe(0);
    });

  test('is walked by keyboard, and gives the focus back', async ({ tab }) => {
    await tab.resize(PHONE.width, PHONE.height);
    await tab.goto('/');
    await tab.run((css) => document.querySelector<HTMLElement>(css)?.focus(), MENU);
    await tab.press('Enter');
    await expect.poll(() => count(tab, '#menu')).toBe(1);
    await tab.press('Tab');
    await expect.poll(() => hasFocus(tab, '#menu a')).toBe(true);
    expect(await tab.run(isCut), 'the menu is as wide as what it holds').toBe(false);
    await tab.press('Escape');
    await expect.poll(() => count(tab, '#menu')).toBe(0);
    await expect.poll(() => hasFocus(tab, MENU)).toBe(true);
  });
});
