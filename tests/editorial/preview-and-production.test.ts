import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type EntryKind, entryAt, fileOf, isListKind, KINDS, pageOf } from '#src/content/kinds.ts';
import { statusOf } from '#src/content/publishing.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { readWords } from '#src/content/read-words.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { build, type SiteTree, siteTree } from '#tests/support/site-tree.ts';
import { AFTER_THE_TURN, changesOnTurn } from './build-times.ts';
import { dayProblems } from './day-problems.ts';
import { addressesIn, answered, listed, mapped, searched } from './shown.ts';
import { phonePhoto } from './tasks/phone-photo.ts';
import { dayAt, timetableOf } from './timetable.ts';
import { CHANGES, HIDDEN, MOVED, NOTICE } from './unpublished.ts';

/** What never comes, and what came or went the day before. */
const changes = { ...CHANGES, ...changesOnTurn(CHANGES['content/notices.yaml']) };

/** A published entry with a photo: the sample's own texts show SVG only. */
const MOVED_FILE = fileOf('news', DEFAULT_LANG, 'zz-moved');
const photo = {
  [MOVED_FILE]: `${changes[MOVED_FILE]}\n![会場の入口](../images/zz-photo.jpg)\n`,
  'content/news/images/zz-photo.jpg': await phonePhoto(),
};

/** The same tree built for production and for a preview: exactly drafts and scheduled entries differ. */
let production: SiteTree;
let preview: SiteTree;

beforeAll(async () => {
  production = siteTree({ ...changes, ...photo });
  preview = siteTree({ ...changes, ...photo });
  const results = await Promise.all([
    build(production, 'production', AFTER_THE_TURN),
    build(preview, 'deploy-preview', AFTER_THE_TURN),
  ]);
  for (const { code, output } of results) expect(code, output.slice(-3000)).toBe(0);
});

afterAll(() => {
  production?.remove();
  preview?.remove();
});

/** What of this tree's own content is unpublished then, as the added entries are. */
function hidden(): { kind: EntryKind; path: string; langs: readonly Lang[] }[] {
  const { day } = dayAt(timetableOf(preview.root), AFTER_THE_TURN);
  return ENTRY_KINDS.flatMap((kind) => {
    const entries = readValidFiles(kind, preview.root).filter(({ data }) => statusOf(data, day) !== 'published');
    const slugs = [...new Set(entries.map(({ slug }) => slug))];
    return slugs.map((slug) => ({
      kind,
      path: pageOf(kind, slug),
      langs: entries.filter((entry) => entry.slug === slug).map(({ lang }) => lang),
    }));
  });
}

/** Names that change with what a file holds, and pieces of the search index, which are compared by what they hold. */
const isCompared = (file: string) => !/^(_astro|pagefind)\//.test(file);

/** Lists of entries and their neighbours: what they hold is compared by its addresses. */
const IS_LIST = /(^|\/)(news|tech-articles|sitemap)(\/|\.html)/;

describe('production', () => {
  test('shows a photo upright, as AVIF in a few widths, without its original', () => {
    const page = production.read('news/zz-moved.html');
    for (const part of ['type="image/avif"', ' 1280w', 'width="3024" height="4032" alt="会場の入口"'])
      expect(page).toContain(part);
    expect(production.files().filter((file) => /zz-photo.*\.jpe?g$/.test(file))).toEqual([]);
  });

  test('shows what its content promises for its day', () => {
    expect(dayProblems(production, dayAt(timetableOf(production.root), AFTER_THE_TURN))).toEqual([]);
  });
});

