import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Neutral colours: black, white, greys, with or without transparency. */
const isGrey = (hex: string) => {
  const digits = hex.slice(1);
  const [r, g, b] = digits.length < 6 ? [...digits] : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return r === g && g === b;
};

test('no source file but the tokens defines a colour: another company changes these only', () => {
  const files = globSync('src/**/*.{css,astro,ts,tsx}').filter((file) => !/tokens\.css$|\.test\.ts$/.test(file));
  const found = files.flatMap((file) => {
    // Colours in comments do not count.
    const text = readFileSync(file, 'utf8').replace(/^\s*\*.*$|\/\/.*$|\/\*.*?\*\//gm, '');
    const colours = [...text.matchAll(/(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi)];
    return colours.map(([colour]) => colour).flatMap((colour) => (isGrey(colour) ? [] : [`${file}: ${colour}`]));
  });
  expect(found).toEqual([]);
});
