import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#src/styles/contrast.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { oklchOf } from './oklch.ts';
import { themed } from './theme.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const former = coloursOf(tokens);
/** Hues all around, a colour without any, and black. */
const COLOURS = ['#0a7d6c', '#b01030', '#7a4a00', '#5b2a9d', '#25607a', '#d4145a', '#0a7a00', '#666666', '#000000'];

describe.each(COLOURS)('with %s as its main colour', (colour) => {
  const theme = themed(tokens, colour);
  const made = theme.ok ? coloursOf(theme.tokens) : former;

  test('a theme is light and dark, with that colour itself in the light one', () => {
    expect(theme).toMatchObject({ ok: true, light: colour });
    expect([made.light['ao'], made.dark['ao']]).toEqual([colour, theme.ok && theme.dark]);
  });

  test.each(['light', 'dark'] as const)('errors are as red as they were, and are read in the %s theme', (scheme) => {
    const { err = '', sheet = '' } = made[scheme];
    expect(err).toBe(former[scheme]['err']);
    expect(contrast(err, sheet)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['light', 'dark'] as const)('all other colours contrast as they did in the %s theme', (scheme) => {
    const [before, after] = [former[scheme], made[scheme]];
    const names = Object.keys(before).filter((name) => after[name] !== colour && before[name]?.length === 7);
    for (const name of names)
      for (const ground of ['paper', 'sheet', 'tint', 'band', 'ft']) {
        const ratio = (colours: typeof before) => contrast(colours[name] ?? '', colours[ground] ?? '');
        expect(Math.abs(ratio(after) - ratio(before)) / ratio(before), `${name} on ${ground}`).toBeLessThan(0.04);
      }
  });

  test.each(['light', 'dark'] as const)(
    'buttons have its hue, and what is written on them is read in the %s theme',
    (scheme) => {
      const of = made[scheme];
      const [{ hue, chroma }, button] = [oklchOf(colour), oklchOf(of['shu-t'] ?? '')];
      if (chroma > 0.04) expect(Math.abs(((button.hue - hue + 540) % 360) - 180)).toBeLessThan(8);
      else expect(button.chroma).toBeLessThan(0.04);
      for (const [front, back, least] of [
        ['on-shu', 'shu-t', 4.5],
        ['on-shu', 'shu', 3],
        ['shu-t', 'paper', 4.5],
        ['shu-t', 'tint', 4.5],
        ['shu', 'paper', 3],
        ['band-on-shu', 'band-shu', 4.5],
      ] as const)
        expect(contrast(of[front] ?? '', of[back] ?? ''), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    },
  );
});

test('a colour that is too light is refused with its ratio and the nearest one that passes', () => {
  const theme = themed(tokens, '#8fd0c0');
  const message = theme.ok ? '' : theme.message;
  expect(message).toMatch(/^--colour #8fd0c0: its contrast with the page is 1\.\d\d:1 and text needs 4\.5:1\./);
  const [, near = ''] = /passes is (#[\da-f]{6})/.exec(message) ?? [];
  expect(themed(tokens, near).ok).toBe(true);
});
