import type { Piece } from '#src/domain/search/fold.ts';
import type { SearchedPage } from '#src/domain/search/site-search.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { type ListedPage, SEARCH_LIST } from '#src/site/search-files.ts';
import { type FoundPage, findPages, type Pagefind } from './find-pages.ts';

/** The search page's script: reads the query from the address, shows results as text nodes, follows what is typed. */

/** Typing that pauses this long is searched for. */
const PAUSE_MS = 200;
/** Results shown at a time. */
const STEP = 10;

const place = document.querySelector<HTMLElement>('[data-search]');
const form = document.querySelector<HTMLFormElement>('form.search-form');
const input = form?.querySelector('input');
if (place && form && input) start(place, form, input);

function start(place: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): void {
  const words = JSON.parse(place.dataset['words'] ?? '{}') as Record<'count' | 'none' | 'loading' | 'failed', string>;
  const [status, list, hint, more, map] = ['count', 'list', 'none', 'more', 'map'].map((name) =>
    place.querySelector<HTMLElement>(`.search-results__${name}`),
  );
  let sources: Promise<[SearchedPage[], Pagefind]> | undefined;
  let results: readonly FoundPage[] = [];
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const show = () => {
    const shown = list?.childElementCount ?? 0;
    list?.append(...results.slice(shown, shown + STEP).map(item));
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
      sources ??= load(place.dataset['search'] ?? '');
      const [pages, pagefind] = await sources;
      const found = await findPages(pages, pagefind, asked);
      // What was typed meanwhile has a search of its own.
      if (own !== turn) return;
      results = found;
      list?.replaceChildren();
      show();
      say(interpolate(found.length > 0 ? words.count : words.none, { query: asked, count: found.length }));
      if (hint) hint.hidden = found.length > 0;
      if (map) map.hidden = found.length > 0;
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
    // While an input method composes, what stands there is not yet what the reader means.
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

  // A reload or a way back may have kept what was typed; the address is what the reader asked for.
  const asked = new URLSearchParams(location.search).get('q') ?? '';
  input.value = asked.slice(0, input.maxLength > 0 ? input.maxLength : undefined);
  if (asked.trim() === '') input.focus();
  else void run(input.value);
}

async function load(folder: string): Promise<[SearchedPage[], Pagefind]> {
  return Promise.all([loadList(`${folder}/${SEARCH_LIST}`), loadPagefind(`${folder}/pagefind.js`)]);
}

async function loadList(path: string): Promise<SearchedPage[]> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const list = (await answer.json()) as ListedPage[];
  return list.map(([address, title, summary]) => ({ address, title, summary }));
}

async function loadPagefind(address: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A worker would be a script address made at run time, which Trusted Types forbid.
  await pagefind.options({ noWorker: true, excerptLength: 30 });
  await pagefind.init();
  return pagefind;
}

function item({ address, title, excerpt }: FoundPage): HTMLLIElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const text = document.createElement('p');
  text.append(...excerpt.map(node));
  const where = document.createElement('small');
  where.textContent = address;
  entry.append(link, text, where);
  return entry;
}

function node({ text, marked }: Piece): Node | string {
  if (!marked) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
