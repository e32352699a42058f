import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import type { SearchedPage } from '#src/domain/search/site-search.ts';
import { LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { type Answer, findPages, type Pagefind } from '#src/scripts/find-pages.ts';
import { type ListedPage, SEARCH_LIST, type SearchHints, searchedPages, searchFolder } from '#src/site/search-files.ts';
import { DIST, pageAt } from '#tests/support/built-site.ts';

/** The search of the built site in one language. */
export interface BuiltSearch {
  /** The pages that can be found. */
  readonly list: readonly SearchedPage[];
  readonly engine: Pagefind;
  /** The results of the search page for a query. */
  answer(query: string): Promise<Answer>;
  /** Addresses of the pages that words find, the best first. */
  find(query: string): Promise<string[]>;
}

/**
 * Load the built index of every language as a browser does, which is a document with a language and files that can be fetched.
 * It stubs `fetch` and `document`: call `vi.unstubAllGlobals` afterwards.
 *
 * @throws Error when an index is not there: the site was not built
 */
export async function openSearch(): Promise<Readonly<Record<Lang, BuiltSearch>>> {
  const read = async (address: string | URL) =>
    new Response(readFileSync(new URL(String(address).replace(/\?.*/, ''))));
  vi.stubGlobal('fetch', read);
  const opened: [Lang, BuiltSearch][] = [];
  for (const lang of PUBLISHED_LANGS) {
    const folder = pathToFileURL(`${DIST}${searchFolder(lang)}/`);
    const element = { getAttribute: () => LANG_INFO[lang].tag };
    vi.stubGlobal('document', { currentScript: null, querySelector: () => element });
    const engine = (await import(/* @vite-ignore */ new URL('pagefind.js', folder).href)) as Pagefind;
    await engine.options({ noWorker: true, basePath: folder.href, baseUrl: '/' });
    await engine.init();
    const page = pageAt('/search', lang).root.querySelector('[data-hints]');
    const hints = JSON.parse(page?.getAttribute('data-hints') ?? '') as SearchHints;
    const list = listOf(lang, hints);
    const sources = { pages: list, pagefind: engine, same: hints.same, colon: hints.colon, tag: LANG_INFO[lang].tag };
    const answer = (query: string) => findPages(sources, query);
    const find = async (query: string) => (await answer(query)).pages.map(({ address }) => address);
    opened.push([lang, { list, engine, answer, find }]);
  }
  return Object.fromEntries(opened) as Record<Lang, BuiltSearch>;
}

function listOf(lang: Lang, { names }: SearchHints): readonly SearchedPage[] {
  const list = JSON.parse(readFileSync(`${DIST}${searchFolder(lang)}/${SEARCH_LIST}`, 'utf8')) as ListedPage[];
  return searchedPages(list, names);
}
