import { expect } from '@playwright/test';
import { questions } from '#tests/support/entries.ts';
import { test } from './engine.ts';
import { alive, count, fill, hasFocus, press, textOf, valueIn } from './look.ts';
import { soon } from './soon.ts';

const OPEN = 'details[open]';

test.describe('questions', () => {
  test('open by mouse and keyboard, all of them by one box', async ({ tab }) => {
    await tab.goto('/faq');
    await alive(tab);
    await press(tab, 'summary');
    await soon(() => count(tab, OPEN)).toBe(1);
    await tab.run(() => document.querySelector('summary')?.focus());
    await tab.press('Enter');
    await soon(() => count(tab, OPEN)).toBe(0);
    await press(tab, '.faq-accordion__all input');
    await soon(() => count(tab, OPEN)).toBe(await count(tab, 'details'));
  });

  test('are filtered while typing, and come back', async ({ tab }) => {
    await tab.goto('/zh/faq');
    await alive(tab);
    const all = await count(tab, 'details');
    await fill(tab, '.faq-accordion__find input', '远程');
    await soon(() => count(tab, 'details')).toBeLessThan(all);
    await fill(tab, '.faq-accordion__find input', 'zzzz');
    await soon(() => count(tab, 'details')).toBe(0);
    await soon(() => textOf(tab, '.faq-accordion [role=status]')).toContain('zzzz');
    await press(tab, '.faq-accordion__none button');
    await soon(() => count(tab, 'details')).toBe(all);
    expect(await hasFocus(tab, '.faq-accordion__find input')).toBe(true);
  });

  test('are opened by the address, and by another one after it', async ({ tab }) => {
    const [other, ...rest] = questions('en').map(({ id }) => id);
    const first = rest.at(-1);
    test.skip(first === undefined, 'a single question');
    await tab.goto(`/en/faq#${first}`);
    await soon(() => count(tab, `${OPEN} #${first}`)).toBe(1);
    await alive(tab);
    await tab.run((id) => {
      location.hash = `#${id}`;
    }, `${other}`);
    await soon(() => count(tab, `${OPEN} #${other}`)).toBe(1);
  });

  test('that the filter hides are gone to: a category, and a question of the address', async ({ tab }) => {
    const [first] = questions('ja').map(({ id }) => id);
    const FIELD = '.faq-accordion__find input';
    /** Distance of an element from the header, once scrolling has stopped. */
    const below = (selector: string) =>
      tab.run(async (css) => {
        const top = () => document.querySelector(css)?.getBoundingClientRect().top ?? -1;
        const before = top();
        await new Promise((done) => setTimeout(done, 100));
        const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
        return top() === before ? Math.round(before - header) : -1;
      }, selector);
    const isBelow = (selector: string) => below(selector).then((top) => top >= 0 && top < 200);
    await tab.goto('/faq');
    await alive(tab);
    const all = await count(tab, 'details');
    await fill(tab, FIELD, 'zzzz');
    await soon(() => count(tab, 'details')).toBe(0);
    await press(tab, '.faq-accordion__categories li:nth-child(3) a');
    await soon(() => count(tab, 'details')).toBe(all);
    await soon(() => isBelow('section:has(> h3:target) > h3')).toBe(true);
    expect(await hasFocus(tab, FIELD)).toBe(false);
    expect(await valueIn(tab, FIELD)).toBe('');

    // The address has the fragment already.
    await fill(tab, FIELD, 'zzzz');
    await soon(() => count(tab, 'details')).toBe(0);
    await press(tab, '.faq-accordion__categories li:nth-child(3) a');
    await soon(() => count(tab, 'details')).toBe(all);
    await soon(() => isBelow('section:has(> h3:target) > h3')).toBe(true);

    await fill(tab, FIELD, 'zzzz');
    await soon(() => count(tab, 'details')).toBe(0);
    await tab.run((id) => {
      location.hash = `#${id}`;
    }, `${first}`);
    await soon(() => count(tab, `${OPEN} #${first}`)).toBe(1);
    await soon(() => isBelow('details:has(:target) summary')).toBe(true);
    expect(await hasFocus(tab, FIELD)).toBe(false);
  });
});
