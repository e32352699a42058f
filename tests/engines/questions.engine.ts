import { expect } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { questions } from '#tests/support/entries.ts';
import { langAt } from '#tests/support/matrix.ts';
import { test } from './engine.ts';
import { alive, count, fill, hasFocus, press, valueIn } from './look.ts';
import { soon } from './soon.ts';

const OPEN = 'details[open]';

test.describe('questions', () => {
  const ids = questions(langAt(0)).map(({ id }) => id);
  test.skip(ids.length < 2, 'no questions, or a single one');

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

  test('are opened by the address, in sight, and by another one after it', async ({ tab }) => {
    const [other, first] = [ids[0], ids.at(-1)];
    await tab.goto(`${localizePath('/faq', langAt(1))}#${first}`);
    await soon(() => count(tab, `${OPEN} #${first}`)).toBe(1);
    await soon(() =>
      tab.run((id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, `${first}`),
    ).toBe(true);
    expect(await count(tab, OPEN)).toBe(1);
    await alive(tab);
    await tab.run((id) => {
      location.hash = `#${id}`;
    }, `${other}`);
    await soon(() => count(tab, `${OPEN} #${other}`)).toBe(1);
    expect(await count(tab, OPEN)).toBe(2);
  });

  test('that the filter hides are gone to: a category, and a question of the address', async ({ tab }) => {
    const [first] = ids;
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
    await press(tab, '.faq-accordion__categories li:last-child a');
    await soon(() => count(tab, 'details')).toBe(all);
    await soon(() => isBelow('section:has(> h3:target) > h3')).toBe(true);
    expect(await hasFocus(tab, FIELD)).toBe(false);
    expect(await valueIn(tab, FIELD)).toBe('');

    // The address has the fragment already.
    await fill(tab, FIELD, 'zzzz');
    await soon(() => count(tab, 'details')).toBe(0);
    await press(tab, '.faq-accordion__categories li:last-child a');
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
