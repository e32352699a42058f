import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIST_PATHS } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { SHARE_IMAGE } from '#src/seo/head.ts';
import { ALIASES, isRoute } from '#src/site/routes.ts';
import {
  canonicalOf,
  canonicalPages,
  complaints,
  DIST,
  files,
  indexable,
  isBuilt,
  meta,
  type Page,
  pages,
} from '#tests/support/built-site.ts';

const titleOf = ({ root }: Page) => root.querySelector('title')?.textContent ?? '';
const canonicalUrl = ({ root }: Page) => root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** Addresses of the same page in other languages, by language tag. */
const alternatesOf = ({ root }: Page) =>
  new Map(
    root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [
        link.getAttribute('hreflang') ?? '',
        new URL(link.getAttribute('href') ?? '').pathname.replace(/\.html$/, ''),
      ]),
  );

/** Feeds, icons and the manifest that a head names. */
const filesNamed = ({ root }: Page, selector: string) =>
  root.querySelectorAll(`head link${selector}`).map((link) => link.getAttribute('href') ?? '');

describe('titles and descriptions', () => {
  test.each([
    // Two languages may have the same word, such as “Contact”.
    ['title', (page: Page) => `${page.lang}: ${titleOf(page)}`],
    ['description', (page: Page) => meta(page, 'description') ?? ''],
  ])('each page of the route table and of a list has its own %s', (_, read) => {
    const first = new Map<string, string>();
    const shared = complaints(
      canonicalPages.filter(({ path }) => isRoute(path) || /\/page\/\d+$/.test(path)),
      (page) => {
        const value = read(page);
        const other = first.get(value);
        first.set(value, page.address);
        return other === undefined ? [] : [`as ${other}: ${value}`];
      },
    );
    expect(shared).toEqual([]);
  });

  test('every page that search engines may show has both', () => {
    expect(complaints(indexable, (page) => (titleOf(page) && meta(page, 'description') ? [] : ['lacks one']))).toEqual(
      [],
    );
  });
});

