import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { queryVariants } from '#src/domain/search/query-variants.ts';
import { searchOrder } from '#src/domain/search/site-search.ts';
import { LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { searchFolder } from '#src/site/search-files.ts';
import { DIST, indexable, type Page, pageAt } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { openSearch } from '#tools/built-site/search.ts';

const search = await openSearch();
const hasQuestions = contentOf('faq').length > 0;

describe('the index', () => {
  test('holds pages that search engines may show, in their own language only', () => {
    const known = new Map(indexable.map((page) => [page.address, page]));
    for (const lang of PUBLISHED_LANGS) {
      const odd = search[lang].list.filter(({ address }) => {
        const page = known.get(address.replace(/\.html$/, ''));
        return page === undefined || page.lang !== lang || isFallback(page);
      });
      expect(odd).toEqual([]);
      const own = indexable.filter((page) => page.lang === lang && !isFallback(page));
      expect(search[lang].list.length).toBeGreaterThan(own.length / 2);
    }
  });

  test.runIf(hasQuestions)('holds the answers of the frequent questions, which stand inside an island', async () => {
    for (const lang of PUBLISHED_LANGS) {
      const { address, root } = pageAt('/faq', lang);
      const indexed = withoutSpaces(await textOf(lang, address, root.querySelector('h1')?.text ?? ''));
      const answers = root.querySelectorAll('main details p').map(({ text }) => text);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter((answer) => !indexed.includes(withoutSpaces(answer)))).toEqual([]);
    }
  });

  test('finds a page first by every name that editors gave it, or a part of it', () => {
    for (const lang of PUBLISHED_LANGS) {
      const { list } = search[lang];
      // What is not translated has names, but is found in its own language only.
      const names = new Set(list.flatMap((page) => page.names.map(({ name }) => name)));
      const missed = [...names].filter((name) => {
        // No page comes before one whose name the query is, whatever the index says.
        const [first] = searchOrder(list, queryVariants(name, [], LANG_INFO[lang].tag), new Map());
        return !first?.page.names.some((one) => one.name === name);
      });
      expect(missed).toEqual([]);
    }
  });

  test('knows only existing parts of pages', () => {
    for (const lang of PUBLISHED_LANGS) {
      const parts = search[lang].list.flatMap(({ address, names }) =>
        names.flatMap(({ section }) => (section === undefined ? [] : { address, section })),
      );
      const known = new Map(indexable.map((page) => [page.address, page]));
      const lost = parts.filter(({ address, section }) => !known.get(address)?.root.querySelector(`[id="${section}"]`));
      expect(lost).toEqual([]);
    }
  });

  test.runIf(hasQuestions)('leads to the very question that a question is asked by, and quotes it', async () => {
    for (const lang of PUBLISHED_LANGS) {
      const { address, root } = pageAt('/faq', lang);
      for (const item of root.querySelectorAll('main details').slice(0, 3)) {
        for (const number of item.querySelectorAll('summary [aria-hidden]')) number.remove();
        const question = item.querySelector('summary')?.text.trim() ?? '';
        const id = item.querySelector('[id]')?.getAttribute('id');
        const hit = (await search[lang].answer(question)).pages.find((page) => page.address === address);
        expect(hit?.href).toMatch(new RegExp(`^${address}#${id}(:|$)`));
        expect(hit?.excerpt.some(({ marked }) => marked)).toBe(true);
      }
    }
  });

  test('brings nothing that only other result lists need', () => {
    for (const lang of PUBLISHED_LANGS) {
      const names = readdirSync(`${DIST}${searchFolder(lang)}`);
      expect(names).toContain('pagefind.js');
      expect(names.filter((name) => /-ui\.|-highlight\.|-worker\./.test(name))).toEqual([]);
    }
  });
});

/** The text that the index has of a page, found by words on it. */
async function textOf(lang: Lang, address: string, query: string): Promise<string> {
  const { results } = await search[lang].engine.search(query);
  const found = await Promise.all(results.map((result) => result.data()));
  return found.find(({ url }) => url === address)?.raw_content ?? '';
}

/** The index sets words of Chinese and Japanese apart. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u200b]+/g, '');
}

/** An entry shown in another language than its own carries the canonical link of its own address. */
function isFallback({ lang, root }: Page): boolean {
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return canonical !== undefined && splitLang(new URL(canonical).pathname).lang !== lang;
}
