import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_KINDS, fileOf } from '#src/content/kinds.ts';
import { statusOf } from '#src/content/publishing.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { FORM_PATH } from '#src/site/routes.ts';
import { build, type SiteTree, siteTree, TODAY } from '#tests/support/site-tree.ts';
import { entry, OWN_TABLES } from './entries.ts';

const FAR = 'date: 2999-01-01\n';

/** What only previews show, the UI string that marks it, and whether lists of the site name it. */
const HIDDEN = [
  { kind: 'news', slug: 'zz-draft', page: '/news/zz-draft', mark: 'draft' },
  { kind: 'news', slug: 'zz-later', page: '/news/zz-later', mark: 'scheduled' },
  { kind: 'tech-articles', slug: 'zz-later-article', page: '/tech-articles/zz-later-article', mark: 'scheduled' },
  { kind: 'case-studies', slug: 'zz-draft-case', page: '/case-studies/zz-draft-case', mark: 'draft' },
  { kind: 'pages', slug: 'zz-draft-page', page: '/zz-draft-page', mark: 'draft' },
] as const;

/** A photo as a telephone makes it: taken upright (turned by EXIF only), with the maker's name and the place in it. */
const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#8ac' } })
  .withExif({ IFD0: { Make: 'Phone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 52/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const moved = entry('news', 'zz-moved', 'date: 2025-01-06\nformerSlugs: [zz-old-name]\n');

const changes = {
  ...OWN_TABLES,
  ...entry('news', 'zz-draft', `date: ${TODAY}\ndraft: true\nformerSlugs: [zz-draft-before]\n`),
  ...Object.assign({}, ...LANGS.map((lang) => entry('news', 'zz-later', lang === DEFAULT_LANG ? FAR : '', lang))),
  ...entry('tech-articles', 'zz-later-article', FAR),
  ...entry('tech-articles', 'zz-published', 'date: 2025-01-06\n'),
  ...entry('case-studies', 'zz-draft-case', 'rank: 99\ndraft: true\n'),
  ...entry('case-studies', 'zz-published-case', 'rank: 98\n'),
  ...entry('pages', 'zz-draft-page', 'draft: true\n'),
  ...Object.fromEntries(Object.entries(moved).map(([file, text]) => [file, `${text}\n![入口](../images/zz.jpg)\n`])),
  'content/news/images/zz.jpg': photo,
};

let production: SiteTree;
let preview: SiteTree;

beforeAll(async () => {
  [production, preview] = [siteTree(changes), siteTree(changes)];
  const results = await Promise.all([build(production, 'production'), build(preview, 'deploy-preview')]);
  for (const { code, output } of results) expect(code, output.slice(-3000)).toBe(0);
});
afterAll(() => {
  production?.remove();
  preview?.remove();
});

const htmlAt = (address: string) => `${address.slice(1)}.html`;
const pages = (tree: SiteTree) => tree.files().filter((file) => file.endsWith('.html'));

/** Files of the site, and of the data of its functions, that name a page, except those that say when it comes. */
function naming(tree: SiteTree, text: string): string[] {
  const files = ['dist', '.generated'].flatMap((folder) => tree.files(folder).map((file) => `${folder}/${file}`));
  return files.filter(
    (file) =>
      !/^dist\/(_astro|pagefind)|scheduled\.json$/.test(file) &&
      readFileSync(path.join(tree.root, file)).includes(text),
  );
}

describe('production', () => {
  test('names nothing unpublished in any page, feed, sitemap, redirect or answer', () => {
    for (const { slug } of [...HIDDEN, { slug: 'zz-draft-before' }]) expect(naming(production, slug), slug).toEqual([]);
  });

  test('shows a photo upright, as AVIF in a few widths, without its original', () => {
    const page = production.read('news/zz-moved.html');
    for (const part of ['type="image/avif"', ' 1280w', 'width="3024" height="4032" alt="入口"'])
      expect(page).toContain(part);
    expect(production.files().filter((file) => /\bzz\b.*\.jpe?g$/.test(file))).toEqual([]);
  });
});

describe('a preview', () => {
  test.each(HIDDEN)(
    'has $page with its mark, in its list and in the answers of the API, but in no feed',
    ({ kind, slug, page, mark }) => {
      expect(preview.read(htmlAt(page))).toContain(readWords(DEFAULT_LANG, 'common')[mark]);
      const named = naming(preview, slug);
      for (const lang of LANGS) expect(named).toContain(`dist/${htmlAt(localizePath(page, lang))}`);
      if (kind === 'news' || kind === 'tech-articles')
        expect(named).toEqual(
          expect.arrayContaining([`dist/${kind}.html`, `.generated/functions/${kind}/data/${DEFAULT_LANG}.json`]),
        );
      expect(named.filter((file) => file.includes('/feed.'))).toEqual([]);
    },
  );

  test('is otherwise the same: the other pages are those of production, and the dashboard', () => {
    const known = pages(production);
    // The site may have entries of its own that are not published.
    const entries = ENTRY_KINDS.flatMap((kind) => readValidFiles(kind, '.'));
    const hidden = [...HIDDEN, ...entries.filter(({ data }) => statusOf(data, TODAY) !== 'published')];
    const left = pages(preview).filter(
      (file) =>
        !known.includes(file) && !hidden.some(({ slug }) => file.endsWith(`/${slug}.html`) || file === `${slug}.html`),
    );
    const dashboards = LANGS.map((lang) => htmlAt(localizePath('/preview', lang)));
    expect(left.filter((file) => !/\/page\/\d+\.html$/.test(file)).sort()).toEqual(dashboards.sort());
    expect(known.filter((file) => !pages(preview).includes(file))).toEqual([]);
  });

  test.each(LANGS)('redirects in %s from the former address of a draft, too', (lang) => {
    const rule = (from: string, to: string) => `${localizePath(from, lang)} ${localizePath(to, lang)} 301\n`;
    const isMoved = [preview, production].map((tree) =>
      tree.read('_redirects').includes(rule('/news/zz-old-name', '/news/zz-moved')),
    );
    expect(isMoved).toEqual([true, true]);
    expect(preview.read('_redirects')).toContain(rule('/news/zz-draft-before', '/news/zz-draft'));
  });

  test('is kept out of search engines at every address', () => {
    const rule = /^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/m;
    expect([preview, production].map((tree) => rule.test(tree.read('_headers')))).toEqual([true, false]);
  });

  test('names branch and commit on every page; none of production does', () => {
    const banner = /<aside class="banners__preview"[\s\S]*spring-news[\s\S]*0123456</;
    expect(pages(preview).filter((file) => !banner.test(preview.read(file)))).toEqual([]);
    expect(pages(production).filter((file) => production.read(file).includes('banners__preview"'))).toEqual([]);
  });

  test.each(LANGS)(
    'says in %s that the form sends nothing, and lists what is unpublished with a link to its file',
    (lang) => {
      const form = htmlAt(localizePath(FORM_PATH, lang));
      const { preview: says } = readWords(lang, 'contact').api;
      // A built text has word joiners, and may break between its phrases.
      const texts = [preview, production].map((tree) => tree.read(form).replace(/\u2060|<wbr>/g, ''));
      expect(texts.map((text) => text.includes(says))).toEqual([true, false]);
      const dashboard = preview.read(htmlAt(localizePath('/preview', lang)));
      for (const { kind, slug, page } of HIDDEN) {
        expect(dashboard).toContain(`href="${localizePath(page, lang)}"`);
        expect(dashboard).toContain(
          `https://github.com/example/site/edit/spring-news/${fileOf(kind, DEFAULT_LANG, slug)}`,
        );
      }
    },
  );
});
