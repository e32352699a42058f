import { expect } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { langAt } from '#tests/support/matrix.ts';
import { type Box, middleOfInk, piecesIn } from './drawn.ts';
import type { Tab } from './driver/tab.ts';
import { test } from './engine.ts';

/*
 * Defects that only the painted page shows: layout has the same widths and places with and without them.
 */

/** Opening hours, sums and counts as they are written among Japanese and Chinese. */
const WRITTEN = [
  ['9:00', '平日', '〜'],
  ['2,800', '約', '万'],
  ['24', 'は', '時間'],
  ['70', '有', '名'],
] as const;

/** Runs in the page: a paragraph says something else, in large letters; where the text between two of its characters is. */
function write(text: string, from: number, to: number): Box {
  const paragraph = document.querySelector<HTMLElement>('main p');
  if (paragraph === null) throw new Error('no paragraph');
  paragraph.textContent = text;
  paragraph.style.fontSize = '3rem';
  paragraph.scrollIntoView({ block: 'center', behavior: 'instant' });
  const range = document.createRange();
  range.setStart(paragraph.firstChild as Text, from);
  range.setEnd(paragraph.firstChild as Text, to);
  const { x, y, width, height } = range.getBoundingClientRect();
  // A pixel less at each side, where layout rounds.
  return { x: x + 1, y, width: width - 2, height };
}

/** The figures that are drawn as fewer or more signs than they have. */
async function misdrawn(tab: Tab): Promise<string[]> {
  const wrong: string[] = [];
  for (const [figures, before, behind] of WRITTEN) {
    const box = await tab.run(write, before + figures + behind, before.length, before.length + figures.length);
    const pieces = await piecesIn(tab, box);
    if (pieces !== figures.length) wrong.push(`${figures}: ${pieces}`);
  }
  return wrong;
}

/** The first language, and the third, whose fonts are others. */
const LANGS = [...new Set([langAt(0), langAt(2)])];

for (const address of LANGS.map((lang) => localizePath('/contact', lang))) {
  test(`${address}: no digits overlap on the first page of a visit`, async ({ tab }) => {
    await tab.goto(address);
    expect(await misdrawn(tab)).toEqual([]);
  });

  test(`${address}: no digits overlap if the font does not load`, async ({ tab, watched }) => {
    watched.let(/site-latin/, { status: 204, body: '' });
    await tab.goto(address);
    await tab.goto(address);
    expect(await tab.run(() => document.documentElement.className)).toBe('');
    expect(await misdrawn(tab)).toEqual([]);
  });
}

/** Runs in the page: where the last character of a headline is, if it is a stop. */
function lastStop(): Box | null {
  const text = document.querySelector('h1 span:last-child')?.firstChild;
  if (!(text instanceof Text) || !/[、。，]$/.test(text.data)) return null;
  const range = document.createRange();
  range.setStart(text, text.length - 1);
  range.setEnd(text, text.length);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

for (const address of LANGS.map((lang) => localizePath('/', lang)))
  test(`${address}: a full stop is at the upper right in the vertical headline`, async ({ tab }) => {
    await tab.goto(address);
    const box = await tab.run(lastStop);
    test.skip(box === null, 'the headline ends without a stop');
    const middle = await middleOfInk(tab, box as Box);
    expect(middle.x).toBeGreaterThan(0.5);
    expect(middle.y).toBeLessThan(0.5);
  });
