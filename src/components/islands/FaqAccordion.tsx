import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdsOne, meanings, type Reading } from '#src/domain/search/readings.ts';
import { interpolate, type PluralForms, pluralForm } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';

interface Props {
  lang: Lang;
  words: {
    find: string;
    findHint: string;
    openAll: string;
    countAll: string;
    /** Holds `{{count}}` and `{{total}}`. */
    count: PluralForms;
    /** Holds `{{query}}`. */
    none: string;
    clear: string;
    /** Leads to the site's search for what was typed. Holds `{{query}}`. */
    elsewhere: string;
  };
  /** Address of the site's search. */
  search: string;
  total: number;
  /** Words that mean the same, as the site's search knows them (rule search.words). */
  same: readonly (readonly string[])[];
  /** The index of categories and the questions: the server's own HTML, adopted as it stands, so that it is sent once. */
  index?: ReactNode;
  children?: ReactNode;
}

/** How long typing must rest before the number of matches is read out. */
const READ_OUT_AFTER_MS = 400;

/**
 * The questions' tools around the server's `<details>`: filter as you type, open and close all, open the question of the address.
 *
 * The questions never pass through React: they are shown and hidden where they stand, so find-in-page, printing and reading
 * without JavaScript are the browser's own. The input and the box are uncontrolled and read once on hydration; nothing that was
 * typed or ticked before is lost.
 */
export function FaqAccordion({ lang, words, search, total, same, index, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState({ query: '', count: total });
  const [readOut, setReadOut] = useState(found);
  const [linked, setLinked] = useState<readonly [Element]>();

  const filter = useCallback(() => {
    const query = input.current?.value.trim() ?? '';
    setFound({ query, count: showMatches(root.current as HTMLElement, meanings(query, same)) });
  }, [same]);
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
      // The browser knows what the address means; `#100%` cannot even be decoded.
      const target = own.querySelector(':target');
      // Neither a question nor a group of them: nothing to open, nothing hidden.
      if (!target?.closest('section')) return;
      if (input.current && target.closest('[hidden]')) {
        input.current.value = '';
        filter();
      }
      const item = target.closest('details');
      if (item) item.open = true;
      setLinked([target]);
    };
    // The browser tells nobody of a link to the fragment that the address has already.
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
  // Once the tools above have the height that they keep.
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
          <label className="faq-accordion__all">
            <input ref={all} type="checkbox" onChange={(event) => openAll(root.current, event.target.checked)} />
            {words.openAll}
          </label>
          <p role="status">{says()}</p>
          {found.query !== '' && (
            <p className="faq-accordion__none">
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
 * Hide what holds none of the readings, questions and categories left empty, and tell in each row of the index how many remain;
 * without a reading all are shown. Rows stay, so that they keep their numbers.
 * Returns how many questions remain.
 */
function showMatches(root: HTMLElement, ways: readonly Reading[]): number {
  const items = [...root.querySelectorAll('details')];
  for (const item of items) item.hidden = ways.length > 0 && !holdsOne(item.textContent ?? '', ways);
  for (const category of root.querySelectorAll<HTMLElement>('section')) {
    const { length } = category.querySelectorAll('details:not([hidden])');
    category.hidden = length === 0;
    const count = root.querySelector(`[data-category="${category.getAttribute('data-of')}"] span`);
    if (count) count.textContent = String(length);
  }
  return items.filter((item) => !item.hidden).length;
}

function openAll(root: HTMLElement | null, open: boolean): void {
  for (const item of shownQuestions(root)) item.open = open;
}

function shownQuestions(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details:not([hidden])') ?? [])];
}
