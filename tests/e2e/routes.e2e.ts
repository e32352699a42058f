import { expect, test } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ADDRESSES, SHOWN_ROUTES } from '#tests/support/routes.ts';

test.describe('unknown addresses', () => {
  const notFound = (lang: Lang) => readWords(lang, 'error').notFound.heading;
  const { tag } = LANG_INFO[DEFAULT_LANG];
  for (const one of [
    ...PUBLISHED_LANGS.flatMap((lang) => [
      { address: localizePath('/no/such/page', lang), tag: LANG_INFO[lang].tag, text: notFound(lang) },
      ...(['/news', '/tech-articles'] as const).map((list) => ({
        address: localizePath(`${list}/no-such-slug`, lang),
        tag: LANG_INFO[lang].tag,
        text: SHOWN_ROUTES.includes(list) ? readWords(lang, 'news').notFound.text : notFound(lang),
      })),
    ]),
    { address: '/no-such-page', tag, text: notFound(DEFAULT_LANG) },
    { address: '/news/no-such-slug/', tag, text: '' },
    { address: '/%', tag, text: notFound(DEFAULT_LANG) },
    { address: '/news/100%', tag, text: notFound(DEFAULT_LANG) },
  ])
    test(`${one.address} answers 404 in its language`, async ({ request }) => {
      const response = await request.get(one.address);
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(html).toContain(`<html lang="${one.tag}">`);
      expect(html).toContain(one.text);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(response.headers()['x-frame-options']).toBe('SAMEORIGIN');
    });
});

test.describe('other spellings of an address', () => {
  for (const { from, to } of [
    { from: `/${DEFAULT_LANG}`, to: '/' },
    { from: `/${DEFAULT_LANG}/about-us`, to: '/about-us' },
  ])
    test(`${from} leads to ${to} in one redirect`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers()['location'] ?? '', 'http://localhost').pathname).toBe(to);
    });

  // Some of these pages have a folder of entries next to them, and rules for unknown entries match their addresses.
  for (const address of [
    '/about-us/',
    ...PUBLISHED_LANGS.flatMap((lang) => ['/', '/news', '/tech-articles'].map((path) => localizePath(path, lang)))
      .filter((path) => path !== '/')
      .map((path) => `${path}/`),
    '/news/page/2/',
    '/news.html',
  ])
    test(`${address} shows the page and names its one address`, async ({ request }) => {
      const own = address.replace(/\/$|\.html$/, '');
      test.skip(
        !ADDRESSES.some((page) => page.address === own),
        'no such page: no news, articles, or second page of news',
      );
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const canonical = /rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(own);
    });
});
