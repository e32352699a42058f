import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdsWords } from '#src/domain/search/fold.ts';
import type { SearchedPage } from '#src/domain/search/site-search.ts';
import { LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { findPages, type Pagefind } from '#src/scripts/find-pages.ts';
import { type ListedPage, SEARCH_LIST, searchFolder } from '#src/site/search-files.ts';
import { DIST, indexable, pageAt } from '#tools/built-site/pages.ts';

/** Words that visitors type, and the page they mean: ten a language. */
const MEANT: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ja: {
    オフショア: '/services/offshore-development',
    常駐: '/services/resident-development',
    採用: '/recruit_se',
    プライバシー: '/privacy-policy',
    問い合わせ: '/contact',
    会社情報: '/about-us',
    年末年始: '/news/year-end-holidays-2026',
    スマートスピーカー: '/case-studies/smart-speaker-platform',
    帳票: '/case-studies/report-management',
    全文検索: '/tech-articles/document-management-fulltext',
  },
  en: {
    offshore: '/en/services/offshore-development',
    'china market': '/en/services/china-market',
    careers: '/en/recruit_se',
    privacy: '/en/privacy-policy',
    contact: '/en/contact',
    faq: '/en/faq',
    'system engineer': '/en/recruit/system-engineer',
    'smart speaker': '/en/case-studies/smart-speaker-platform',
    outbox: '/en/tech-articles/event-driven-outbox',
    'project manager pay': '/en/recruit/project-manager',
  },
  zh: {
    离岸: '/zh/services/offshore-development',
    驻场: '/zh/services/resident-development',
    招聘: '/zh/recruit_se',
    隐私: '/zh/privacy-policy',
    联系: '/zh/contact',
    常见问题: '/zh/faq',
    项目经理: '/zh/recruit/project-manager',
    智能音箱: '/zh/case-studies/smart-speaker-platform',
    公司信息: '/zh/about-us',
    中国市场: '/zh/services/china-market',
  },
};

const lists = Object.fromEntries(LANGS.map((lang) => [lang, listOf(lang)])) as Record<Lang, SearchedPage[]>;
const engines = new Map<Lang, Pagefind>();

/** The built index runs here as it does in a browser, which is a document with a language and files that can be fetched. */
beforeAll(async () => {
  globalThis.fetch = async (address) => new Response(readFileSync(new URL(String(address).replace(/\?.*/, ''))));
  for (const lang of LANGS) {
    const folder = pathToFileURL(`${DIST}${searchFolder(lang)}/`);
    const element = { getAttribute: () => LANG_INFO[lang].tag };
    Object.assign(globalThis, { document: { currentScript: null, querySelector: () => element } });
    const engine = (await import(/* @vite-ignore */ new URL('pagefind.js', folder).href)) as Pagefind;
    await engine.options({ noWorker: true, basePath: folder.href, baseUrl: '/' });
    await engine.init();
    engines.set(lang, engine);
  }
}, 60_000);

async function search(lang: Lang, query: string): Promise<string[]> {
  return (await findPages(lists[lang], engineOf(lang), query)).map(({ address }) => address);
}

function engineOf(lang: Lang): Pagefind {
  const engine = engines.get(lang);
  if (engine === undefined) throw new Error(`search: no index of ${lang} was loaded`);
  return engine;
}

describe('the words that visitors type', () => {
  test('find the page they mean: first for nine in ten, among the first three always', async () => {
    const places: { lang: string; query: string; place: number; first: string | undefined }[] = [];
    for (const lang of LANGS) {
      for (const [query, meant] of Object.entries(MEANT[lang])) {
        const found = await search(lang, query);
        places.push({ lang, query, place: found.indexOf(meant) + 1, first: found[0] });
      }
    }
    expect(places).toHaveLength(30);
    expect(places.filter(({ place }) => place < 1 || place > 3)).toEqual([]);
    expect(
      places.filter(({ place }) => place > 1).length,
      JSON.stringify(places.filter(({ place }) => place > 1)),
    ).toBeLessThanOrEqual(3);
  });

  test('find a part of a word in Japanese and Chinese', async () => {
    expect(await search('ja', 'スピーカー')).toContain('/case-studies/smart-speaker-platform');
    expect(await search('zh', '音箱')).toContain('/zh/case-studies/smart-speaker-platform');
  });

  test.each(['リモート', 'りもーと', 'ﾘﾓｰﾄ'])(
    'find what the questions’ filter finds, however they are written: %s',
    async (query) => {
      const questions = pageAt('/faq', 'ja').root.querySelectorAll('main details');
      expect(questions.some(({ text }) => holdsWords(text, query))).toBe(true);
      expect(await search('ja', query)).toContain('/faq');
    },
  );
});

describe('the index', () => {
  test('holds pages that search engines may show, in their own language only', () => {
    const known = new Map(indexable.map((page) => [page.address, page]));
    for (const lang of LANGS) {
      const odd = lists[lang].filter(({ address }) => {
        const page = known.get(address.replace(/\.html$/, ''));
        return page === undefined || page.lang !== lang || isFallback(page.html);
      });
      expect(odd).toEqual([]);
      expect(lists[lang].length).toBeGreaterThan(50);
    }
  });

  test('holds the answers of the frequent questions, which stand inside an island', async () => {
    for (const lang of LANGS) {
      const { address, root } = pageAt('/faq', lang);
      const indexed = withoutSpaces(await contentOf(lang, address, root.querySelector('h1')?.text ?? ''));
      const answers = root.querySelectorAll('main details p').map(({ text }) => text);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter((answer) => !indexed.includes(withoutSpaces(answer)))).toEqual([]);
    }
  });

  test('brings nothing that only other result lists need', () => {
    for (const lang of LANGS) {
      const names = readdirSync(`${DIST}${searchFolder(lang)}`);
      expect(names).toContain('pagefind.js');
      expect(names.filter((name) => /-ui\.|-highlight\.|-worker\./.test(name))).toEqual([]);
    }
  });
});

/** What the index knows of a page, found by words that stand on it. */
async function contentOf(lang: Lang, address: string, query: string): Promise<string> {
  const { results } = await engineOf(lang).search(query);
  const found = await Promise.all(results.map((result) => result.data()));
  return found.find(({ url }) => url === address)?.content ?? '';
}

/** The index sets words of Chinese and Japanese apart. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}

/** An entry shown in another language than its own carries the canonical link of its own address. */
function isFallback(html: string): boolean {
  return /<html lang="(en|zh-Hans)"/.test(html) && !/rel="canonical" href="https?:\/\/[^/"]+\/(en|zh)[/"]/.test(html);
}

function listOf(lang: Lang): SearchedPage[] {
  const list = JSON.parse(readFileSync(`${DIST}${searchFolder(lang)}/${SEARCH_LIST}`, 'utf8')) as ListedPage[];
  return list.map(([address, title, summary]) => ({ address, title, summary }));
}
