import { describe, expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';
import {
  article,
  breadcrumbList,
  jsonLd,
  organization,
  type Publisher,
  postalAddress,
  service,
  type Thing,
  webSite,
} from './json-ld.ts';

const company: Publisher = {
  name: 'A Inc.',
  alternateName: 'A',
  url: 'https://a.example/',
  logo: 'https://a.example/icon-512.png',
};
const place = { country: 'JP', region: 'Tokyo', locality: 'Chiyoda-ku', street: '1-2-3', postalCode: '100-0000' };

const position = {
  title: 'System engineer',
  description: '<p>Draws.</p>',
  slug: 'system-engineer',
  url: 'https://a.example/recruit/system-engineer',
  lang: 'en',
  datePosted: '2026-07-01',
  validThrough: '2027-09-30',
  employmentType: 'FULL_TIME',
  pay: { min: 380_000, max: 750_000, per: 'month', currency: 'JPY' },
  education: 'no requirements',
  requiredYears: 1,
  hours: '9:30–18:00',
  duties: ['Designing systems'],
  required: ['1 year of experience', 'Japanese'],
  welcome: ['Java'],
  benefits: ['Days off: 125 a year'],
  incentives: ['Bonus: once a year'],
  eligibility: 'We apply for your visa.',
  place,
  publisher: company,
} as const;

const news = {
  type: 'NewsArticle',
  lang: 'zh',
  headline: 'H',
  description: 'D',
  url: 'https://a.example/zh/news/h',
  image: 'https://a.example/og/zh/news/h.png',
  published: '2026-05-01',
  updated: '2026-06-01',
  author: { name: 'Taro Yamada' },
  publisher: company,
} as const;

describe('jsonLd', () => {
  test('no text can close the script element', () => {
    expect(jsonLd({ '@type': 'Thing', name: '</script><b>' })).toBe(
      '{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>\\u003cb>"}',
    );
  });

  test('several things are one graph', () => {
    const printed = JSON.parse(jsonLd(organization(company), webSite(company, 'zh')));
    expect(printed['@graph'].map((thing: Thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(printed['@graph'][1]).toMatchObject({ name: 'A', alternateName: 'A Inc.', inLanguage: 'zh-Hans' });
  });
});

describe('breadcrumbList', () => {
  test('counts from one, and its last step has no address', () => {
    expect(breadcrumbList([{ name: 'Home', url: 'https://a.example/' }, { name: 'News' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
        { '@type': 'ListItem', position: 2, name: 'News' },
      ],
    });
  });
});

describe('article', () => {
  test('has the person who signs it as its author', () => {
    expect(article(news)['author']).toEqual({ '@type': 'Person', name: 'Taro Yamada' });
    expect(article({ ...news, author: { name: 'Hanako Sato', jobTitle: 'CTO' } })['author']).toMatchObject({
      jobTitle: 'CTO',
    });
  });

  test('has the company as its author if no person signs it', () => {
    expect(article({ ...news, author: undefined })['author']).toMatchObject({
      '@type': 'Organization',
      name: 'A Inc.',
    });
  });

  test('has keywords if it has tags', () => {
    expect(article(news)).not.toHaveProperty('keywords');
    expect(article({ ...news, keywords: ['AI', 'Java'] })['keywords']).toBe('AI, Java');
  });
});

describe('jobPosting', () => {
  test('pays in yen a month, at a place, until the end of its last day in Japan', () => {
    expect(jobPosting(position)).toMatchObject({
      '@type': 'JobPosting',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', minValue: 380_000, maxValue: 750_000, unitText: 'MONTH' },
      },
      jobLocation: { '@type': 'Place', address: { addressCountry: 'JP', addressLocality: 'Chiyoda-ku' } },
      employmentType: 'FULL_TIME',
      validThrough: '2027-09-30T23:59:59+09:00',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 },
    });
  });

  test('has duties, qualifications, hours, benefits and eligibility', () => {
    expect(jobPosting(position)).toMatchObject({
      responsibilities: position.duties,
      qualifications: position.required,
      skills: position.welcome,
      educationRequirements: 'no requirements',
      workHours: position.hours,
      eligibilityToWorkRequirement: position.eligibility,
      jobBenefits: position.benefits,
      incentiveCompensation: position.incentives,
    });
  });

  test('has its slug and the company as the identifier', () => {
    expect(jobPosting(position)).toMatchObject({
      identifier: { '@type': 'PropertyValue', name: 'A Inc.', value: 'system-engineer' },
      hiringOrganization: { '@type': 'Organization', name: 'A Inc.', sameAs: 'https://a.example/' },
    });
  });

  test('is never wholly remote: there are days at the office', () => {
    expect(JSON.stringify(jobPosting(position))).not.toContain('TELECOMMUTE');
  });

  test('without a last day it stays open', () => {
    expect(jobPosting({ ...position, validThrough: undefined })).not.toHaveProperty('validThrough');
  });

  test('has no field for a value that its page does not show', () => {
    const posting = jobPosting({
      ...position,
      pay: undefined,
      requiredYears: undefined,
      education: undefined,
      hours: undefined,
      eligibility: undefined,
      welcome: [],
      benefits: [],
      incentives: [],
    });
    for (const absent of [
      'baseSalary',
      'experienceRequirements',
      'educationRequirements',
      'workHours',
      'eligibilityToWorkRequirement',
      'skills',
      'jobBenefits',
      'incentiveCompensation',
    ])
      expect(posting).not.toHaveProperty(absent);
  });
});

describe('organization', () => {
  test('has the details that its page prints', () => {
    const details = {
      legalName: 'A KK',
      description: 'Draws systems.',
      email: 'contact@a.example',
      telephone: '+81-3-0000-0000',
      founded: '2008-05',
      staff: 70,
      place,
    };
    expect(organization(company, details)).toMatchObject({
      foundingDate: '2008-05',
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 70 },
      address: { '@type': 'PostalAddress', addressRegion: 'Tokyo', postalCode: '100-0000' },
    });
  });
});

test('an address without region or postal code has no such fields', () => {
  const { region: _, postalCode: __, ...rest } = place;
  expect(postalAddress(rest)).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    addressLocality: 'Chiyoda-ku',
    streetAddress: '1-2-3',
  });
});

test('a service names who provides it', () => {
  const made = service({ name: 'S', description: 'D', url: 'https://a.example/services/s', publisher: company });
  expect(made['@type']).toBe('Service');
  expect(made['provider']).toMatchObject({ '@type': 'Organization', name: 'A Inc.' });
});
