import { interpolate } from '#src/i18n/interpolate.ts';
import { type FoundPage, findPages, type Pagefind, type SearchHints } from './find-pages.ts';

/** The script of the search page: reads the query from the address, shows results as text nodes, and searches during typing. */

/** A search starts after a pause in typing of this length. */
const PAUSE_MS = 200;
const STEP = 10;

const place = document.querySelector<HTMLElement>('[data-search]');
const form = document.querySelector<HTMLFormElement>('form.search-form');
const input = form?.querySelector('input');
if (place && form && input) start(place, form, input);

function start(place: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): void {
  const words = JSON.parse(place.dataset['words'] ?? '') as Record<'count' | 'none' | 'loading' | 'failed', string>;
  const hints = JSON.parse(place.dataset['hints'] ?? '') as SearchHints;
  const part = (name: string) => place.querySelector(`[data-part=${name}]`) as HTMLElement;
  const [status, list, none, more, map] = [part('count'), part('list'), part('none'), part('more'), part('map')];
  let pagefind: Promise<Pagefind> | undefined;
  let results: readonly (() => Promise<FoundPage>)[] = [];
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, isFound: boolean) => {
    status.textContent = text;
    map.hidden = isFound;
  };
  /** The section of the site map that has a page, or the page above it: the map names the newest entries only. */
  const sectionOf = (address: string) =>
    [address, address.slice(0, address.lastIndexOf('/'))]
      .map((path) => map.querySelector(`a[href="${path}"]`)?.closest('section')?.querySelector('h2')?.textContent)
      .find((title) => title) ?? '';
  const fail = (error: unknown) => {
    console.error(error);
    pagefind = undefined;
    say(words.failed, false);
  };
  /** Adds the next results to the list, which 0 empties; not if another search began meanwhile. */
  const addNext = async (from: number, own: number) => {
    const pages = await Promise.all(results.slice(from, from + STEP).map((read) => read()));
    if (own !== turn) return;
    const items = pages.map((page) => item(page, sectionOf(page.address)));
    if (from === 0) list.replaceChildren(...items);
    else list.append(...items);
    more.hidden = list.childElementCount === results.length;
    return items[0];
  };
  const run = async (query: string) => {
    const own = ++turn;
    const asked = query.trim();
    none.hidden = true;
    if (list.childElementCount === 0) say(asked && words.loading, asked !== '');
    try {
      pagefind ??= load(`${place.dataset['search']}/pagefind.js`);
      const found = asked === '' ? [] : await findPages(await pagefind, hints, asked, document.documentElement.lang);
      if (own !== turn) return;
      results = found;
      await addNext(0, own);
      if (own !== turn) return;
      none.hidden = asked === '' || found.length > 0;
      const said = found.length > 0 ? words.count : words.none;
      say(asked && interpolate(said, { query: asked, count: found.length }), found.length > 0);
    } catch (error) {
      if (own === turn) fail(error);
    }
  };
  const follow = () => {
    clearTimeout(pause);
    const query = input.value.trim();
    history.replaceState(null, '', location.pathname + (query && `?${new URLSearchParams({ q: query })}`));
    void run(query);
  };
  const wait = () => {
    clearTimeout(pause);
    pause = setTimeout(follow, PAUSE_MS);
  };

  input.addEventListener('input', (event) => {
    clearTimeout(pause);
    // During a composition in an input method, the text of the field is not final.
    if (!(event as InputEvent).isComposing) wait();
  });
  input.addEventListener('compositionend', wait);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  more.addEventListener('click', async () => {
    const first = await addNext(list.childElementCount, turn).catch(fail);
    first?.querySelector('a')?.focus();
  });

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

async function load(address: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A worker needs a script address made at run time, which Trusted Types forbid.
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
}

function item({ title, address, url, excerpt }: FoundPage, section: string): HTMLLIElement {
  const entry = document.createElement('li');
  const [kind, link, text, where] = [
    element('span', section),
    element('a', title),
    element('p'),
    element('small', (location.host + address).replace(/\/$/, '')),
  ];
  link.href = url;
  // Every second piece was between `<mark>` and `</mark>`.
  const pieces = excerpt.split(/<\/?mark>/).map((piece) => piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
  text.append(...pieces.map((piece, at) => (at % 2 === 0 ? piece : element('mark', piece))));
  entry.append(kind, link, text, where);
  return entry;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
