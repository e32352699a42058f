import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SITE = 'https://site.example';
const RULES = JSON.parse(readFileSync('public/speculation-rules.json', 'utf8'));

type Predicate = { href_matches?: string | string[]; selector_matches?: string; not?: Predicate; and?: Predicate[] };

/** Whether a link falls under the rules, as a browser decides it (HTML, "document rule predicate matching"). */
function follows(href: string, selected: readonly string[] = []): boolean {
  const address = new URL(href, SITE);
  const holds = ({ and, not, selector_matches: selector = '', href_matches: patterns = [] }: Predicate): boolean => {
    if (and) return and.every(holds);
    if (not) return !holds(not);
    return (
      selected.some((one) => selector.includes(one)) ||
      [patterns].flat().some((pattern) => new URLPattern(pattern, SITE).test(address.href))
    );
  };
  return /^https?:$/.test(address.protocol) && holds(RULES.prerender[0].where);
}

describe('a browser prepares', () => {
  test.each(['/', '/en', '/zh', '/news', '/en/news/page/2', '/zh/recruit/system-engineer', '/sitemap#feeds', '/news?'])(
    '%s',
    (href) => expect(follows(href)).toBe(true),
  );
});

test('a page is prepared when the pointer rests on its link, not when the link is in sight', () => {
  expect(RULES.prerender[0].eagerness).toBe('moderate');
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
