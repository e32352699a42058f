import { describe, expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { article, jsonLd, type Publisher } from './json-ld.ts';

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

test('no text can close the script element', () => {
  expect(jsonLd({ '@type': 'Thing', name: '</script><b>' })).toBe(
    '{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>\\u003cb>"}',
  );
});

test.each([
  { author: { name: 'Taro Yamada' }, is: { '@type': 'Person', name: 'Taro Yamada' } },
  { author: { name: 'Hanako Sato', jobTitle: 'CTO' }, is: { '@type': 'Person', jobTitle: 'CTO' } },
  { author: undefined, is: { '@type': 'Organization', name: 'A Inc.' } },
])('an article has the person who signs it as its author, or the company: $author', ({ author, is }) => {
  expect(article({ ...news, author })['author']).toMatchObject(is);
});

describe('jobPosting', () => {
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
