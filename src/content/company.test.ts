import { expect, test } from 'vitest';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { checkContent } from './check/check-content.ts';
import { isError } from './check/problem.ts';
import { derivedFacts, dialled } from './company.ts';

/** A company with the required content only. */
const FACTS = `identity:
  site: https://a.example
  email: hello@a.example
  storagePrefix: a-inc
`;
const COMPANY = `name: A Inc.
englishName: A Inc.
shortName: A
representative: { title: President, name: A. Person }
pressDesk: Press
addressLines: [1 First Street, Town]
businessLines: [Instruments]
offices:
  town: { name: Head office, city: Town, type: Head office, address: '1 First Street, Town', parts: { country: US, locality: Town, street: 1 First Street }, role: Everything. }
`;

const smallest = <T>(use: (root: string) => Promise<T>) =>
  withSampleSite(
    {
      'content/company/facts.yaml': FACTS,
      ...Object.fromEntries(
        LANGS.map((lang) => [
          `content/company/${lang}.yaml`,
          lang === DEFAULT_LANG ? COMPANY : COMPANY.replace('country: US, ', ''),
        ]),
      ),
      // Prose pages may name facts that this company does not have.
      ...replaced('content/pages/ja/terms.mdx', '{{founded}}', '{{company}}'),
      ...replaced('content/pages/en/terms.mdx', '{{founded}}', '{{company}}'),
      // The company has no service and no position.
      'content/services/ja/consulting.yaml': undefined,
      ...Object.fromEntries(LANGS.map((lang) => [`content/jobs/${lang}/kiln-engineer.md`, undefined])),
    },
    use,
  );

test('a company with an identity alone passes the content check', async () => {
  const { problems } = await smallest((root) => checkContent(root, '2026-11-21'));
  expect(problems.filter(isError)).toEqual([]);
});

test.each([
  ['+81-3-0000-0000', '+81300000000'],
  ['+33 4 65 00 00 00', '+33465000000'],
  ['+33 (0)4.65.00.00.00', '+33465000000'],
])('a link to %s dials digits', (international, digits) => {
  expect(dialled(international)).toBe(digits);
});

test('counts cases, towns and open positions, and finds the least experience that a position requires', () => {
  const office = (city: string) => ({ city }) as never;
  const company = { offices: { head: office('A'), second: office('B'), third: office('B') } };
  const positions = [
    { requiredYears: 5, isOpen: true },
    { requiredYears: 2, isOpen: false },
  ];
  expect(derivedFacts({ company, facts: {}, cases: 11, positions })).toEqual({
    cases: { value: 11, unit: 'number' },
    cities: { value: 2, unit: 'number' },
    openPositions: { value: 1, unit: 'number' },
    requiredYears: { value: 2, unit: 'years' },
  });
  const listed = { offices: [{ key: 'head' }, { key: 'unnamed' }] };
  const none = derivedFacts({ company, facts: listed, cases: 0, positions: [] });
  expect(none['cities']?.value).toBe(2);
  expect(none).not.toHaveProperty('requiredYears');
});
