import { describe, expect, test } from 'vitest';
import { isSpeculated } from '#tests/support/speculation.ts';
import { headersFile } from './headers.ts';
import { SPECULATION_RULES, speculationRules } from './speculation-rules.ts';

const SITE = 'https://site.example';
const follows = (href: string, selectors: readonly string[] = []) =>
  isSpeculated(speculationRules(), href, SITE, (selector) => selectors.some((one) => selector.includes(one)));

describe('a browser prepares', () => {
  test.each(['/', '/en', '/zh', '/news', '/en/news/page/2', '/zh/recruit/system-engineer', '/sitemap#feeds', '/news?'])(
    '%s',
    (href) => expect(follows(href)).toBe(true),
  );
});

test('a page is prepared when the pointer rests on its link, not when the link is in sight', () => {
  expect(speculationRules().prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

describe('a browser does not prepare', () => {
  test.each([
    ...['', '/en', '/zh'].flatMap((lang) => [
      `${lang}/contact`,
      `${lang}/contact/form`,
      `${lang}/contact?job=system-engineer`,
      `${lang}/search`,
      `${lang}/search?q=a`,
      `${lang}/news?lng=ja`,
      `${lang}/news?category=company#main`,
      `${lang}/news/feed.xml`,
      `${lang}/news/feed.json`,
      `${lang}/infographics/drupal-ai-infographic.html`,
    ]),
    '/?lng=en',
    '/en?lng=ja',
    '/api/news',
    '/api/news?lang=ja',
    '/company.pdf',
    '/pagefind/pagefind.js',
    '/.well-known/security.txt',
    '/sitemap-index.xml',
    'https://www.google.com/maps',
    '//evil.example/news',
    'mailto:contact@site.example',
    'tel:+81300000000',
  ])('%s', (href) => expect(follows(href)).toBe(false));

  test.each(['[target="_blank"]', '[download]', '[href^="#"]'])('a link that is %s', (selector) => {
    expect(follows('/news', [selector])).toBe(false);
  });
});

test.each([true, false])('every answer names the rules, and their file has its type (indexable: %s)', (indexable) => {
  const [everywhere = '', ...rest] = headersFile(indexable).split('\n\n');
  expect(everywhere).toContain(`Speculation-Rules: "${SPECULATION_RULES.path}"`);
  expect(rest.find((rule) => rule.startsWith(SPECULATION_RULES.path))).toContain(SPECULATION_RULES.type);
});
