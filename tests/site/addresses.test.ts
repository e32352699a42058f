import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, entryAt, fileOf, KINDS, LIST_PATHS, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { inOrder } from '#src/content/publishing.ts';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, isPublished, LANG_INFO, LANGS, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import type { ServiceData } from '#src/schemas/content/service.ts';
import type { Navigation } from '#src/schemas/content/tables.ts';
import { DEFAULT_MENUS } from '#src/site/navigation.ts';
import { ABOUT, ALIASES, CAREERS, FORM_PATH, ROUTE_PATHS } from '#src/site/routes.ts';
import { complaints, DIST, isBuilt, type Page, pageAt, pages, published } from '#tests/support/built-site.ts';

/** Which pages there are, and which links lead to them. The build itself refuses links and fragments that lead nowhere (`src/build`). */

/** Addresses that functions answer. */
const FUNCTIONS = /^\/api\//;
/** The specification names the infographic with its ending; its pages are the only ones linked so. */
const WITH_ENDING = /^(\/\w{2})?\/infographics\/[\w-]+\.html$/;

/** An internal address without query and fragment. */
const target = (href: string) => href.replace(/[?#].*$/, '');

/** The addresses within the site to which a page links. */
const linksOf = ({ root }: Page) =>
  root
    .querySelectorAll('a[href], form[action], iframe[src]')
    .map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? one.getAttribute('src') ?? '')
    .filter((href) => href.startsWith('/'));

const isThere = (path: string) => hasNeeds(path, published);

describe('links', () => {
  test('have no ending, and no slash at the end', () => {
    const isOdd = (path: string) =>
      (path.endsWith('.html') && !WITH_ENDING.test(path)) || (path.length > 1 && path.endsWith('/'));
    expect(complaints(pages, (page) => linksOf(page).filter((href) => isOdd(target(href))))).toEqual([]);
  });

  test('stay in the language of their page', () => {
    // A language that is not yet published has whole files in the default one.
    const offered = pages.filter(({ lang }) => isPublished(lang));
    const foreign = complaints(offered, (page) => {
      // An entry without a translation has its own links; a link to one names its language.
      const marked = page.root.querySelectorAll(`[lang="${LANG_INFO[DEFAULT_LANG].tag}"] a, a[hreflang]`);
      const allowed = new Set(marked.map((link) => link.getAttribute('href')));
      return linksOf(page).filter((href) => {
        const isFile = /\.\w+$/.test(target(href)) && !WITH_ENDING.test(target(href));
        if (isFile || /[?&]lng=/.test(href) || FUNCTIONS.test(href) || allowed.has(href)) return false;
        return splitLang(target(href)).lang !== page.lang;
      });
    });
    expect(foreign).toEqual([]);
  });

  test('to the form choose only what it offers: topics and positions that there are', () => {
    const form = pageAt(FORM_PATH).root;
    const offered = form.querySelectorAll('#topic option').map((option) => option.getAttribute('value') ?? '');
    expect(offered.length).toBeGreaterThan(1);
    const unknown = complaints(pages, (page) =>
      linksOf(page).filter((href) => {
        const asked = new URLSearchParams(/\/contact(?:\/form)?\?([^#]*)/.exec(href)?.[1]);
        return (
          !offered.includes(asked.get('topic') ?? '') ||
          (asked.has('job') && !isBuilt(pageOf('jobs', asked.get('job') ?? '')))
        );
      }),
    );
    expect(unknown).toEqual([]);
  });

  test('lead to every page', () => {
    // The language switch of a page leads to the page itself.
    const ways = pages.flatMap(linksOf).filter((href) => !/[?&]lng=/.test(href));
    const linked = new Set(ways.map((href) => target(href).replace(/\.html$/, '')));
    // Reached by other ways: error pages by status, the answers of a form, second addresses by memory, not-found views by rule.
    const reachedOtherwise = /(^|\/)(404|500|contact\/thanks|contact\/form|news\/not-found|tech-articles\/not-found)$/;
    const orphans = pages.filter(({ address, path }) => {
      return !linked.has(address) && !(path in ALIASES) && !reachedOtherwise.test(path);
    });
    expect(orphans.map(({ address }) => address)).toEqual([]);
  });

  test('of redirects lead to pages', () => {
    const rules = readFileSync(`${DIST}/_redirects`, 'utf8').trim().split('\n');
    const broken = rules.filter((rule) => {
      const [, to = ''] = rule.split(' ');
      // Without services, the default language's spelling of their address leads to the page for what is not there.
      const isAbsent = to === KINDS.services.path && !isThere(KINDS.services.path);
      return !to.includes(':splat') && !isAbsent && !isBuilt(to);
    });
    expect(broken).toEqual([]);
  });
});

const menus = (published('navigation')[0]?.data ?? DEFAULT_MENUS) as unknown as Navigation;
const services = published('services')
  .filter(({ lang }) => lang === DEFAULT_LANG)
  .map(({ slug, data }) => ({ ...(data as unknown as ServiceData), slug }));
const active = inOrder(services, 'order')
  .filter(({ status }) => status === 'active')
  .map(({ slug }) => pageOf('services', slug));

/** Whether the content has a page for an address of a menu: of the route table with what it shows, or of an entry. */
function isInMenu(path: string): boolean {
  if (path === '/sitemap#feeds') return LIST_PATHS.some(isThere);
  const entry = entryAt(path.replace(/#.*/, ''));
  if (entry === undefined || ROUTE_PATHS.includes(path)) return isThere(path);
  return published(entry.kind).some(({ slug }) => slug === entry.slug);
}

describe.each(PUBLISHED_LANGS)('the menus in %s', (lang) => {
  const { root } = pageAt('/', lang);
  const linked = (within: string) =>
    root.querySelectorAll(`${within} a[href]`).map((link) => link.getAttribute('href'));
  const expected = (paths: readonly string[]) => paths.filter(isInMenu).map((path) => localizePath(path, lang));

  test('have the pages of content/navigation.yaml in order, and no group without pages', () => {
    expect(linked('.header__nav')).not.toEqual([]);
    expect(linked('.header__nav')).toEqual(expected(menus.header));
    expect(linked('.footer small')).toEqual(expected(menus.small));
    const { groups } = words(lang, 'common').footer;
    const found = root.querySelectorAll('.footer nav').map((nav) => ({
      names: [nav.getAttribute('aria-label'), nav.querySelector('h2')?.text],
      links: nav.querySelectorAll('a[href]').map((link) => link.getAttribute('href')),
    }));
    const wanted = menus.footer.map(({ group, links = [] }) => ({
      names: [groups[group], groups[group]],
      links: expected(group === 'services' ? [...active, ...links] : links),
    }));
    expect(found).toEqual(wanted.filter(({ links }) => links.length > 0));
  });

  test('mark the link of the page, and on a page that belongs to another the link of that one', () => {
    const [position] = published('jobs');
    const asked = [[ABOUT, ABOUT, 'page'], ...(position ? [[pageOf('jobs', position.slug), CAREERS, 'true']] : [])];
    for (const [path = '', link = '', state] of asked) {
      if (!menus.header.includes(link) || !isInMenu(link)) continue;
      const marked = pageAt(path, lang).root.querySelectorAll('.header__nav [aria-current]');
      const found = marked.map((one) => [one.getAttribute('href'), one.getAttribute('aria-current')]);
      expect(found, path).toEqual([[localizePath(link, lang), state]]);
    }
  });
});

describe('pages', () => {
  test.each(LANGS)(
    'of the route table are built in %s if the content has something for them, and only then',
    (lang) => {
      const built = ROUTE_PATHS.filter((path) => isBuilt(localizePath(path, lang)));
      expect(built).toContain('/contact');
      expect(built).toEqual(ROUTE_PATHS.filter(isThere));
    },
  );

  test('below a list are not built without entries', () => {
    const below = pages.filter(({ path }) => path.split('/').length > 2 && !isThere(path));
    const left = below.filter(({ path }) => !ENTRY_KINDS.includes(entryAt(path)?.kind as never));
    expect(left.map(({ address }) => address)).toEqual([]);
  });

  test('exist in every language or in none: what is not found in one is in no other either', () => {
    // An infographic exists in the languages of its article.
    const pathsIn = (lang: Lang) =>
      pages.flatMap((page) => (page.lang === lang && !page.path.startsWith('/infographics/') ? page.path : [])).sort();
    for (const lang of LANGS) expect(pathsIn(lang)).toEqual(pathsIn(DEFAULT_LANG));
  });
});

const stated = published('pages').some(({ slug }) => slug === 'accessibility')
  ? PUBLISHED_LANGS.filter((lang) => existsSync(fileOf('pages', lang, 'accessibility')))
  : [];

test.each(stated)(
  'the accessibility statement in %s leads to the contact page, where problems are reported',
  (lang) => {
    const { root } = pageAt('/accessibility', lang);
    expect(root.querySelector(`main a[href="${localizePath('/contact', lang)}"]`)).not.toBeNull();
  },
);
