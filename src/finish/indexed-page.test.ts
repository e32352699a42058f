import { expect, test } from 'vitest';
import { indexedPage } from './indexed-page.ts';

test.each([
  ['<h2>Visa</h2><p>We <b>sponsor</b> it.</p>', '<h2>Visa⁋ </h2><p>We <b>sponsor</b> it.¶ </p>'],
  ['<dl><dt>Pay</dt><dd>Yen</dd></dl>', '<dl><dt>Pay¶ </dt><dd>Yen¶ </dd></dl>'],
  ['<summary>Why?</summary>', '<summary data-pagefind-weight="5">Why?⁋ </summary>'],
])('%s', (html, given) => {
  expect(indexedPage(html)).toBe(given);
});
