import { expect, test } from 'vitest';
import { LIST_KINDS, pageOf } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { CAREERS, CASES, pathsOfPage } from '#src/site/routes.ts';
import { files, isBuilt, pageAt, pages, visibleText } from '#tests/support/built-site.ts';

/** A company with nothing to list: no news, no article, no case, no service, no position. What is empty has no page. */

const ABSENT = ['/news', '/tech-articles', ...[CASES, CAREERS].flatMap(pathsOfPage), '/services'];

test.each(LANGS.flatMap((lang) => ABSENT.map((path) => localizePath(path, lang))))(
  'there is no page %s, none below it, and no link to one',
  (address) => {
    expect(isBuilt(address)).toBe(false);
    const links = `a[href="${address}"], a[href^="${address}/"]`;
    expect(pages.filter(({ root }) => root.querySelector(links)).map((page) => page.address)).toEqual([]);
  },
);

test('there is no page of an entry, and no feed', () => {
  const below = LANGS.flatMap((lang) => LIST_KINDS.map((kind) => localizePath(pageOf(kind, ''), lang)));
  const left = pages.filter(({ address }) => below.some((start) => address.startsWith(start)));
  expect(left.map(({ address }) => address)).toEqual([]);
  expect([...files('feed.xml'), ...files('feed.json')]).toEqual([]);
  expect(pages.filter(({ root }) => root.querySelector('link[href*="/feed"]') !== null)).toEqual([]);
});

test.each(LANGS)('every link of the menus in %s leads to a page with content and further links', (lang) => {
  const menus = pageAt('/', lang).root.querySelectorAll('body > header a[href^="/"], body > footer a[href^="/"]');
  const addresses = new Set(menus.map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''));
  expect(addresses.size).toBeGreaterThan(3);
  const nothing = [...addresses].filter((address) => {
    const main = pages.find((page) => page.address === address)?.root.querySelector('main');
    const text = main?.querySelectorAll('h1 ~ *, p').map(visibleText).join('') ?? '';
    return text.length < 20 || !main?.querySelector('a[href]');
  });
  expect(nothing).toEqual([]);
});
