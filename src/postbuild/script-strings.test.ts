import { expect, test } from 'vitest';
import { stringsIn } from './script-strings.ts';

test.each([
  ["a('b', \"c\", 'b')", ['b', 'c']],
  [`a(\`b-\${c}-d\`)`, ['b-', '-d']],
  ["a({ wide: 1, 'tall': 2, ['b' + c]: 3, [d]: 4 })", ['wide', 'tall', 'b']],
  ["if (a) { for (const b of ['c']) d(() => ({ e: `f` })) }", ['c', 'e', 'f']],
  ["import a from './b.js'; export const c = 1;", ['./b.js']],
  ["with (a) b('c')", ['c']],
  ["a('', 1, null, /b/, `\\u0062`)", ['b']],
])('%s', (script, strings) => {
  expect(stringsIn(script).sort()).toEqual([...strings].sort());
});

test('throws for a text that is no script', () => {
  expect(() => stringsIn('a(')).toThrow(SyntaxError);
});
