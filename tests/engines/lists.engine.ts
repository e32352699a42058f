import { expect } from '@playwright/test';
import { pageOf } from '#src/content/kinds.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { contrast } from '#src/styles/contrast.ts';
import { shown, wordOfArticles } from '#tests/support/entries.ts';
import { inNpmTest, langAt } from '#tests/support/matrix.ts';
import type { Tab } from './driver/tab.ts';
import { test } from './engine.ts';
import { addressOf, alive, count, fill, hasFocus, middleOf, press, textOf } from './look.ts';
import { soon } from './soon.ts';

async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await alive(tab);
}

/** Which card has the focus, counted from 0. Runs in the page. */
function focusedCard(): number {
  return [...document.querySelectorAll('.cards h3 a')].indexOf(document.activeElement as Element);
}

const CHOSEN = '.filter__terms [aria-current]';

/** How well the chosen term can be read. */
async function contrastOfChosen(tab: Tab): Promise<number> {
  const colours = await tab.run((css) => {
    const { color, backgroundColor } = getComputedStyle(document.querySelector(css) as Element);
    return [color, backgroundColor];
  }, CHOSEN);
  const [text = '', ground = ''] = colours.map((colour) => {
    const parts = colour.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  });
  return contrast(text, ground);
}

/** Whether the chosen term is in a state, as `:hover`. */
const isChosen = (tab: Tab, state: string) => count(tab, CHOSEN + state).then((shownSo) => shownSo === 1);

const cards = (tab: Tab) => count(tab, '.cards > li');

for (const { home, filtered, entries } of [
  { home: '/news', filtered: '?category=', entries: shown('news').length },
  {
    home: localizePath('/tech-articles', langAt(1)),
    filtered: '?tag=',
    entries: shown('tech-articles', langAt(1)).length,
  },
])
  test.describe(home, () => {
    test.skip(entries === 0, 'no entries');

    test('is filtered in place, and the way back shows all', async ({ tab }) => {
      await open(tab, home);
      await press(tab, '.filter__terms a');
      await soon(() => addressOf(tab)).toContain(home + filtered);
      await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
      expect(await textOf(tab, '.filter__terms [aria-current]')).not.toBe('');
      await tab.back();
      await soon(() => addressOf(tab)).toBe(home);
      await soon(() => cards(tab)).toBe(Math.min(entries, PAGE_SIZE));
    });

    test('the term just chosen can be read under the pointer, pressed and focused', async ({ tab }) => {
      await open(tab, home);
      await press(tab, '.filter__terms a');
      await soon(() => isChosen(tab, ':hover')).toBe(true);
      expect(await contrastOfChosen(tab), 'under the pointer').toBeGreaterThanOrEqual(4.5);
      await tab.run((css) => document.querySelector<HTMLElement>(css)?.focus(), CHOSEN);
      expect(await contrastOfChosen(tab), 'focused').toBeGreaterThanOrEqual(4.5);
      await tab.hold(await middleOf(tab, CHOSEN));
      await soon(() => isChosen(tab, ':active')).toBe(true);
      expect(await contrastOfChosen(tab), 'pressed').toBeGreaterThanOrEqual(4.5);
    });

    test('shows more, and the focus goes to the first new card', inNpmTest(home !== '/news'), async ({ tab }) => {
      test.skip(entries <= PAGE_SIZE, 'no more entries than one page of the list');
      await open(tab, home);
      await press(tab, '.cards__rest .links__button');
      await soon(() => cards(tab)).toBeGreaterThan(PAGE_SIZE);
      await soon(() => tab.run(focusedCard)).toBe(PAGE_SIZE);
    });

    test('says that the network is lost, and tries again', inNpmTest(home === '/news'), async ({ tab, watched }) => {
      await open(tab, home);
      watched.let(/^GET \/api\//, { status: 503, body: 'down' });
      await press(tab, '.filter__terms a');
      await soon(() => count(tab, '[role=alert]')).toBe(1);
      // The site reports the failure itself; that the answer was one is the network's.
      await soon(() => watched.trouble()).toEqual([expect.stringContaining('console: Error: 503: down')]);
      watched.let(/^GET \/api\//, { until: Promise.resolve() });
      await press(tab, '[role=alert] button');
      await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
    });
  });

/** Letters as wide as Japanese ones, all of them capital. */
const wide = (word: string) =>
  word.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test('articles are looked for by words, whatever their width', async ({ tab }) => {
  const sought = wordOfArticles(DEFAULT_LANG);
  test.skip(sought === undefined, 'no title has a word in Latin letters that other articles have not');
  const word = wide(`${sought?.word}`);
  await open(tab, '/tech-articles');
  await fill(tab, '#q', word);
  await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
  expect(sought?.titles).toContain(await textOf(tab, '.cards--arriving h3'));
  await soon(() => addressOf(tab)).toBe(`/tech-articles?q=${encodeURIComponent(word)}`);
});

test.describe('the infographic', () => {
  const lang = langAt(2);
  const article = shown('tech-articles', lang).find(({ infographic }) => infographic !== undefined);
  test.skip(article === undefined, 'no article has an infographic');

  test.beforeEach(async ({ tab }) => {
    await tab.goto(localizePath(pageOf('tech-articles', `${article?.slug}`), lang));
    await press(tab, 'a[aria-haspopup=dialog]');
    await soon(() => count(tab, 'dialog[open]')).toBe(1);
    const rows = () =>
      tab.run(
        () =>
          document.querySelector('iframe')?.contentDocument?.querySelectorAll('.infographic-sheet__rows > li').length,
      );
    await soon(rows).toBe(article?.infographic?.pairs.length);
  });

  test('opens in a dialog, Esc closes it and gives the focus back', async ({ tab }) => {
    await tab.press('Escape');
    await soon(() => count(tab, 'dialog[open]')).toBe(0);
    await soon(() => hasFocus(tab, 'a[aria-haspopup=dialog]')).toBe(true);
  });

  test('is closed by Esc from inside its frame', async ({ tab }) => {
    await tab.click(await middleOf(tab, 'iframe'));
    await soon(() => hasFocus(tab, 'iframe')).toBe(true);
    await tab.press('Escape');
    await soon(() => count(tab, 'dialog[open]')).toBe(0);
    await soon(() => hasFocus(tab, 'a[aria-haspopup=dialog]')).toBe(true);
  });

  test('has a title as large as text, and a head as high as its button', async ({ tab }) => {
    const head = () =>
      tab.run(() => {
        const [header, button, title] = ['header', 'button', 'h3'].map(
          (css) => document.querySelector(`dialog ${css}`) as HTMLElement,
        );
        return [
          title && getComputedStyle(title).fontSize,
          header && button && Math.round(header.clientHeight - button.offsetHeight),
        ];
      });
    expect(await head()).toEqual(['16px', 0]);
  });
});
