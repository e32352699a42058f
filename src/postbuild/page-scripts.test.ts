import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsIn, readHtml, textIn } from '#src/site/html-tree.ts';
import { isInlineScript, isScript, pageScripts } from './page-scripts.ts';
import { stringsIn } from './script-strings.ts';

const files = {
  '/_astro/Island.a1.js': 'import { x } from "./shared.b2.js"; const lazy = () => import("./late.c3.js"); x`found`',
  '/_astro/shared.b2.js': `export const x = (state) => \`is-\${state} \`.concat(cond ? "open big" : "", tail + "--wide")`,
  '/_astro/late.c3.js': 'export default { hidden: true, "data-x": 1, style: el.style.getPropertyValue("--ink") }',
  '/_astro/other.d4.js': 'add("elsewhere")',
};
const built = new Map(
  Object.entries(files).map(([address, text]) => [address, { digest: `sha256-${address}`, strings: stringsIn(text) }]),
);

function scriptsOn(html: string) {
  const elements = elementsIn(readHtml(html));
  return pageScripts(built)(elements, elements.filter(isInlineScript).map(textIn));
}

describe('the scripts of a page', () => {
  const island = () => scriptsOn('<x-island component-url="/_astro/Island.a1.js"></x-island>');

  test('are the files that any element names, and the files that these import', () => {
    expect([...island().files].sort()).toEqual(['/_astro/Island.a1.js', '/_astro/late.c3.js', '/_astro/shared.b2.js']);
    expect(scriptsOn('<script>import("/_astro/other.d4.js")</script>').files).toEqual(new Set(['/_astro/other.d4.js']));
  });

  test('are none where the page names none', () => {
    expect(scriptsOn('<p class="a">a</p>').files.size).toBe(0);
  });

  test.each([
    { name: 'found', why: 'a part of a template' },
    { name: 'open', why: 'a word of a string' },
    { name: 'hidden', why: 'the name of a field' },
    { name: 'is-closed', why: 'begins like a template that goes on' },
    { name: 'card--wide', why: 'ends like a string that is put behind another' },
  ])('may give an element the class $name: $why', ({ name }) => {
    expect(island().mayName(name)).toBe(true);
  });

  test.each(['elsewhere', 'lazy', 'state', 'is', 'wide', 'x'])('cannot give the class %s', (name) => {
    expect(island().mayName(name)).toBe(false);
  });

  test('does not treat a whole name with a dash inside as the beginning or the end of other names', () => {
    expect(['data-x', 'data-xy', 'my-data-x'].map(island().mayName)).toEqual([true, false, false]);
  });

  test('may read the custom properties that they name', () => {
    expect(island().mayName('--ink')).toBe(true);
    expect(island().mayName('--line')).toBe(false);
  });

  test.each([
    { script: "set('--tone-' + n)", name: '--tone-1', isRead: true, why: 'begins like it' },
    { script: `set('--' + part + '-tone')`, name: '--fill-tone', isRead: true, why: 'ends like it' },
    { script: "set('--tone-' + n)", name: '--tone', isRead: false, why: 'is shorter' },
    { script: "set('--tone-' + n)", name: '--text-tone', isRead: false, why: 'begins otherwise' },
    { script: "if (name.startsWith('--')) set(name)", name: '--ink', isRead: false, why: 'two dashes are no name' },
  ])('$script reads $name: $isRead ($why)', ({ script, name, isRead }) => {
    expect(scriptsOn(`<script>${script}</script>`).mayName(name)).toBe(isRead);
  });

  test('in the page count as well', () => {
    expect(scriptsOn('<script>document.documentElement.className=`first`</script>').mayName('first')).toBe(true);
  });
});

test('every word in a string of a script may be a class', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), fc.constantFrom(' ', '.', '\n'), (names, gap) => {
      const { mayName } = pageScripts(new Map())([], [`add(${JSON.stringify(names.join(gap))})`]);
      expect(names.filter((each) => !mayName(each))).toEqual([]);
    }),
  );
});

test('structured data is no script, and an unknown type stops the build', () => {
  const [script] = elementsIn(readHtml('<script type="application/ld+json">{}</script>')).filter(
    ({ tagName }) => tagName === 'script',
  );
  expect(script && isScript(script)).toBe(false);
  expect(() => elementsIn(readHtml('<script type="text/x">a</script>')).some(isScript)).toThrow('"text/x"');
});

test.each([
  ['<script>', true],
  ['<script type="">', true],
  ['<script type=" Module ">', true],
  ['<script type="TEXT/JavaScript">', true],
  ['<script type=" application/json ">', false],
  ['<p type="module">', false],
])('%s is run: %s', (html, isRun) => {
  expect(elementsIn(readHtml(html)).some(isScript)).toBe(isRun);
});
