import { globSync, readFileSync } from 'node:fs';
import { type Declaration, parse } from 'postcss';
import { expect, test } from 'vitest';

/** Only tokens define colours, because they have a dark form of each. Any other colour would not change in the dark theme. */

/** Files that may define colours: the tokens, and drawings. */
const MADE_IN = ['src/styles/tokens.css', 'src/styles/art.css'];

/** Written out: hexadecimal but for the transparent black that gradients fade to, a colour function, or a name. */
const WRITTEN =
  /#(?!0000\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|gr[ae]y|silver|red|green|blue|navy|yellow|orange|purple|brown|pink|teal|beige|ivory)\b/i;

/** A mixture of a token follows the theme. */
const OF_A_TOKEN = /color-mix\(in \w+, ?(?:var\([^)]*\)|currentColor)[^)]*\)|var\([^)]*\)|url\([^)]*\)/g;

/** Print rules may have colours, because paper is white in every theme. */
function isPrinted(declaration: Declaration): boolean {
  for (let at = declaration.parent; at && at.type !== 'root'; at = at.parent as typeof at)
    if (at.type === 'atrule' && 'params' in at && /\bprint\b/.test(String(at.params))) return true;
  return false;
}

test('no component defines a colour', () => {
  const files = globSync('src/**/*.css').filter((file) => !MADE_IN.includes(file.replaceAll('\\', '/')));
  expect(files.length).toBeGreaterThan(20);
  const own: string[] = [];
  for (const file of files)
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      const value = declaration.value.replace(OF_A_TOKEN, '');
      if (WRITTEN.test(value) && !isPrinted(declaration))
        own.push(`${file}: ${declaration.prop}: ${declaration.value}`);
    });
  expect(own).toEqual([]);
});
