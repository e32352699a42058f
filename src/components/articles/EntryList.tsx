import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { type Entry, EntryCard } from './EntryCard.tsx';
import {
  $filter,
  followAddress,
  NO_FILTER,
  queryOfFilter,
  searchEntries,
  setFilter,
  type Term,
  termOf,
} from './filter.ts';
import { ListState, Skeleton } from './ListState.tsx';
import { SearchField } from './SearchField.tsx';
import { useAnswer } from './use-answer.ts';

interface Props {
  kind: 'news' | 'tech-articles';
  lang: Lang;
  home: string;
  terms: readonly Term[];
  /** How many of them the filter offers, besides the chosen one. */
  offered: number;
  text: Omit<Catalogue['news']['list'], 'title' | 'pageTitle' | 'showMore' | 'shown'> & { readonly moreTags?: string };
  /** Texts of the search field, for a list with one, and the address of the site search. */
  search?: (Catalogue['tech-articles']['search'] & { readonly site: string }) | undefined;
  /** The built list. It is never unmounted, because Trusted Types would forbid inserting it again. */
  children?: ReactNode;
}

/** A list of entries: search field and filter, the status, the built cards, and in their place the cards that a filter finds. */
export function EntryList({ kind, lang, home, terms, text, search, children, ...props }: Props) {
  const name = kind === 'news' ? 'category' : 'tag';
  const filter = useStore($filter, { ssr: 'initial' });
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => followAddress(name), [name]);
  /** The link or button that has the focus. */
  const used = useRef<HTMLElement>(null);
  // When it disappears, the status takes the focus (WCAG 2.4.3).
  useLayoutEffect(() => {
    if (used.current?.getClientRects().length === 0) status.current?.focus();
  });

  // The server filters by term, the island by words. Without a term the server returns all entries.
  const query = new URLSearchParams({ lang, ...(filter.term && { [name]: filter.term }) });
  const isFiltered = filter.term !== '' || filter.q !== '';
  const answer = useAnswer<Entry[]>(isFiltered ? `/api/${kind}?${query}` : undefined);
  const found = answer.data && searchEntries(answer.data, filter.q);
  const isLoading = isFiltered && !found && !answer.isFailed;

  const chosen = filter.term === '' ? undefined : termOf(terms, filter.term);
  const first = terms.slice(0, props.offered);
  const offered = chosen === undefined || first.includes(chosen) ? first : [...first, chosen];

  const clear = { label: text.clear, run: () => setFilter(NO_FILTER, name) };
  /** Categories and tags, also those on cards, set the filter without loading a page. */
  const choose = (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a link or button that is clicked.
    used.current = event.target as HTMLElement;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-term]') : null;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || opensElsewhere) return;
    event.preventDefault();
    const key = link.dataset['term'] ?? '';
    setFilter({ ...filter, term: key === chosen?.[0] ? '' : key }, name);
  };
  const says = () => {
    if (isLoading) return text.loading;
    if (answer.isFailed) return '';
    return found ? interpolate(text.filtered, { name: chosen?.[1] ?? filter.term, count: found.length }) : text.all;
  };

  // One term chooses nothing: every entry has it.
  const choices = (terms.length > 1 || chosen !== undefined) && (
    <fieldset className="filter__terms">
      <legend>{text.filter}</legend>
      <ul className="tags cards__tags">
        {offered.map(([key, label, count]) => {
          const isChosen = key === chosen?.[0];
          const address = home + queryOfFilter({ ...filter, term: isChosen ? '' : key }, name);
          return (
            <li key={key}>
              <a href={address} data-term={key} aria-current={isChosen ? 'true' : undefined}>
                {label} <small>{count}</small>
                {isChosen && <span className="base__visually-hidden">{text.remove}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div
      onClick={choose}
      onFocus={(event) => {
        used.current = event.target;
      }}
      onBlur={() => {
        used.current = null;
      }}
    >
      {search ? (
        <SearchField home={home} name={name} text={search}>
          {choices}
        </SearchField>
      ) : (
        choices && <div className="filter">{choices}</div>
      )}
      <div className="base__note filter__count">
        <p role="status" tabIndex={-1} ref={status}>
          {says()}
        </p>
        {isFiltered && found?.length !== 0 && (
          <button type="button" onClick={clear.run}>
            {clear.label}
          </button>
        )}
      </div>
      <div hidden={isFiltered}>{children}</div>
      {isLoading && <Skeleton />}
      {answer.isFailed && (
        <ListState
          words={text.error}
          action={{ label: text.error.retry, run: answer.askAgain }}
          isError
          takesFocus={answer.retries > 0}
        />
      )}
      {found?.length === 0 && (
        <ListState words={text.none} action={clear}>
          {search && filter.q !== '' && (
            <a
              className="links__button links__button--plain"
              href={`${search.site}?${new URLSearchParams({ q: filter.q })}`}
            >
              {interpolate(search.siteSearch, { words: filter.q })}
            </a>
          )}
        </ListState>
      )}
      {found && found.length > 0 && (
        <ol className="layout__cells cards cards--arriving" key={filter.term}>
          {found.map((item, arrival) => (
            <EntryCard key={item.slug} {...{ item, terms, lang, home, text, arrival }} chosen={chosen?.[0]} />
          ))}
        </ol>
      )}
    </div>
  );
}
