import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLang, type Lang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { fold } from '#src/search/fold.ts';
import { DIST, indexable, isClosedPosition, isFallback, pageAt } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { indexedAddresses } from '#tests/support/indexed-addresses.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { IS_SAMPLE } from './company.ts';
import { type BuiltSearch, openSearch } from './open-search.ts';

let search: Readonly<Record<Lang, BuiltSearch>>;

beforeAll(async () => {
  search = await openSearch();
});
afterAll(() => vi.unstubAllGlobals());

const hasQuestions = contentOf('faq').length > 0;
const byAddress = new Map(indexable.map((page) => [page.address, page]));

describe.each(PUBLISHED_LANGS)('the index in %s', (lang) => {
  test('holds pages that search engines may show, in their own language only, and none that only lists others', () => {
    const indexed = indexedAddresses(DIST, lang);
    const odd = indexed.filter((address) => {
      const page = byAddress.get(address.replace(/\.html$/, ''));
      return page === undefined || page.lang !== lang || isFallback(page) || /^\/sitemap$|\/page\/\d+$/.test(page.path);
    });
    expect(odd).toEqual([]);
    expect(new Set(indexed).size).toBe(indexed.length);
    const own = indexable.filter((page) => page.lang === lang && !isFallback(page));
    expect(indexed.length).toBeGreaterThan(own.length / 2);
  });

  test('finds a page first by every name that editors gave it, and the part that they named', async () => {
    const { hints, find } = search[lang];
    const all = Object.entries(hints.names)
      .filter(([url]) => !isClosedPosition(splitLang(url).path))
      .flatMap(([url, names]) => names.map((name) => ({ url, name })));
    if (existsSync('content/search-words.yaml')) expect(all.length).toBeGreaterThan(0);
    for (const { url, name } of all) {
      const [address = '', id] = url.split('#');
      if (id !== undefined) expect(byAddress.get(address)?.root.querySelector(`[id="${id}"]`), url).not.toBeNull();
      const [first] = await find(name, 1);
      const named = all.filter((one) => fold(one.name) === fold(name)).map((one) => one.url);
      expect(named, name).toContain(first?.url);
    }
  });

  test.runIf(hasQuestions)('leads to the question that a visitor types, and marks its words', async () => {
    const { address, root } = pageAt('/faq', lang);
    const items = root.querySelectorAll('main details').slice(0, 3);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      for (const number of item.querySelectorAll('summary [aria-hidden]')) number.remove();
      const question = item.querySelector('summary')?.text.trim() ?? '';
      const id = item.querySelector('[id]')?.getAttribute('id');
      const hit = (await search[lang].find(question)).find((page) => page.address === address);
      expect(hit?.url).toBe(`${address}#${id}`);
      expect(hit?.excerpt).toContain('<mark>');
    }
  });

  test.each(['C++', 'C#', 'F#', '.NET', 'CI/CD', 'R&D'])('finds no page for %s that does not have it', async (word) => {
    for (const { address } of await search[lang].find(word))
      expect(fold(byAddress.get(address)?.root.querySelector('main')?.text ?? ''), address).toContain(fold(word));
  });

  test('lists a page once, in whatever spellings and with whatever words it is found', async () => {
    for (const query of search[lang].hints.same.flatMap((group) => (IS_FULL ? group : group.slice(0, 1)))) {
      const addresses = (await search[lang].find(query)).map((page) => page.address);
      expect(new Set(addresses).size, query).toBe(addresses.length);
    }
  });
});

/** What visitors of the sample type that no editor gave a page as a name, and the page that must come first. */
const MEANT: PerLang<Readonly<Record<string, string>>> = {
  ja: {
    オフショア: '/services/offshore-development',
    '給与 還元率': '/recruit_se',
    年末年始: '/news/year-end-holidays-2026',
    帳票: '/case-studies/report-management',
    人工知能: '/services/ai',
    全文検索: '/tech-articles/document-management-fulltext',
  },
  en: {
    'china market': '/services/china-market',
    'artificial intelligence': '/services/ai',
    'offshore development': '/services/offshore-development',
    'smart speaker': '/case-studies/smart-speaker-platform',
  },
  zh: {
    驻场: '/services/resident-development',
    人工智能: '/services/ai',
    招聘: '/recruit_se',
    项目经理: '/recruit/project-manager',
  },
};

/** A language that an adopter of the sample adds has words of its own. */
const SPOKEN = PUBLISHED_LANGS.filter((lang) => MEANT[lang]);

describe.runIf(IS_SAMPLE).each(SPOKEN)('what visitors type in %s', (lang) => {
  const meant = Object.entries(MEANT[lang] ?? {}).filter(([, path]) => !isClosedPosition(path));

  test.each(meant)('“%s” finds %s first', async (query, path) => {
    expect((await search[lang].find(query, 1))[0]?.address).toBe(localizePath(path, lang));
  });
});

test.runIf(IS_SAMPLE && isLang('en'))('an excerpt begins with a sentence, or says that it does not', async () => {
  const found = await search.en.find('client data', 10);
  expect(found.length).toBeGreaterThan(3);
  for (const { excerpt } of found) expect(excerpt.replace('<mark>', '')).toMatch(/^[…“#\p{Lu}\d]/u);
});

/** Words whose spelling or synonym is not on the page, and words that are nowhere. */
const ALIKE: readonly (readonly [lang: Lang, query: string, path: string | undefined])[] = [
  ['ja', 'リモート', '/faq'],
  ['ja', 'りもーと', '/faq'],
  ['ja', 'ﾘﾓｰﾄ', '/faq'],
  ['ja', 'ＳＥＳ', '/services/resident-development'],
  ['ja', '見積', '/faq'],
  ['ja', '御見積', '/faq'],
  ['ja', 'スピーカー', '/case-studies/smart-speaker-platform'],
  ['zh', '音箱', '/case-studies/smart-speaker-platform'],
  ['zh', '王小明', '/tech-articles/event-driven-outbox'],
  ['en', 'take-home', '/recruit_se'],
  ['ja', '大阪', undefined],
  ['zh', '大阪', undefined],
  ['en', 'blockchain', undefined],
];

test.runIf(IS_SAMPLE).each(ALIKE.filter(([lang]) => isLang(lang)))(
  'in %s, “%s” finds %s',
  async (lang, query, path) => {
    const found = (await search[lang].find(query)).map((page) => page.address);
    if (path === undefined) expect(found).toEqual([]);
    else expect(found).toContain(localizePath(path, lang));
  },
);
