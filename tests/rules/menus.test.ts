import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, entryAt, LIST_PATHS, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { byOrder, isActive } from '#src/domain/services.ts';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { Navigation } from '#src/schemas/content/navigation.ts';
import type { ServiceData } from '#src/schemas/content/service.ts';
import { DEFAULT_MENUS } from '#src/site/navigation.ts';
import { CAREERS, ROUTE_PATHS } from '#src/site/routes.ts';
import { isBuilt, pageAt, pages, published } from '#tests/support/built-site.ts';

/** Menus are what `content/navigation.yaml` says, without pages that have nothing to show (rules shell.menus and shell.empty). */

const menus = (published('navigation')[0]?.data ?? DEFAULT_MENUS) as unknown as Navigation;
const services = published('services')
  .filter(({ lang }) => lang === DEFAULT_LANG)
  .map(({ slug, data }) => ({ ...(data as unknown as ServiceData), slug }));
const active = byOrder(services)
  .filter(isActive)
  .map(({ slug }) => pageOf('services', slug));

/** Whether the content has a page: of the route table with what it shows, or of an entry. */
function isThere(path: string): boolean {
  if (path === '/sitemap#feeds') return LIST_PATHS.some((list) => hasNeeds(list, published));
  const entry = entryAt(path.replace(/#.*/, ''));
  if (entry === undefined || ROUTE_PATHS.includes(path)) return hasNeeds(path, published);
  return published(entry.kind).some(({ slug }) => slug === entry.slug);
}

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const { root } = pageAt('/', lang);
  const linked = (within: string) =>
    root.querySelectorAll(`${within} a[href]`).map((link) => link.getAttribute('href'));
  const expected = (paths: readonly string[]) => paths.filter(isThere).map((path) => localizePath(path, lang));

  test('the header links its pages in order', () => {
    expect(linked('.header__nav')).not.toEqual([]);
    expect(linked('.header__nav')).toEqual(expected(menus.header));
  });

  test('the header marks the link of the page, and on a page that belongs to another the link of that one', () => {
    const [position] = published('jobs');
    const pages = [
      ['/about-us', '/about-us', 'page'],
      ...(position ? [[pageOf('jobs', position.slug), CAREERS, 'true']] : []),
    ];
    for (const [path = '', link = '', state] of pages.filter(
      ([, link = '']) => menus.header.includes(link) && isThere(link),
    ))
      expect(
        pageAt(path, lang)
          .root.querySelectorAll('.header__nav [aria-current]')
          .map((marked) => [marked.getAttribute('href'), marked.getAttribute('aria-current')]),
      ).toEqual([[localizePath(link, lang), state]]);
  });

  test('the footer links its groups in order, and no group is empty', () => {
    const { groups } = words(lang, 'common').footer;
    const found = root.querySelectorAll('.footer nav').map((nav) => ({
      names: [nav.getAttribute('aria-label'), nav.querySelector('h2')?.text],
      links: nav.querySelectorAll('a[href]').map((link) => link.getAttribute('href')),
    }));
    expect(found).toEqual(
      menus.footer
        .map(({ group, links = [] }) => ({
          names: [groups[group], groups[group]],
          links: expected(group === 'services' ? [...active, ...links] : links),
        }))
        .filter(({ links }) => links.length > 0),
    );
  });

  test('the line next to the copyright links its pages in order', () => {
    expect(linked('.footer small')).toEqual(expected(menus.small));
  });

  test('a page of the route table is built if the content has something for it, and only then', () => {
    const built = ROUTE_PATHS.filter((path) => isBuilt(localizePath(path, lang)));
    expect(built).toContain('/contact');
    expect(built).toEqual(ROUTE_PATHS.filter((path) => hasNeeds(path, published)));
  });

  test('no page is below a list without entries', () => {
    const below = pages.filter((page) => page.lang === lang && page.path.split('/').length > 2);
    const left = below.filter(
      ({ path }) => !hasNeeds(path, published) && !ENTRY_KINDS.includes(entryAt(path)?.kind as never),
    );
    expect(left.map(({ address }) => address)).toEqual([]);
  });
});
