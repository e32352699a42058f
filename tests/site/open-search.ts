import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { type FoundPage, findPages, type Pagefind, type SearchHints } from '#src/search/find-pages.ts';
import { DIST, pageAt } from '#tests/support/built-site.ts';

/** The search of the built site in one language. */
export interface BuiltSearch {
  readonly hints: SearchHints;
  /** The pages that words find, the best first; so many at most. */
  find(query: string, most?: number): Promise<FoundPage[]>;
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
    const folder = pathToFileURL(`${DIST}/pagefind/${lang}/`);
    const { tag } = LANG_INFO[lang];
    vi.stubGlobal('document', { currentScript: null, querySelector: () => ({ getAttribute: () => tag }) });
    const engine = (await import(/* @vite-ignore */ new URL('pagefind.js', folder).href)) as Pagefind;
    await engine.options({ noWorker: true, basePath: folder.href, baseUrl: '/' });
    await engine.init();
    const page = pageAt('/search', lang).root.querySelector('[data-hints]');
    const hints = JSON.parse(page?.getAttribute('data-hints') ?? '') as SearchHints;
    const find = async (query: string, most?: number) =>
      Promise.all((await findPages(engine, hints, query, tag)).slice(0, most).map((load) => load()));
    opened.push([lang, { hints, find }]);
  }
  return Object.fromEntries(opened) as Record<Lang, BuiltSearch>;
}
