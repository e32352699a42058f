import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { joinScripts } from './join-scripts.ts';

function joined(html: string): string {
  const document = readHtml(html);
  joinScripts(document);
  return writeHtml(document);
}

test.each([
  {
    what: 'scripts side by side become one',
    html: '<script>a()</script><script>b()</script><p></p><script>c()</script>',
    output: '<script>try{\na()\n}finally{\nb()\n}</script><p></p><script>c()</script>',
  },
  {
    what: 'three as well',
    html: '<script>a()</script><script>b()</script><script>c()</script>',
    output: '<script>try{\na()\n}finally{\ntry{\nb()\n}finally{\nc()\n}\n}</script>',
  },
  {
    what: 'data, modules and files stay by themselves',
    html: '<script type="application/ld+json">{}</script><script>a()</script><script type="module">b()</script>',
    output: '<script type="application/ld+json">{}</script><script>a()</script><script type="module">b()</script>',
  },
])('$what', ({ html, output }) => {
  expect(joined(`<body>${html}`)).toContain(`<body>${output}</body>`);
});

test('a script that throws does not stop the joined ones, and its error is reported', () => {
  const scripts = ['ran.push(1) // a', 'ran.push(2); throw Error("second")', '(() => ran.push(3))()', 'ran.push(4)'];
  const html = joined(`<body>${scripts.map((text) => `<script>${text}</script>`).join('')}`);
  const [, script = ''] = html.split(/<\/?script>/);
  const ran: number[] = [];
  expect(() => new Function('ran', script)(ran)).toThrow('second');
  expect(ran).toEqual([1, 2, 3, 4]);
});
