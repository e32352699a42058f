import { readFileSync } from 'node:fs';
import { interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { type Colours, coloursOf } from '#src/styles/palette.ts';

const css = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const { light, dark } = coloursOf(css('tokens'));
const of = (colours: Colours, name: string): string => colours[name] ?? `no --${name}`;

// WCAG 2.2: 1.4.3 wants 4.5 for text, 1.4.11 wants 3 for controls and graphics.
describe.each([
  ['ink', 'paper', 4.5],
  ['ink', 'sheet', 4.5],
  ['ink', 'tint', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'sheet', 4.5],
  ['ink-2', 'tint', 4.5],
  ['ao', 'paper', 4.5],
  ['ao', 'sheet', 4.5],
  ['ao', 'tint', 3],
  ['shu-t', 'paper', 4.5],
  ['shu-t', 'sheet', 4.5],
  ['err', 'paper', 4.5],
  ['err', 'sheet', 4.5],
  ['on-shu', 'shu-t', 4.5],
  ['paper', 'ink', 4.5],
  ['band-ink', 'band', 4.5],
  ['band-2', 'band', 4.5],
  ['band-shu', 'band', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'sheet', 3],
  ['shu', 'paper', 3],
  ['dl', 'paper', 3],
  ['ink', 'ft', 4.5],
  ['on-shu', 'shu', 3],
  ['shu-t', 'tint', 4.5],
  ['edge', 'tint', 3],
])('%s on %s', (front, back, least) => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])(`has at least ${least} in the %s theme`, (_, colours) => {
    expect(wcagContrast(of(colours, front), of(colours, back))).toBeGreaterThanOrEqual(least);
  });
});

describe('on the blueprint band', () => {
  const share = Number(/--sheet: color-mix\(in oklab, var\(--band\), #fff (\d+)%\)/.exec(css('sheet'))?.[1]) / 100;
  it.each([
    ['light', light],
    ['dark', dark],
  ])('text and focus have contrast with its lighter sheet in the %s theme', (_, colours) => {
    const sheet = interpolate([of(colours, 'band'), '#fff'], 'oklab')(share);
    for (const front of ['band-ink', 'band-2', 'band-shu'])
      expect([front, wcagContrast(of(colours, front), sheet) >= 4.5]).toEqual([front, true]);
  });
});

// Print uses the light theme, without the band: the dark theme and the band are for screens only.
describe('on paper', () => {
  it.each(['ink', 'ink-2', 'shu-t', 'ao'])('%s is readable', (name) => {
    expect(wcagContrast(of(light, name), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
