import { expect, test } from 'vitest';
import { isForeign, isSafe } from './address.ts';

test.each([
  ['/contact', true, false],
  ['contact', true, false],
  ['#section', true, false],
  ['?q=a:b', true, false],
  ['./a:b', true, false],
  ['', true, false],
  ['https://example.com', true, true],
  ['HTTP://example.com', true, true],
  ['  https://example.com', true, true],
  ['//example.com', true, true],
  ['\\\\example.com', true, true],
  ['/\\example.com', true, true],
  ['mailto:a@b.example', true, false],
  ['tel:+81300000000', true, false],
  ['/redirect?to=https://example.com', true, false],
  ['javascript:alert(1)', false, false],
  ['JavaScript:alert(1)', false, false],
  [' java\tscript\u00a0:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['vbscript:x', false, false],
  ['x-https:y', false, false],
  ['ms-word.a+b:x', false, false],
])('%j is harmless: %s, leaves the site: %s', (address, safe, foreign) => {
  expect([isSafe(address), isForeign(address)]).toEqual([safe, foreign]);
});
