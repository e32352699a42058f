import { expect, test } from 'vitest';
import { figureOf, figuresOf, sheetPath } from './infographic.ts';

test.each([
  ['6.0時間', 6],
  ['35%', 35],
  ['12 person-days', 12],
])('%s is drawn as %d', (printed, figure) => {
  expect(figureOf(printed)).toBe(figure);
});

test('translations have figures in common, not units', () => {
  const words = { slug: 'a', title: '', teaser: '', description: '', lead: '', source: '', now: '', planned: '' };
  const pair = { title: '', measure: '', end: 6, confidence: 80 };
  const chart = { title: '', end: 60 };
  const japanese = {
    ...words,
    pairs: [{ ...pair, now: '6.0時間', planned: '3.5時間' }],
    charts: [{ ...chart, bars: [{ label: '', parts: [{ value: '37問' }, { value: '2問' }] }] }],
  };
  const english = {
    ...words,
    pairs: [{ ...pair, now: '6 h', planned: '3.5 h' }],
    charts: [{ ...chart, bars: [{ label: '', parts: [{ value: '37 correct' }, { value: '2 correct' }] }] }],
  };
  expect(figuresOf(japanese)).toEqual([6, 3.5, 6, 80, 60, 37, 2]);
  expect(figuresOf(english)).toEqual(figuresOf(japanese));
});

test('a sheet is linked with its ending', () => {
  expect(sheetPath('drupal-ai-infographic')).toBe('/infographics/drupal-ai-infographic.html');
});
