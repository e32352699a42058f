import { expect, test } from 'vitest';
import { confirmationMail } from '#src/contact/mails.ts';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { organization } from '#src/seo/json-ld.ts';
import { securityContact } from '#src/site/security-contact.ts';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { checkContent } from './check/check-content.ts';
import { isError } from './check/problem.ts';
import {
  companyFacts,
  contactDataIn,
  countryOf,
  derivedFacts,
  dialled,
  factNames,
  filledIn,
  formatCompany,
  officeKeys,
  publicFacts,
} from './company.ts';
import { signaturesIn } from './deploy-files.ts';

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

test.skipIf(lacksTexts('ja', 'en'))(
  'pages, structured data and mails have the existing facts, and no telephone',
  async () => {
    const { filesOf } = await smallest((root) => checkContent(root, '2026-11-21'));
    const [own] = filesOf('company-facts');
    const { identity, facts = {} } = own?.data ?? ({} as Facts);
    const formatted = formatCompany({
      company: filesOf('company')[0]?.data as Company,
      identity,
      facts,
      lang: 'en',
      units: words('en', 'common').units,
    });
    expect(formatted).toMatchObject({ email: 'hello@a.example', headOffice: { city: 'Town' }, figures: [] });
    for (const absent of ['phone', 'tel', 'fax', 'phoneHours', 'beliefs', 'certifications'])
      expect(formatted).not.toHaveProperty(absent);

    const details = {
      legalName: formatted.name,
      email: identity.email,
      place: formatted.headOffice.parts,
      ...publicFacts(facts),
    };
    const publisher = {
      name: 'A Inc.',
      alternateName: 'A',
      url: 'https://a.example/',
      logo: 'https://a.example/a.png',
    };
    expect(Object.keys(organization(publisher, details)).sort()).toEqual(
      ['@type', 'address', 'alternateName', 'email', 'legalName', 'logo', 'name', 'url'].sort(),
    );

    expect(securityContact({ ...identity, languages: ['en'] }, 0)).toContain('Contact: mailto:hello@a.example');

    const signature = signaturesIn(filesOf).en;
    expect(signature).toEqual({
      name: 'A Inc.',
      address: ['1 First Street', 'Town'],
      email: 'hello@a.example',
      site: 'https://a.example',
      reply: { received: 'A A Inc.', mail: { next: ['A'], nextCareers: ['A', 'B'], late: 'A A Inc.' } },
    });
    const receipt = { reference: '1A2B3C4D', at: 0, lang: 'en' } as const;
    const { mailConfirmation } = words('en', 'contact');
    const { text } = confirmationMail('b@b.example', signature, receipt);
    expect(text).toContain('hello@a.example');
    expect(text).not.toContain(mailConfirmation.phone);
  },
);

test.skipIf(lacksTexts('ja', 'en'))(
  'figures stand in the order of their file, bare between their own words; a head office without lines is refused',
  () => {
    const identity = { site: 'https://a.example', email: 'a@a.example', storagePrefix: 'a' };
    const company = {
      offices: { head: { name: 'Head', note: 'since {{founded}}', parts: { country: 'JP' } } },
      figures: {
        staff: { suffix: ' people', label: 'Team' },
        fee: { label: 'Fee' },
        gone: { label: 'No fact' },
        founded: { label: 'Since' },
      },
    } as unknown as Company;
    const facts = {
      founded: { value: '2008-05', unit: 'month' },
      staff: { value: 70, unit: 'people', about: true },
      fee: { value: 18_500, unit: 'yen' },
    } as const;
    const source = { company, identity, facts, lang: 'en', units: words('en', 'common').units } as const;
    const formatted = formatCompany(source);
    expect(formatted.figures).toEqual([
      { key: 'staff', value: '70', suffix: ' people', label: 'Team' },
      { key: 'fee', prefix: '', value: '18,500', suffix: ' yen', label: 'Fee' },
      { key: 'founded', value: 'May 2008', label: 'Since' },
    ]);
    expect(formatted.headOffice).toMatchObject({ note: 'since May 2008' });
    expect(() => formatCompany({ ...source, offices: [{ key: 'moon' }] })).toThrow(
      'offices.moon, expected the head office',
    );
  },
);

