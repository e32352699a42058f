import { describe, expect, test } from 'vitest';
import type { KnownAddresses } from './known-addresses.ts';
import { linkProblems } from './link-problems.ts';

const known = {
  files: new Set(['/feed.xml']),
  pages: new Map([
    ['/', 'published'],
    ['/about-us', 'published'],
    ['/news/moved', 'published'],
    ['/news/soon', 'scheduled'],
  ]),
  anchorsOf: (path: string) => (path === '/about-us' ? new Set(['history', '沿革']) : undefined),
} as unknown as KnownAddresses;

const place = {
  lang: 'en',
  line: 7,
  status: 'published',
  ownAnchors: new Set(['aims']),
  site: 'https://site.example',
} as const;
const messages = (href: string, change: object = {}) =>
  linkProblems(href, { ...place, ...change }, known).map(({ line, en }) => `${line}: ${en}`);

describe('a valid link', () => {
  test.each([
    'https://example.com/a',
    'https://site.example.org/',
    '//example.com',
    'mailto:a@b.example',
    'TEL:+81300000000',
    '#aims',
    '/en',
    '/en/about-us',
    '/en/about-us?from=news',
    '/en/about-us#history',
    '/en/about-us#%E6%B2%BF%E9%9D%A9',
    '/en/about-us#',
    '/en/news/moved#anything',
    '/feed.xml',
  ])('%s', (href) => expect(messages(href)).toEqual([]));

  test('in a draft may lead to an unpublished page', () => {
    expect(messages('/en/news/soon', { status: 'draft' })).toEqual([]);
  });
});

describe('a broken link, with a suggestion', () => {
  test.each([
    ['mailto:foo', '`mailto:foo` is no e-mail address; write it as mailto:name@example.com'],
    ['javascript:a', '`javascript:a` is not allowed as a link'],
    ['https://site.example', 'write links to this site as paths: `/`'],
    ['https://site.example/en/news', 'write links to this site as paths: `/en/news`'],
    ['#aim', 'no heading or element has the id of `#aim`; did you mean `#aims`?'],
    ['#%E0%A4%A', 'no heading or element has the id of `#%E0%A4%A`'],
    ['about-us', 'must begin with `/`, `https://` or `#`; did you mean `/about-us`?'],
    ['../../about-us', 'did you mean `/about-us`?'],
    ['info@example.com', 'did you mean `mailto:info@example.com`?'],
    ['www.example.com/a', 'did you mean `https://www.example.com/a`?'],
    ['/en/abuot-us', 'there is no page at `/en/abuot-us`; did you mean `/en/about-us`?'],
    ['/en/company/about-us', 'did you mean `/en/about-us`?'],
    ['/en/zzzzzzzzzz', 'there is no page at `/en/zzzzzzzzzz`'],
    ['/about-us', "should be this language's canonical address `/en/about-us`"],
    ['/ja/about-us', 'canonical address `/en/about-us`'],
    ['/en/about-us/', 'canonical address `/en/about-us`'],
    ['/en/about-us.html', 'canonical address `/en/about-us`'],
    ['/en/', 'canonical address `/en`'],
    ['/', 'canonical address `/en`'],
    ['/en/news/soon', 'the page at `/en/news/soon` is not published yet (draft or scheduled)'],
    ['/en/about-us#histroy', 'no heading or element has the id of `/en/about-us#histroy`; did you mean `#history`?'],
  ])('%s', (href, problem) => {
    const [first, ...more] = messages(href);
    expect(first).toContain(problem);
    expect(first).toMatch(/^7: /);
    expect(more).toEqual([]);
  });

  test('without a known origin, an address of the site counts as external', () => {
    expect(messages('https://site.example/en/news', { site: undefined })).toEqual([]);
  });
});
