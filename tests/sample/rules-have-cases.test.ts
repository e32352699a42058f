import { expect, test } from 'vitest';
import type { Company } from '#src/schemas/content/company.ts';
import { pages } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';

/** What some rules of `tests/rules` check only where a company has it: the sample has it, so that they are tried somewhere. */

test('a page links to another site', () => {
  expect(pages.some(({ root }) => root.querySelector('main a[href^="https://"]') !== null)).toBe(true);
});

test('addresses have a region and a postal code', () => {
  for (const { data } of contentOf('company')) {
    const [head] = Object.values((data as unknown as Company).offices);
    expect(head?.parts).toMatchObject({ region: expect.any(String), postalCode: expect.any(String) });
  }
});