describe('what both builds have', () => {
  test('the files that only the preview has are the pages and share images of what is unpublished, and the dashboard', () => {
    const inProduction = new Set(production.files().filter(isCompared));
    const inPreview = new Set(preview.files().filter(isCompared));
    const extra = [...inPreview].filter((file) => !inProduction.has(file));
    const expected = hidden().flatMap(({ path: page, langs }) => [
      ...LANGS.map((lang) => `${localizePath(page, lang).slice(1)}.html`),
      ...langs.map((lang) => `og${localizePath(page, lang)}.png`),
    ]);
    const dashboard = LANGS.map((lang) => `${localizePath('/preview', lang).slice(1)}.html`);
    const lists = extra.filter((file) => /\/page\/\d+\.html$|^og\/.*\/page\/\d+\.png$/.test(file));
    expect(extra.filter((file) => !lists.includes(file))).toEqual([...expected, ...dashboard].sort());
    expect([...inProduction].filter((file) => !inPreview.has(file))).toEqual([]);
  });

  test('the added entries are among them', () => {
    const known = new Set(hidden().map(({ path: page }) => page));
    for (const { path: page } of HIDDEN) expect(known, page).toContain(page);
  });

  test('production names nothing unpublished in any page, feed, sitemap, redirect or answer', () => {
    const texts = [
      ...production
        .files()
        .filter((file) => /\.(html|xml|json|txt)$|^_/.test(file))
        .map((file) => [file, production.read(file)] as const),
      ...production
        .files('.generated')
        .filter((file) => !file.endsWith('scheduled.json'))
        .map(
          (file) =>
            [`.generated/${file}`, readFileSync(path.join(production.root, '.generated', file), 'utf8')] as const,
        ),
    ];
    const found = hidden().flatMap(({ path: page }) => {
      const slug = page.split('/').at(-1) ?? '';
      return texts
        .filter(([, text]) => text.includes(page) || text.includes(`"${slug}"`))
        .map(([file]) => `${file}: ${page}`);
    });
    expect(found).toEqual([]);
  });

  test('pages outside the lists are the same but for the banner', () => {
    const hiddenPages = hidden().map(({ path: page }) => page);
    const mentions = (text: string) => hiddenPages.some((page) => text.includes(page));
    const different = production
      .files()
      .filter((file) => file.endsWith('.html') && !IS_LIST.test(file))
      .filter((file) => !mentions(preview.read(file)) && bare(preview.read(file)) !== bare(production.read(file)));
    // The form says that a preview sends nothing; an answer says how many cases there are, and a preview counts the draft.
    const telling = ['/contact/form', '/faq'].flatMap((page) =>
      LANGS.map((lang) => `${localizePath(page, lang).slice(1)}.html`),
    );
    expect(different.filter((file) => !telling.includes(file))).toEqual([]);
  });

  test.each(LANGS)('lists, feeds, sitemap and API data of %s differ by exactly what is unpublished', (lang) => {
    for (const kind of ENTRY_KINDS) {
      const entries = hidden().filter((entry) => entry.kind === kind);
      const own = entries.map(({ path: page }) => localizePath(page, lang)).sort();
      const translated = entries
        .filter(({ langs }) => langs.includes(lang))
        .map(({ path: page }) => localizePath(page, lang))
        .sort();
      expect(
        difference((tree) => listed(tree, kind, lang)),
        `list of ${kind}`,
      ).toEqual(own);
      if (!isListKind(kind)) continue;
      expect(
        difference((tree) => answered(tree, kind, lang)),
        `API of ${kind}`,
      ).toEqual(own);
      // A feed reader cannot see a mark: feeds carry what is published, in previews too.
      for (const feed of ['feed.xml', 'feed.json']) {
        const file = `${localizePath(KINDS[kind].path, lang).slice(1)}/${feed}`;
        expect(addressesIn(preview.read(file)), file).toEqual(addressesIn(production.read(file)));
      }
      expect(
        difference((tree) =>
          searched(tree, lang).filter((address) => address.startsWith(localizePath(`${KINDS[kind].path}/`, lang))),
        ),
        `search in ${kind}`,
      ).toEqual(translated);
    }
    const wanted = hidden()
      .filter(({ langs }) => langs.includes(lang))
      .map(({ path: page }) => localizePath(page, lang))
      .sort();
    const found = difference((tree) => mapped(tree, lang).filter((address) => !/\/page\/\d+$/.test(address)));
    expect(found, 'sitemap').toEqual(wanted);
  });

  test('a moved entry redirects in every language, a draft that moved only in the preview', () => {
    for (const tree of [production, preview]) {
      for (const lang of LANGS) {
        expect(tree.read('_redirects')).toContain(
          `${localizePath(MOVED.from, lang)} ${localizePath(MOVED.to, lang)} 301\n`,
        );
      }
    }
    expect(production.read('_redirects')).not.toContain('zz-draft-before');
    for (const lang of LANGS)
      expect(preview.read('_redirects')).toContain(
        `${localizePath('/news/zz-draft-before', lang)} ${localizePath('/news/zz-draft', lang)} 301\n`,
      );
  });

  test('a notice is on every page on its days only, in both', () => {
    for (const tree of [production, preview]) {
      for (const lang of LANGS) {
        const page = tree.read(`${localizePath('/news', lang).slice(1)}.html`);
        expect(page).toContain(NOTICE[lang]);
        expect(page).not.toContain('zz-later-notice');
      }
    }
  });

  test('the days on which something becomes due are noted', () => {
    const schedule = JSON.parse(
      readFileSync(path.join(production.root, dataFolderOf('publish-due'), 'scheduled.json'), 'utf8'),
    ) as {
      due: string[];
    };
    expect(schedule.due).toEqual(expect.arrayContaining(['2999-01-01', '2999-01-02']));
  });
});

