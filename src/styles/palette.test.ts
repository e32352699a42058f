import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The tokens, drawings, and paper, which is white in every theme. */
const MADE_IN = /(?:tokens|art|print)\.css$|\.test\.ts$/;
/** A mixture of a token follows the theme. */
const OF_A_TOKEN = /color-mix\(in \w+, ?(?:var\([^)]*\)|currentColor)[^)]*\)/g;
/** Hexadecimal but for the transparent black that gradients fade to, a colour function, or a name. */
const IN_STYLES =
  /#(?!0000\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:[^;{}(]*\b(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|brown|pink)\b/gi;
/** Hexadecimal, but no grey, which forms of images may have. */
const IN_CODE = /(?<![\w&/])#(?!([\da-f]{1,2})\1\1\b)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;

test('no source file but the tokens defines a colour: another company, and the dark theme, change these only', () => {
  const files = globSync('src/**/*.{css,astro,ts,tsx}').filter((file) => !MADE_IN.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    // Colours in comments do not count.
    const text = readFileSync(file, 'utf8').replace(/^\s*\*.*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
    const written = file.endsWith('.css') ? text.replace(OF_A_TOKEN, '').match(IN_STYLES) : text.match(IN_CODE);
    return (written ?? []).map((colour) => `${file}: ${colour}`);
  });
  expect(found).toEqual([]);
});
