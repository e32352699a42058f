import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { moveIslandScripts } from './island-scripts.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).idle=a})();';
const ELEMENT = '(()=>{customElements.define("astro-island",a)})();';

function moved(html: string): { readonly html: string; readonly texts: readonly string[] } {
  const document = readHtml(html);
  const texts: string[] = [];
  moveIslandScripts(document, (text) => `/${texts.push(text)}.js`);
  return { html: writeHtml(document), texts };
}

test("one module has all of Astro's scripts in their order, in the place of the first", () => {
  const island = '<astro-island></astro-island>';
  const { html, texts } = moved(
    `<body><p></p><script>${DIRECTIVE}</script><script>${ELEMENT}</script>${island}<script>${DIRECTIVE}</script>${island}`,
  );
  expect(texts).toEqual([`${DIRECTIVE}\n${ELEMENT}\n${DIRECTIVE}`]);
  expect(html).toContain(`<body><p></p><script type="module" src="/1.js"></script>${island}${island}</body>`);
});

test('other scripts and pages without islands stay as they are', () => {
  const page =
    '<html><head><script>go()</script></head><body><script type="application/ld+json">{"a":"astro-island"}</script></body></html>';
  expect(moved(page)).toEqual({ html: page, texts: [] });
});
