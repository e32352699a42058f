import { expect, test } from '@playwright/test';
import { ADDRESSES } from '#tests/support/routes.ts';

test('every page of the route table answers with its policy', async ({ request }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const { address } of ADDRESSES) {
    const response = await request.get(address, { maxRedirects: 0 });
    const { 'content-security-policy': policy = '', 'strict-transport-security': transport = '' } = response.headers();
    const isRight =
      response.status() === 200 &&
      policy.includes("require-trusted-types-for 'script'") &&
      transport === 'max-age=63072000; includeSubDomains';
    if (!isRight) wrong.push(`${address}: ${response.status()} ${policy} ${transport}`);
  }
  expect(wrong).toEqual([]);
});

test.describe('unknown addresses', () => {
  const NOT_FOUND = '404 Page Not Found';
  for (const { address, tag, text } of [
    { address: '/no-such-page', tag: 'ja', text: NOT_FOUND },
    { address: '/en/no-such-page', tag: 'en', text: NOT_FOUND },
    { address: '/zh/no/such/page', tag: 'zh-Hans', text: NOT_FOUND },
    { address: '/news/no-such-slug', tag: 'ja', text: 'お探しの記事が存在しないか、削除された可能性があります。' },
    { address: '/en/news/no-such-slug', tag: 'en', text: '' },
    { address: '/zh/tech-articles/no-such-slug', tag: 'zh-Hans', text: '' },
    { address: '/news/no-such-slug/', tag: 'ja', text: '' },
    { address: '/%', tag: 'ja', text: NOT_FOUND },
    { address: '/news/100%', tag: 'ja', text: NOT_FOUND },
  ])
    test(`${address} answers 404 in its language`, async ({ request }) => {
      const response = await request.get(address);
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(html).toContain(`<html lang="${tag}">`);
      expect(html).toContain(text);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN');
    });
});

test.describe('other spellings of an address', () => {
  for (const { from, to } of [
    { from: '/ja', to: '/' },
    { from: '/ja/news', to: '/news' },
  ])
    test(`${from} leads to ${to} in one redirect`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers()['location'] ?? '', 'http://localhost').pathname).toBe(to);
    });

  // Folders of entries stand beside some of these pages, and rules for unknown entries cover their addresses.
  for (const address of [
    '/en/',
    '/about-us/',
    '/news/',
    '/en/tech-articles/',
    '/zh/news/',
    '/news/page/2/',
    '/news.html',
  ])
    test(`${address} shows the page and names its one address`, async ({ request }) => {
      const own = address.replace(/\/$|\.html$/, '');
      const isThere = own !== '/news/page/2' || ADDRESSES.some((page) => page.address === own);
      test.skip(!isThere, 'no more news than one page of the list');
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const canonical = /rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(own);
    });
});
