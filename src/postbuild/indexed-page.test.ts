import { expect, test } from 'vitest';
import { indexedPage } from './indexed-page.ts';

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><style>main{top:0}</style></head><body><nav>Home</nav><main id="main">${main}</main><footer><p>Us</p></footer></body></html>`;

test.each([
  ['<h2>Visa</h2><p>We <b>sponsor</b> it.</p>', '<h2>Visa⁋ </h2><p>We <b>sponsor</b> it.¶ </p>'],
  ['<h2>使用<wbr>平台</h2>', '<h2>使用平台⁋ </h2>'],
  ['<dl><dt>Pay</dt><dd>Yen</dd></dl>', '<dl><dt>Pay¶ </dt><dd>Yen¶ </dd> </dl>'],
  ['<summary>Why?</summary>', '<summary data-pagefind-weight="5">Why?⁋ </summary>'],
])('%s', (html, given) => {
  expect(indexedPage(page(html))).toBe(`<!DOCTYPE html><html lang="en"><main id="main">${given}</main>`);
});

test('a page without <main> is a bug', () => {
  expect(() => indexedPage('<html lang="en"><head></head><body><p>a</p></body></html>')).toThrow('<main>');
});
