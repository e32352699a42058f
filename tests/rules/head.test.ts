import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIST_PATHS } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { ALIASES, isRoute } from '#src/site/routes.ts';
import { DIST, indexable, isBuilt, type Page, pageAt, pages } from '#tests/support/built-site.ts';

const ORIGIN = new URL(canonicalOf(pageAt('/')) ?? '').origin;

/** Canonical pages: their canonical link is their own address. */
const own = indexable.filter((page) => addressIn(canonicalOf(page)) === page.address);

function canonicalOf(page: Page): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
}

/** The address without origin and ending, as {@link Page} has it. */
function addressIn(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).pathname.replace(/\.html$/, '');
}

function meta(page: Page, name: string): string | undefined {
  return (
    page.root.querySelector(`meta[property="${name}"]`) ?? page.root.querySelector(`meta[name="${name}"]`)
  )?.getAttribute('content');
}

function titleOf(page: Page): string {
  return page.root.querySelector('title')?.textContent ?? '';
}

function alternatesOf(page: Page): Map<string, string> {
  return new Map(
    page.root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', addressIn(link.getAttribute('href')) ?? '']),
  );
}

/** Pairs that share a value which should be each page's own. */
function shared(value: (page: Page) => string | undefined): string[] {
  const first = new Map<string, string>();
  return own.flatMap((page) => {
    const key = value(page) ?? '';
    const other = first.get(key);
    if (other === undefined) first.set(key, page.address);
    return other === undefined ? [] : [`${page.address} and ${other}: ${key}`];
  });
}

describe('titles and descriptions', () => {
  test('every page that search engines may show has a canonical link', () => {
    expect(indexable.filter((page) => canonicalOf(page) === undefined).map(({ address }) => address)).toEqual([]);
    // Without pages nothing below would be asked.
    expect(own.length).toBeGreaterThan(3 * PUBLISHED_LANGS.length);
  });

  test('each page has its own', () => {
    // Two languages may have the same word, such as “Contact”.
    expect(shared((page) => `${page.lang}: ${titleOf(page)}`)).toEqual([]);
    expect(shared((page) => meta(page, 'description'))).toEqual([]);
  });

  test('titles are shown whole', () => {
    const long = own.filter((page) => textWidth(titleOf(page)) > LANG_INFO[page.lang].titleWidth);
    expect(long.map((page) => `${page.address} (${textWidth(titleOf(page))}): ${titleOf(page)}`)).toEqual([]);
  });

  test('descriptions are neither too short nor cut off', () => {
    const odd = own.flatMap((page) => {
      const { least, most } = LANG_INFO[page.lang].descriptionWidth;
      const text = meta(page, 'description') ?? '';
      const width = textWidth(text);
      return width < least || width > most ? [`${page.address} (${width}): ${text}`] : [];
    });
    expect(odd).toEqual([]);
  });
});

