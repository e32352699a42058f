import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursOf, palette } from './palette.ts';

describe('coloursOf', () => {
  test('dark colours fall back to the light ones', () => {
    const css =
      ':root{--ink:#000;--paper: #f1f4f3;--gap:1rem}@media screen and (prefers-color-scheme: dark){:root{--ink:#fff}}';
    expect(coloursOf(css)).toEqual({
      light: { ink: '#000', paper: '#f1f4f3' },
      dark: { ink: '#fff', paper: '#f1f4f3' },
    });
  });
});

test('a missing token stops the build with its name', () => {
  expect(() => palette('paper', 'papyrus')).toThrow('src/styles/tokens.css: --papyrus, expected a colour');
});

/** Neutral colours: black, white, greys, with or without transparency. */
const isGrey = (hex: string) => {
  const digits = hex.slice(1);
  const [r, g, b] = digits.length < 6 ? [...digits] : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return r === g && g === b;
};

test('no other source file defines a colour: another company changes the tokens only', () => {
  const files = globSync('src/**/*.{css,astro,ts,tsx}').filter(
    (file) => !/tokens\.css$|\.test\.ts$/.test(file.replaceAll('\\', '/')),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    // Colours in comments do not count.
    const text = readFileSync(file, 'utf8').replace(/^\s*\*.*$|\/\/.*$|\/\*.*?\*\//gm, '');
    const colours = [...text.matchAll(/(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi)];
    return colours.map(([colour]) => colour).flatMap((colour) => (isGrey(colour) ? [] : [`${file}: ${colour}`]));
  });
  expect(found).toEqual([]);
});