describe('canonical links', () => {
  test('are on every page that search engines may show, and lead to a canonical page on the production origin', () => {
    const known = new Set(canonicalPages.map(({ address }) => address));
    expect(complaints(indexable, (page) => (known.has(canonicalOf(page) ?? '') ? [] : ['no canonical page']))).toEqual(
      [],
    );
    const origins = new Set(indexable.map((page) => new URL(canonicalUrl(page)).origin));
    expect(origins.size).toBe(1);
  });

  test('of second addresses name the page that the header links', () => {
    const wrong = complaints(indexable, (page) => {
      const first = ALIASES[page.path];
      return first === undefined || canonicalOf(page) === localizePath(first, page.lang) ? [] : [`not ${first}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('hreflang', () => {
  test('is only on canonical pages', () => {
    const odd = pages.filter((page) => !canonicalPages.includes(page) && alternatesOf(page).size > 0);
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('names the page itself, is answered by the others, and has the page in the default language as default', () => {
    const byAddress = new Map(canonicalPages.map((page) => [page.address, page]));
    const original = LANG_INFO[DEFAULT_LANG].tag;
    const odd = complaints(canonicalPages, (page) => {
      const links = alternatesOf(page);
      if (links.size === 0) return [];
      return [
        ...(links.get(LANG_INFO[page.lang].tag) === page.address ? [] : ['does not name itself']),
        ...(links.has(original) && links.get('x-default') !== links.get(original) ? ['has another x-default'] : []),
        ...[...links].flatMap(([tag, address]) => {
          const other = byAddress.get(address);
          if (other === undefined) return [`${tag} leads to ${address}, which is no canonical page`];
          return JSON.stringify([...alternatesOf(other)]) === JSON.stringify([...links])
            ? []
            : [`${address} does not answer`];
        }),
      ];
    });
    expect(odd).toEqual([]);
  });

  test.skipIf(PUBLISHED_LANGS.length === 1)('is complete: a page of the route table exists in all languages', () => {
    // Only entries, and lists longer in one language than in the others, may have no alternate.
    const routes = canonicalPages.filter(({ path }) => isRoute(path));
    const lacking = complaints(routes, (page) => {
      const tags = alternatesOf(page);
      return PUBLISHED_LANGS.filter((lang) => !tags.has(LANG_INFO[lang].tag));
    });
    expect(lacking).toEqual([]);
  });
});

describe('share tags', () => {
  test('say the same as the page', () => {
    const odd = complaints(canonicalPages, (page) => {
      const wanted = {
        'og:url': canonicalUrl(page),
        'og:description': meta(page, 'description'),
        'og:locale': LANG_INFO[page.lang].locale.replace('-', '_'),
        'og:image:alt': meta(page, 'og:title'),
        'twitter:card': 'summary_large_image',
      };
      const wrong = Object.entries(wanted).filter(([name, value]) => !value || meta(page, name) !== value);
      const isTitle = titleOf(page).startsWith(meta(page, 'og:title') ?? ' ');
      return [...wrong.map(([name]) => name), ...(isTitle ? [] : ['og:title'])];
    });
    expect(odd).toEqual([]);
  });

  test('call an entry of a list an article, of the days that its page prints', () => {
    const entries = canonicalPages.filter(
      ({ path }) => LIST_PATHS.some((list) => path.startsWith(`${list}/`)) && !/\/page\/\d+$/.test(path),
    );
    const odd = entries.filter((page) => {
      const printed = page.root.querySelectorAll('.page-head__strip time').map((day) => day.getAttribute('datetime'));
      const [first, last = first] = ['published', 'modified'].map((name) => meta(page, `article:${name}_time`));
      const isSame = first !== undefined && first === printed[0] && last === (printed[1] ?? printed[0]);
      return meta(page, 'og:type') !== 'article' || !isSame;
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('and canonical links are not on pages hidden from search engines', () => {
    const hidden = pages.filter((page) => !indexable.includes(page));
    expect(
      complaints(hidden, (page) => [meta(page, 'og:url'), canonicalOf(page)].filter((one) => one !== undefined)),
    ).toEqual([]);
  });
});

describe('share images', () => {
  const imageOf = (page: Page) => new URL(meta(page, 'og:image') ?? '').pathname;
  /** Some services that preview links do not show larger ones. */
  const MOST_BYTES = 300_000;

  test('are PNG files of the right size, and not too heavy', () => {
    const odd = complaints(indexable, (page) => {
      const png = readFileSync(DIST + imageOf(page));
      // From the header: https://www.w3.org/TR/png-3/#11IHDR
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      const isRight = width === SHARE_IMAGE.width && height === SHARE_IMAGE.height && png.length <= MOST_BYTES;
      return isRight ? [] : [`${imageOf(page)}: ${width}×${height}, ${png.length} bytes`];
    });
    expect(odd).toEqual([]);
  });

  test('differ where titles differ, and none is drawn that no page names', () => {
    const first = new Map<string, string>();
    const twins = complaints(canonicalPages, (page) => {
      const content = readFileSync(DIST + imageOf(page), 'base64');
      const title = meta(page, 'og:title') ?? '';
      const other = first.get(content) ?? title;
      first.set(content, title);
      return other === title ? [] : [`drawn as “${other}”`];
    });
    expect(twins).toEqual([]);
    const named = new Set(indexable.map(imageOf));
    const drawn = files('.png').filter((file) => file.startsWith('og/'));
    expect(drawn.filter((file) => !named.has(`/${file}`))).toEqual([]);
  });
});

describe('icons and feeds', () => {
  test('that heads name exist, and every feed is named', () => {
    const named = new Set(
      pages.flatMap((page) => filesNamed(page, ':is([rel="icon"], [rel="manifest"], [rel="alternate"][type])')),
    );
    const feeds = ['feed.xml', 'feed.json'].flatMap(files).map((file) => `/${file}`);
    expect([...named].sort()).toEqual(['/favicon.svg', '/site.webmanifest', ...feeds].sort());
    const { icons } = JSON.parse(readFileSync(`${DIST}/site.webmanifest`, 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons.map(({ sizes }) => sizes)).toContain('512x512');
    // Apple's browsers know the file by its name.
    const all = [...named, ...icons.map(({ src }) => src), '/apple-touch-icon.png'];
    expect(all.filter((address) => !isBuilt(address))).toEqual([]);
  });

  test('a page has the icon as a file, and names the feeds of its own list in its own language', () => {
    const odd = complaints(pages, (page) => {
      const list = localizePath(`/${page.path.split('/')[1]}`, page.lang);
      const feeds = filesNamed(page, '[rel="alternate"][type]').filter((feed) => !feed.startsWith(`${list}/feed.`));
      return [...feeds, ...(filesNamed(page, '[rel="icon"]').join() === '/favicon.svg' ? [] : ['no icon'])];
    });
    expect(odd).toEqual([]);
  });
});
