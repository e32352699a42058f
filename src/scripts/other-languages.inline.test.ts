import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { otherLanguages } from './other-languages.inline.ts';

interface Link {
  dataset: { to: string };
  href: string;
  hidden: boolean;
}

/** Run the script on a page at an address, on a site where some addresses exist. */
async function run(own: string, pathname: string, exist: readonly string[]) {
  const links: Link[] = LANGS.filter((lang) => lang !== own).map((to) => ({ dataset: { to }, href: '', hidden: true }));
  const place = { hidden: true, querySelectorAll: () => links };
  vi.stubGlobal('document', { currentScript: { previousElementSibling: place } });
  vi.stubGlobal('location', { pathname });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return { ok: exist.includes(address) };
  });
  otherLanguages(own, LANGS);
  await vi.waitFor(() => expect(asked.length === 0 || asked.length === links.length).toBe(true));
  await Promise.resolve();
  await Promise.resolve();
  return { shown: links.filter(({ hidden }) => !hidden).map(({ href }) => href), hidden: place.hidden, asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('otherLanguages', () => {
  test.each([
    { own: 'ja', at: '/news/only-english', exist: ['/en/news/only-english'], shown: ['/en/news/only-english'] },
    { own: 'en', at: '/en/news/x', exist: ['/news/x', '/zh/news/x'], shown: ['/news/x', '/zh/news/x'] },
    { own: 'zh', at: '/zh/nothing', exist: [], shown: [] },
  ])('at $at it offers $shown', async ({ own, at, exist, shown }) => {
    const result = await run(own, at, exist);
    expect(result.shown).toEqual(shown);
    expect(result.hidden).toBe(shown.length === 0);
  });

  test('the not-found pages themselves offer nothing: they exist in every language', async () => {
    expect((await run('en', '/en/404', ['/404'])).asked).toEqual([]);
    expect((await run('ja', '/news/not-found', ['/en/news/not-found'])).asked).toEqual([]);
  });
});