describe('canonical links', () => {
  test('lead to a canonical page on the production origin', () => {
    const ownAddresses = new Set(own.map(({ address }) => address));
    const odd = indexable.filter((page) => {
      const url = canonicalOf(page) ?? '';
      return new URL(url).origin !== ORIGIN || !ownAddresses.has(addressIn(url) ?? '');
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('of the aliases name the page that the header links', () => {
    const wrong = indexable.flatMap((page) => {
      const canonical = ALIASES[page.path];
      if (canonical === undefined) return [];
      return addressIn(canonicalOf(page)) === localizePath(canonical, page.lang) ? [] : [page.address];
    });
    expect(wrong).toEqual([]);
  });
});

/** The tag of the default language. */
const ORIGINAL = LANG_INFO[DEFAULT_LANG].tag;

describe('hreflang', () => {
  test('is only on canonical pages', () => {
    const odd = pages.filter((page) => !own.includes(page) && alternatesOf(page).size > 0);
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('names the page itself, is answered by the others, and has the page in the default language as default', () => {
    const byAddress = new Map(own.map((page) => [page.address, page]));
    const odd = own.flatMap((page) => {
      const links = alternatesOf(page);
      if (links.size === 0) return [];
      const problems: string[] = [];
      if (links.get(LANG_INFO[page.lang].tag) !== page.address) problems.push('does not name itself');
      if (links.has(ORIGINAL) && links.get('x-default') !== links.get(ORIGINAL))
        problems.push('x-default is not the page in the default language');
      for (const [tag, address] of links) {
        const other = byAddress.get(address);
        if (other === undefined) problems.push(`${tag} leads to ${address}, which does not stand for itself`);
        else if (JSON.stringify([...alternatesOf(other)]) !== JSON.stringify([...links]))
          problems.push(`${address} does not answer`);
      }
      return problems.map((problem) => `${page.address}: ${problem}`);
    });
    expect(odd).toEqual([]);
  });

  test.skipIf(PUBLISHED_LANGS.length === 1)('is complete: a page of the route table exists in all languages', () => {
    const alone = own.filter((page) => alternatesOf(page).size === 0).map(({ path }) => path);
    // Only entries, and lists longer in one language than in the others, may have no alternate.
    expect(alone.filter((path) => isRoute(path))).toEqual([]);
  });
});

describe('share tags', () => {
  test('say the same as the page', () => {
    const odd = own.flatMap((page) => {
      const wrong = [
        meta(page, 'og:url') === canonicalOf(page),
        titleOf(page).startsWith(meta(page, 'og:title') ?? ' '),
        meta(page, 'og:description') === meta(page, 'description'),
        meta(page, 'og:locale') === LANG_INFO[page.lang].locale.replace('-', '_'),
        meta(page, 'og:image:alt') === meta(page, 'og:title'),
        meta(page, 'twitter:card') === 'summary_large_image',
      ].flatMap((ok, at) => (ok ? [] : [at]));
      return wrong.length > 0 ? [`${page.address}: rules ${wrong}`] : [];
    });
    expect(odd).toEqual([]);
  });

  test('call an entry of a list an article, of the days that its page prints', () => {
    const entries = own.filter(
      ({ path }) => LIST_PATHS.some((list) => path.startsWith(`${list}/`)) && !/\/page\/\d+$/.test(path),
    );
    const odd = entries.filter((page) => {
      const [published, updated = published] = page.root
        .querySelectorAll('.page-head__strip time')
        .map((day) => day.getAttribute('datetime'));
      const [first, last = first] = ['published', 'modified'].map((name) => meta(page, `article:${name}_time`));
      const isSame = first !== undefined && first === published && last === updated;
      return meta(page, 'og:type') !== 'article' || !isSame;
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('none of them is on pages hidden from search engines', () => {
    const kept = pages.filter((page) => !indexable.includes(page));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((page) => meta(page, 'og:url') ?? canonicalOf(page)).map(({ address }) => address)).toEqual([]);
  });
});

test('icons, manifest and feeds that heads name exist, and every feed is named', () => {
  const named = new Set(
    pages.flatMap((page) =>
      page.root
        .querySelectorAll('head link:is([rel="icon"], [rel="manifest"], [rel="alternate"][type])')
        .map((link) => link.getAttribute('href') ?? ''),
    ),
  );
  const feeds = globSync('**/feed.{xml,json}', { cwd: DIST }).map((file) => `/${file}`);
  expect([...named].sort()).toEqual(['/favicon.svg', '/site.webmanifest', ...feeds].sort());
  // Apple's browsers know the file by its name.
  expect([...named, '/apple-touch-icon.png'].filter((address) => !isBuilt(address))).toEqual([]);
});

test('a page names the feeds of its own list, in its own language', () => {
  const odd = pages.flatMap((page) => {
    const list = localizePath(`/${page.path.split('/')[1]}`, page.lang);
    return page.root
      .querySelectorAll('head link[rel="alternate"][type]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((feed) => !feed.startsWith(`${list}/feed.`))
      .map((feed) => `${page.address}: ${feed}`);
  });
  expect(odd).toEqual([]);
});

test('every page has the icon as a file, because search engines read no other', () => {
  const icons = pages.map(({ root }) => root.querySelector('head link[rel="icon"]')?.getAttribute('href'));
  expect([...new Set(icons)]).toEqual(['/favicon.svg']);
});

test('the manifest names icons that exist, one of them large', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/site.webmanifest`, 'utf8'));
  expect(manifest.icons.filter((icon: { src: string }) => !isBuilt(icon.src))).toEqual([]);
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toContain('512x512');
});
