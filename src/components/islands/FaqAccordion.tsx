import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { interpolate, type PluralForms, pluralForm } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { holdsWords } from '#src/search/fold.ts';

interface Props {
  lang: Lang;
  words: {
    find: string;
    findHint: string;
    openAll: string;
    countAll: string;
    /** Has `{{count}}` and `{{total}}`. */
    count: PluralForms;
    /** Has `{{query}}`. */
    none: string;
    clear: string;
    /** Link to the site search for the query. Has `{{query}}`. */
    elsewhere: string;
  };
  /** Address of the site's search. */
  search: string;
  total: number;
  /** The index of categories and the questions: the server's HTML, unchanged, so that the page has it once. */
  index?: ReactNode;
  children?: ReactNode;
}

/** Pause in typing before the number of matches is announced. */
const READ_OUT_AFTER_MS = 400;

/** Most matches whose answers open by themselves: more would be a long page. */
const MOST_OPENED = 3;

/**
 * The questions' tools around the server's `<details>`: filter as you type, open and close all, open the question of the
 * address. A few matches are opened.
 *
 * React does not render the questions: the island shows and hides them in place, so find-in-page, printing and reading without JavaScript
 * work. The input and the checkbox are uncontrolled and read once on hydration, so earlier input is kept.
 */
export function FaqAccordion({ lang, words, search, total, index, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLInputElement>(null);
  /** Questions that the filter opened, and closes again. */
  const opened = useRef<readonly HTMLDetailsElement[]>([]);
  const [found, setFound] = useState({ query: '', count: total });
  const [readOut, setReadOut] = useState(found);
  const [linked, setLinked] = useState<readonly [Element]>();

  const filter = useCallback(() => {
    const query = input.current?.value.trim() ?? '';
    const shown = showMatches(root.current as HTMLElement, query);
    setFound({ query, count: shown.length });
    for (const item of opened.current) item.open = false;
    opened.current = query !== '' && shown.length <= MOST_OPENED ? shown.filter((item) => !item.open) : [];
    for (const item of opened.current) item.open = true;
  }, []);
  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    filter();
  }, [filter]);

  useEffect(() => {
    const own = root.current as HTMLElement;
    if (input.current?.value) filter();
    if (all.current?.checked) openAll(own, true);
    const showBox = () => {
      const items = shownQuestions(own);
      const open = items.filter((item) => item.open).length;
      if (!all.current) return;
      all.current.checked = items.length > 0 && open === items.length;
      all.current.indeterminate = open > 0 && open < items.length;
    };
    const openLinked = () => {
      // `:target` avoids decoding the fragment: `#100%` cannot be decoded.
      const target = own.querySelector(':target');
      // The target is neither a question nor a category, so there is nothing to open.
      if (!target?.closest('section')) return;
      if (input.current && target.closest('[hidden]')) {
        input.current.value = '';
        filter();
      }
      const item = target.closest('details');
      if (item) item.open = true;
      // The browser does not scroll to an answer while it opens.
      setLinked([item ?? target]);
    };
    // A click on a link to the current fragment fires no `hashchange`.
    const followAgain = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === location.hash) openLinked();
    };
    showBox();
    openLinked();
    // `toggle` does not bubble.
    own.addEventListener('toggle', showBox, true);
    own.addEventListener('click', followAgain);
    addEventListener('hashchange', openLinked);
    return () => {
      own.removeEventListener('toggle', showBox, true);
      own.removeEventListener('click', followAgain);
      removeEventListener('hashchange', openLinked);
    };
  }, [filter]);
  // After the tools above have their final height.
  useLayoutEffect(() => {
    linked?.[0].scrollIntoView();
  }, [linked]);

  useEffect(() => {
    const timer = setTimeout(() => setReadOut(found), READ_OUT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [found]);

  const says = () => {
    if (readOut.query === '') return words.countAll;
    if (readOut.count === 0) return interpolate(words.none, readOut);
    return interpolate(pluralForm(words.count, readOut.count, lang), { total, ...readOut });
  };
  return (
    <div className="faq-accordion beside" ref={root}>
      {index}
      <div className="faq-accordion__questions">
        <search className="faq-accordion__tools">
          <label className="faq-accordion__find">
            {words.find}
            <input ref={input} type="search" placeholder={words.findHint} onInput={filter} />
          </label>
          <label className="faq-accordion__all" hidden={found.count === 0}>
            <input ref={all} type="checkbox" onChange={(event) => openAll(root.current, event.target.checked)} />
            {words.openAll}
          </label>
          <p role="status">{says()}</p>
          {found.query !== '' && (
            <p className="layout__buttons">
              {found.count === 0 && (
                <button className="links__button links__button--plain" type="button" onClick={clear}>
                  {words.clear}
                </button>
              )}
              <a
                className="links__button links__button--plain"
                href={`${search}?${new URLSearchParams({ q: found.query })}`}
              >
                {interpolate(words.elsewhere, found)}
              </a>
            </p>
          )}
        </search>
        {children}
      </div>
    </div>
  );
}

/**
 * Hide questions that lack a word of the query, and empty categories, and print the number of matches in each row of the index. Without a
 * query all are shown. Rows are never hidden, so that they keep their numbers.
 * Returns the questions that remain.
 */
function showMatches(root: HTMLElement, query: string): HTMLDetailsElement[] {
  for (const item of root.querySelectorAll('details')) item.hidden = !holdsWords(item.textContent ?? '', query);
  for (const category of root.querySelectorAll<HTMLElement>('section')) {
    const { length } = category.querySelectorAll('details:not([hidden])');
    category.hidden = length === 0;
    const row = root.querySelector(`[data-category="${category.getAttribute('data-of')}"]`);
    row?.classList.toggle('faq-accordion__empty', length === 0);
    row?.querySelector('span')?.replaceChildren(String(length));
  }
  return shownQuestions(root);
}

function openAll(root: HTMLElement | null, open: boolean): void {
  for (const item of shownQuestions(root)) item.open = open;
}

function shownQuestions(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details:not([hidden])') ?? [])];
}