describe('what only a preview has', () => {
  test('search engines are kept out of every address', () => {
    expect(preview.read('_headers')).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex\n/m);
    expect(production.read('_headers')).not.toContain('X-Robots-Tag');
  });

  test('every page names branch and commit; none of production does', () => {
    const pages = (tree: SiteTree) => tree.files().filter((file) => file.endsWith('.html'));
    const without = pages(preview).filter(
      (file) => !/<aside class="banners__preview"[\s\S]*spring-news[\s\S]*0123456</.test(preview.read(file)),
    );
    expect(without).toEqual([]);
    expect(pages(production).filter((file) => production.read(file).includes('class="banners__preview"'))).toEqual([]);
  });

  test.each(LANGS)('the form in %s says that nothing is sent', (lang) => {
    const { preview: says } = readWords(lang, 'contact').api;
    const form = `${localizePath('/contact/form', lang).slice(1)}.html`;
    expect([preview, production].map((tree) => tree.read(form).includes(says))).toEqual([true, false]);
  });

  test.each(HIDDEN)('$path is marked on its page', ({ path: page, mark }) => {
    expect(preview.read(`${page.slice(1)}.html`)).toContain(readWords(DEFAULT_LANG, 'common')[mark]);
  });

  test.each(LANGS)('the dashboard lists it in %s, with a link to its file', (lang) => {
    const dashboard = preview.read(`${localizePath('/preview', lang).slice(1)}.html`);
    for (const { path: page } of HIDDEN) {
      expect(dashboard).toContain(`href="${localizePath(page, lang)}"`);
      const { kind, slug } = entryAt(page) ?? { kind: 'pages', slug: '' };
      expect(dashboard).toContain(
        `https://github.com/example/site/edit/spring-news/${fileOf(kind, DEFAULT_LANG, slug)}`,
      );
    }
  });
});

/** What the preview has and production does not, in order. */
function difference(read: (tree: SiteTree) => readonly string[]): string[] {
  const known = new Set(read(production));
  return [...new Set(read(preview))].filter((item) => !known.has(item)).sort();
}

/** A page without what differs between any two builds: banner, styles and their hash, hashed names of files. */
function bare(html: string): string {
  return html
    .replace(/<aside class="banners__preview"[\s\S]*?<\/aside>/, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/(?:style|script)-src[^;"]*/g, '')
    .replace(/\/_astro\/[\w.-]+/g, '')
    .replace(/>\s+/g, '>')
    .replace(/\s+</g, '<');
}
