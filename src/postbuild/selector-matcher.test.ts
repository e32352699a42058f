import fc from 'fast-check';
import { parse } from 'node-html-parser';
import parser from 'postcss-selector-parser';
import { describe, expect, test } from 'vitest';
import { elementsIn, readHtml } from '#src/site/html-tree.ts';
import { selectorMatcher } from './selector-matcher.ts';

/** Whether a selector may match in a page with some content, whose scripts name the class `late`, the tag `b` and the attribute `data-late`. */
function mayMatch(content: string, selector: string): boolean {
  const matches = selectorMatcher(elementsIn(readHtml(content)), (name) => ['late', 'b', 'data-late'].includes(name));
  return parser().astSync(selector).nodes.some(matches);
}

describe('selectorMatcher', () => {
  const PAGE = `<main class="page"><h2 class="a c">A</h2><p class="x y">B</p><ul><li id="i">C</li></ul><svg><linearGradient/></svg></main>
    <template><i class="inside"></i></template>`;
  test.each([
    '.a',
    'main > .a',
    '.page li',
    'h2 + p.x',
    'h2 ~ ul',
    ':root .x.y',
    '.x:hover > :focus, .x::before',
    'main :is(.no, p):last-child',
    'p:not(.x)',
    'p:is(.a > .x)',
    '.page:has(> .no)',
    '.x:nth-child(9)',
    '#no li',
    '[id]',
    '[id=other]',
    'li[open]',
    'p.late',
    '.late > .a',
    'nav b',
    'p > b',
    '[data-late] li',
    '.a.late > b',
    'svg linearGradient',
    'svg lineargradient',
    'template .inside, .inside',
    '> .a',
    '& > .a',
  ])('keeps %s', (selector) => {
    expect(mayMatch(PAGE, selector)).toBe(true);
  });

  test.each([
    '.no',
    '.a > .x',
    '.x .page',
    'p + h2',
    'p ~ h2',
    'h2 + ul',
    'main > li',
    ':root.page',
    'main :is(.no, nav)',
    ':where(nav, .no.x)',
    ':is(.a, .x) > li',
    '[hidden]',
    '.x.c',
    '.late > .no',
    'svg.late > li',
  ])('finds nothing for %s', (selector) => {
    expect(mayMatch(PAGE, selector)).toBe(false);
  });

  test('matches as a browser does', () => {
    const tag = fc.constantFrom('div', 'nav', 'ul');
    const level = (inside: fc.Arbitrary<string>) =>
      fc
        .array(fc.tuple(tag, fc.subarray(['x', 'y']), inside), { maxLength: 3 })
        .map((parts) =>
          parts.map(([name, own, text]) => `<${name} class="${own.join(' ')}">${text}</${name}>`).join(''),
        );
    const content = level(level(level(fc.constant(''))));
    const compound = fc.oneof(tag, fc.constantFrom('.x', '.y', '.x.y', ':is(.x,ul)', 'ul.x', '*'));
    const selector = fc
      .tuple(compound, fc.array(fc.tuple(fc.constantFrom(' ', '>', '+', '~'), compound), { maxLength: 3 }))
      .map(([first, others]) => first + others.flat().join(''));
    fc.assert(
      fc.property(content, selector, (inside, asked) => {
        const html = `<html><head></head><body>${inside}</body></html>`;
        // The other parser counts its document as an element, too.
        const below = `html ${asked}`;
        expect(mayMatch(html, below)).toBe(parse(html).querySelector(below) !== null);
      }),
    );
  });
});
