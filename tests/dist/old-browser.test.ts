import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DIST } from '#tools/built-site/pages.ts';

const CODE = readFileSync(`${DIST}/ie.js`, 'utf8');

/** As much of a document as the script touches. */
function visit(lang: string): { text: string; role: string } {
  const shown = { text: '', role: '' };
  const notice = {
    appendChild: ({ text }: { text: string }) => Object.assign(shown, { text }),
    setAttribute: (name: string, value: string) => Object.assign(shown, { [name]: value }),
    style: {},
  };
  const document = {
    documentElement: { lang },
    createElement: () => notice,
    createTextNode: (text: string) => ({ text }),
    body: { insertBefore: () => undefined, firstChild: null },
  };
  runInNewContext(CODE, { document });
  return shown;
}

test.each([
  ['ja', '簡易表示になります'],
  ['en', 'in plain form'],
  ['zh-Hans', '简易形式'],
])('an old browser is told in %s why the page looks plain', (lang, words) => {
  expect(visit(lang).text).toContain(words);
  expect(visit(lang).role).toBe('alert');
});

test('the script is one that Internet Explorer can read', () => {
  // Strings may hold anything; code may not: arrows, templates, block-scoped names and classes came after ECMAScript 5.
  const code = CODE.replace(/'[^']*'|"[^"]*"/g, '""');
  expect(code.match(/=>|`|\b(?:const|let|class|async)\b|\?\.|\.\.\./g)).toBeNull();
});
