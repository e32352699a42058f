import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { recordOf } from '#tools/built-site/content.ts';
import { companyNumbers, keepNumbers } from './keep-numbers.ts';

const NUMBERS = ['04-65-00-00-01', '+33 4 65 00 00 01'];

test.each([
  ['a text', '<p>Call 04-65-00-00-01.</p>', '<p>Call <span class="base__whole">04-65-00-00-01</span>.</p>'],
  [
    'a text with two',
    '<p>04-65-00-00-01 or +33 4 65 00 00 01</p>',
    '<p><span class="base__whole">04-65-00-00-01</span> or <span class="base__whole">+33 4 65 00 00 01</span></p>',
  ],
  [
    'a link',
    '<p>Call <a href="tel:+33465000001">04-65-00-00-01</a></p>',
    '<p>Call <a href="tel:+33465000001" class="base__whole">04-65-00-00-01</a></p>',
  ],
  ['a link with a style of its own', '<a class="x">04-65-00-00-01</a>', '<a class="x">04-65-00-00-01</a>'],
  ['a link with more words', '<a>Call 04-65-00-00-01</a>', '<a>Call 04-65-00-00-01</a>'],
  ['a value', '<dd>04-65-00-00-01</dd>', '<dd>04-65-00-00-01</dd>'],
  ['another number', '<p>Call 04-65-00-00-02.</p>', '<p>Call 04-65-00-00-02.</p>'],
  [
    'what React renders again, but not a slot in it',
    '<astro-island><p>Call 04-65-00-00-01</p><astro-slot><p>Call 04-65-00-00-01</p></astro-slot></astro-island>',
    '<astro-island><p>Call 04-65-00-00-01</p><astro-slot><p>Call <span class="base__whole">04-65-00-00-01</span></p></astro-slot></astro-island>',
  ],
  ['a script', '<script>"Call 04-65-00-00-01"</script>', '<script>"Call 04-65-00-00-01"</script>'],
])('%s', (_, written, kept) => {
  const document = readHtml(`<html><body>${written}</body></html>`);
  keepNumbers(document, NUMBERS);
  expect(writeHtml(document)).toContain(`<body>${kept}</body>`);
});

test('the numbers of a company are phone and fax, at home and from abroad', () => {
  const { phone, fax } = recordOf('company/facts').identity;
  const written = [phone?.national, phone?.international, fax?.national, fax?.international];
  expect(companyNumbers()).toEqual(written.filter((number) => number !== undefined));
});
