import { expect, test } from 'vitest';
import { classesIn } from './markup-classes.ts';

test.each([
  { file: 'a.astro', text: '<p class="a b">', given: ['a', 'b'] },
  {
    file: 'a.astro',
    text: "<p class:list={['a', { b: isB, 'c--d': x === 'e' }, isF && 'f']} />",
    given: ['a', 'b', 'c--d', 'f'],
  },
  { file: 'a.astro', text: "<p class={path === '/b' ? 'a' : undefined} />", given: ['a'] },
  { file: 'a.astro', text: `<p class={\`a a--\${n}\`} />`, given: ['a', 'a--*'] },
  { file: 'a.tsx', text: 'export const A = () => <p className="a" />', given: ['a'] },
  { file: 'a.ts', text: "element.classList.add('a', 'b')", given: ['a', 'b'] },
  { file: 'a.ts', text: "store[key] ??= root.className = 'a'", given: ['a'] },
  { file: 'a.ts', text: "const words = 'a b'", given: [] },
])('gives in $file: $text', ({ file, text, given }) => {
  expect(classesIn(file, text).given).toEqual(given);
});

test.each([
  { text: "root.querySelector('.a__b > p')", named: ['a__b', 'p'] },
  { text: `const html = \`<i class="a__\${ink}">\``, named: ['i', 'class', 'a__*'] },
  { text: "const looks = { good: 'a a--good' }", named: ['a', 'a--good'] },
  { text: "run('--port', '__proto__', 'a-b')", named: [] },
  { text: "send('a@xn--r8jz45g.jp')", named: [] },
])('names in a script: $text', ({ text, named }) => {
  expect(classesIn('a.ts', text).named).toEqual(named);
});
