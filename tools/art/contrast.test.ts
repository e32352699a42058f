import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Colours, contrast, readColours } from './contrast.ts';
import { DARK, LIGHT } from './image.ts';

const { light, dark } = readColours(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));
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
])('%s on %s', (front, back, least) => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])(`has at least ${least} in the %s theme`, (_, colours) => {
    expect(contrast(of(colours, front), of(colours, back))).toBeGreaterThanOrEqual(least);
  });
});

describe('the colours inside images', () => {
  it.each([
    ['light', LIGHT, light],
    ['dark', DARK, dark],
  ])('are those of the %s theme', (_, own, tokens) => {
    for (const [name, value] of Object.entries(own)) {
      expect([name, contrast(of(tokens, name), value.length === 4 ? '#ffffff' : value).toFixed(3)]).toEqual([
        name,
        '1.000',
      ]);
    }
  });
});
