import type { Piece } from '#src/domain/search/fold.ts';
import type { SearchedPage } from '#src/domain/search/site-search.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { type ListedPage, SEARCH_LIST, type SearchHints, searchedPages } from '#src/site/search-files.ts';
import { type FoundPage, findPages, type Pagefind, type SearchSources } from './find-pages.ts';

/** The script of the search page: reads the query from the address, shows results as text nodes, and searches during typing. */

/** A search starts after a pause in typing of this length. */
const PAUSE_MS = 200;
/** Results shown at a time. */
const STEP = 10;

const place = document.querySelector<HTMLElement>('[data-search]');
const form = document.querySelector<HTMLFormElement>('form.search-form');
const input = form?.querySelector('input');
if (place && form && input) start(place, form, input);

function start(place: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): void {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as Record<
    'count' | 'none' | 'instead' | 'loading' | 'failed',
    string
  >;
  const [status, list, hint, single, more, map] = ['count', 'list', 'none', 'alone', 'more', 'map'].map((name) =>
    place.querySelector<HTMLElement>(`.search-results__${name}`),
  );
  let sources: Promise<SearchSources> | undefined;
  let results: readonly FoundPage[] = [];
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** The section of the site map that has a page, or the page above it: the map names the newest entries only. */
  const sectionOf = (address: string): string =>
    [address, address.slice(0, address.lastIndexOf('/'))]
      .map((path) => map?.querySelector(`a[href="${path}"]`)?.closest('section')?.querySelector('h2')?.textContent)
      .find((title) => title) ?? '';

  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const show = () => {
    const shown = list?.childElementCount ?? 0;
    list?.append(...results.slice(shown, shown + STEP).map((page) => item(page, sectionOf)));
    if (more) more.hidden = (list?.childElementCount ?? 0) >= results.length;
    return list?.children[shown];
  };
  const run = async (query: string) => {
    const own = ++turn;
    const asked = query.trim();
    if (map) map.hidden = asked !== '';
    if (asked === '') {
      results = [];
      list?.replaceChildren();
      say('');
      show();
      return;
    }
    if (list?.childElementCount === 0) say(words.loading);
    try {
      sources ??= load(place.dataset['search'] ?? '', JSON.parse(place.dataset['hints'] ?? '{}'));
      const { pages, instead, alone } = await findPages(await sources, asked);
      // A newer search is running.
      if (own !== turn) return;
      results = pages;
      list?.replaceChildren();
      show();
      const said = pages.length === 0 ? words.none : instead === undefined ? words.count : words.instead;
      say(interpolate(said, { query: asked, count: pages.length, instead: instead ?? '' }));
      if (hint) hint.hidden = pages.length > 0;
      if (single) single.hidden = alone.length === 0;
      for (const link of single?.querySelectorAll('a') ?? []) link.remove();
      single?.append(...alone.flatMap((word) => [queryLink(word), ' ']));
      if (map) map.hidden = pages.length > 0;
    } catch (error) {
      console.error(error);
      sources = undefined;
      say(words.failed);
      if (map) map.hidden = false;
    }
  };
  const follow = () => {
    const address = new URL(location.href);
    if (input.value.trim() === '') address.searchParams.delete('q');
    else address.searchParams.set('q', input.value.trim());
    history.replaceState(null, '', address);
    void run(input.value);
  };

  input.addEventListener('input', (event) => {
    clearTimeout(pause);
    // During a composition in an input method, the text of the field is not final.
    if (!(event as InputEvent).isComposing) pause = setTimeout(follow, PAUSE_MS);
  });
  input.addEventListener('compositionend', () => {
    clearTimeout(pause);
    pause = setTimeout(follow, PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    follow();
  });
  more?.addEventListener('click', () => show()?.querySelector('a')?.focus());

  const asked = new URLSearchParams(location.search).get('q') ?? '';
  // In a focused field, the visitor typed before this script loaded: search for that text. In any other field, the browser restored
  // the text after a reload or "back": the query of the address replaces it.
  if (document.activeElement === input && input.value !== '') follow();
  else {
    input.value = asked.slice(0, input.maxLength > 0 ? input.maxLength : undefined);
    if (asked.trim() === '') input.focus();
    else void run(input.value);
  }
}

async function load(folder: string, hints: SearchHints): Promise<SearchSources> {
  const [pages, pagefind] = await Promise.all([
    loadList(`${folder}/${SEARCH_LIST}`, hints),
    loadPagefind(`${folder}/pagefind.js`),
  ]);
  return { pages, pagefind, same: hints.same, colon: hints.colon, tag: document.documentElement.lang };
}

async function loadList(path: string, { names }: SearchHints): Promise<SearchedPage[]> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const list = (await answer.json()) as ListedPage[];
  return searchedPages(list, names);
}

async function loadPagefind(address: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A worker needs a script address made at run time, which Trusted Types forbid.
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
}

function item({ address, href, title, excerpt }: FoundPage, sectionOf: (address: string) => string): HTMLLIElement {
  const entry = document.createElement('li');
  const kind = document.createElement('span');
  kind.textContent = sectionOf(address);
  const link = document.createElement('a');
  link.href = href;
  link.append(...title.map(node));
  const text = document.createElement('p');
  text.append(...excerpt.map(node));
  const where = document.createElement('small');
  where.textContent = address;
  entry.append(kind, link, text, where);
  return entry;
}

function queryLink(word: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `?${new URLSearchParams({ q: word })}`;
  link.textContent = word;
  return link;
}

function node({ text, marked }: Piece): Node | string {
  if (!marked) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
