import { describe, expect, test } from 'vitest';
import { DEFAULT_LANG, LANG_INFO, LANGS, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import { CAREERS, CASES } from '#src/site/routes.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { menuProblems } from './menu-problems.ts';
import { readSite } from './site-content.ts';

const MENU = 'content/navigation.yaml';
/** The UI strings of a header, with the same usual length in all languages. */
const COMMON = {
  nav: Object.fromEntries(Object.values(MENU_NAMES).map((key) => [key, 'Our company'])),
  search: { button: 'Search' },
};
const CATALOGUES = LANGS.map((lang) => {
  return { file: `locales/${lang}/common.json`, lang, text: JSON.stringify(COMMON) };
});
const ALL = ['/', '/about-us', '/services', CASES, CAREERS, '/news', '/tech-articles', '/faq', '/contact'];

const menu = (header: readonly string[], footer = '', small = '') =>
  `header: [${header.join(', ')}]\nfooter:\n  - group: services\n${footer}small: [${small}]\n`;
const messages = (text: string, changes = {}) =>
  withSampleSite({ [MENU]: text, ...changes }, async (root) => menuProblems(readSite(root), CATALOGUES));
const english = async (text: string) =>
  (await messages(text)).map(({ line, field, en }) => `${line} ${field}: ${en.replace(/expected one of: [^;]*/, '…')}`);

test('built-in pages, prose pages, services, and parts of pages can be linked', async () => {
  const footer = '  - { group: support, links: [/contact, /terms, /services/consulting, /resources] }\n';
  expect(await messages(menu(['/', '/terms', '/contact'], footer, '/sitemap, /sitemap#feeds'))).toEqual([]);
});

test('a page whose list is empty is no problem', async () => {
  const changes = { 'content/tech-articles/ja/slices.md': undefined };
  expect(await messages(menu(['/', '/tech-articles', '/resources']), changes)).toEqual([]);
});

describe('is reported with its place', () => {
  test('a page that does not exist', async () => {
    expect(await english(menu(['/', '/newss']))).toEqual([
      '1 header.1: `/newss` is no page that menus can link; …; did you mean `/news`?',
    ]);
    const footer = '  - group: support\n    links:\n      - /contact\n      - /term\n';
    expect(await english(menu(['/'], footer, '/site-map'))).toEqual([
      '7 footer.1.links.1: `/term` is no page that menus can link; …; did you mean `/terms`?',
      '8 small.0: `/site-map` is no page that menus can link; …; did you mean `/sitemap`?',
    ]);
  });

  test('a page that menus cannot link', async () => {
    expect(await english(menu(['/contact/form']))).toEqual([expect.stringContaining('`/contact/form` is no page')]);
  });

  test('a page that a menu links twice', async () => {
    expect(await english(menu(['/', '/news', '/']))).toEqual(['1 header.2: the menu links `/` twice']);
  });
});

test('a page that the site does not have takes no width', async () => {
  expect(await messages(menu(ALL))).not.toEqual([]);
  const cases = ['first', 'second', 'third', 'portal'].map((slug) => [`content/case-studies/ja/${slug}.md`, undefined]);
  const questions = LANGS.map((lang) => [`content/faq/${lang}.yaml`, undefined]);
  const without = { ...Object.fromEntries([...cases, ...questions]), 'content/tech-articles/ja/slices.md': undefined };
  expect(await messages(menu(ALL), without)).toEqual([]);
});

test('a header that does not fit is reported for each language', async () => {
  const page = (title: string) =>
    `---\ntitle: ${title}\ndescription: A\nmenuLabel: ${title.repeat(40)}\n---\n\nText.\n`;
  const pages = Object.fromEntries(LANGS.map((lang) => [`content/pages/${lang}/long.mdx`, page('Name')]));
  expect(await messages(menu([...ALL.slice(0, 3), '/contact']))).toEqual([]);
  const problems = await messages(menu(['/', '/long', '/contact']), pages);
  expect(problems.map(({ field, en }) => [field, en])).toEqual(
    PUBLISHED_LANGS.map((lang) => [
      'header',
      expect.stringMatching(`px in ${LANG_INFO[lang].label}, expected at most \\d+ px`),
    ]),
  );
});

test('a language without UI strings is measured with those of the default language', () => {
  const without = CATALOGUES.map((one) => (one.lang === DEFAULT_LANG ? one : { ...one, text: '{}' }));
  return withSampleSite({ [MENU]: menu(ALL) }, async (root) => {
    const problems = menuProblems(readSite(root), without);
    expect(problems.length).toBeGreaterThan(1);
    expect(problems).toEqual(menuProblems(readSite(root), CATALOGUES));
  });
});