test('texts can print facts and the contact data', () => {
  const phone = { national: '03-0000-0000', international: '+81-3-0000-0000' };
  const identity = { site: 'https://a.example', email: 'a@a.example', storagePrefix: 'a', phone };
  const facts = { staff: { value: 1200, unit: 'number' } } as const;
  const company = { offices: { head: { parts: { country: 'DE' } } } } as unknown as Company;
  const printed = companyFacts({ company, identity, facts, lang: 'de', units: {} });
  expect(printed).toEqual({ staff: '1.200', email: 'a@a.example', phone: phone.national });
  expect(factNames(facts, { ...identity, fax: phone }).sort()).toEqual(['email', 'fax', 'phone', 'staff']);
});

test('offices have the order of the facts, or of the language file if the facts have no list; the first is the head office', () => {
  const company = { offices: { kobe: {}, osaka: {} } } as unknown as Parameters<typeof officeKeys>[1];
  expect(officeKeys({ offices: [{ key: 'osaka' }, { key: 'kobe' }] }, company)).toEqual(['osaka', 'kobe']);
  expect(officeKeys({}, company)).toEqual(['kobe', 'osaka']);
});

test('the country is that of the head office, and unknown without its address', () => {
  const company = { offices: { osaka: { parts: { country: 'JP' } }, nelson: { parts: { country: 'NZ' } } } } as never;
  expect(countryOf({ offices: [{ key: 'nelson' }, { key: 'osaka' }] }, company)).toBe('NZ');
  expect(countryOf({}, company)).toBe('JP');
  expect(countryOf({ offices: [{ key: 'moon' }] }, company)).toBeUndefined();
});

test.each([
  ['ja', 'JP', 'national'],
  ['en', 'JP', 'international'],
  ['en', 'NZ', 'national'],
  ['ja', undefined, 'international'],
] as const)('numbers in %s of a company in %s are %s', (lang, country, form) => {
  const phone = { national: '03-0000-0000', international: '+81-3-0000-0000' };
  const identity = { site: 'https://a.example', email: 'a@a.example', storagePrefix: 'a', phone, fax: phone };
  expect(contactDataIn(identity, lang, country)).toEqual({
    email: 'a@a.example',
    phone: phone[form],
    fax: phone[form],
  });
});

test.each([
  ['+81-3-0000-0000', '+81300000000'],
  ['+33 4 65 00 00 00', '+33465000000'],
  ['+33 (0)4.65.00.00.00', '+33465000000'],
])('a link to %s dials digits', (international, digits) => {
  expect(dialled(international)).toBe(digits);
});

test('texts at any depth are filled, everything else is unchanged', () => {
  const tree = { a: '{{x}}', b: [{ c: '{{x}}', n: 3 }, '{{y}}'], d: undefined };
  expect(filledIn(tree, { x: 'X', y: 'Y' })).toEqual({ a: 'X', b: [{ c: 'X', n: 3 }, 'Y'], d: undefined });
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

test('structured data has the founding date and the staff only in their own units', () => {
  expect(publicFacts({ founded: { value: '2008-05', unit: 'month' }, staff: { value: 70, unit: 'people' } })).toEqual({
    founded: '2008-05',
    staff: 70,
  });
  expect(publicFacts({ founded: { value: 2008, unit: 'year' } })).toEqual({ founded: '2008' });
  expect(publicFacts({ founded: { from: 2008, to: 2009, unit: 'year' } })).toEqual({});
  expect(publicFacts({ founded: { value: 2008, unit: 'number' }, staff: { value: 70, unit: 'number' } })).toEqual({});
  expect(publicFacts({ staff: { from: 10, to: 20, unit: 'people' } })).toEqual({});
});
