import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ListState, Skeleton } from '#src/components/articles/ListState.tsx';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { GrowingList } from './GrowingList.tsx';
import { useAnswer } from './use-answer.ts';

/** Props of both lists of entries. */
export interface ListProps<Text> {
  /** Address of the list in this language. */
  home: string;
  /** Number of all entries of the language; `built` is the number in the page. */
  total: number;
  built: number;
  text: Text;
  /** The built list. It is never unmounted, because Trusted Types would forbid inserting it again. */
  children?: ReactNode;
}

/** The UI strings of a list. */
export type ListWords<N extends 'news' | 'tech-articles'> = Omit<Catalogue[N]['list'], 'title' | 'pageTitle'>;

interface Props<T> extends ListProps<ListWords<'news'> | ListWords<'tech-articles'>> {
  /** Address of entries by a query. */
  ask: (query: Record<string, string | number>) => string;
  /** The query of the server's filter; undefined without a filter. */
  query: Record<string, string> | undefined;
  /** Filters the entries of the server's answer. */
  select?: (items: readonly T[]) => readonly T[];
  /** Results that are shown at a time. */
  step?: number;
  /** Identifies the filter: a change resets the list to its first results and starts the arrival animation. */
  filter: string;
  arrival: string;
  card: (item: T) => ReactNode;
  /** The status message for a number of results. */
  says: (count: number) => string;
  clearFilter: () => void;
  /** The status element. It takes the focus when the pressed button disappears. */
  status: RefObject<HTMLParagraphElement | null>;
}

/** The status, the built list with "show more", and the results of a filter. */
export function FilteredList<T>({ home, total, built, text, children, ask, card, status, ...props }: Props<T>) {
  const { query, select = (items) => items, step = total, filter } = props;
  const [grown, setGrown] = useState({ arrived: 0, batches: 0, isLoading: false });
  const [more, setMore] = useState({ filter, steps: 1 });
  const steps = more.filter === filter ? more.steps : 1;
  const list = useRef<HTMLOListElement>(null);
  // Focuses the first new card after "show more", as in the built list.
  useEffect(() => {
    if (steps > 1)
      list.current?.querySelectorAll<HTMLElement>('h3 a')[(steps - 1) * step]?.focus({ preventScroll: true });
  }, [steps, step]);
  const answer = useAnswer<T[]>(query && ask(query));
  const found = answer.data && select(answer.data);
  const shown = Math.min(total, built + grown.arrived);
  /** Calls a function that removes its button, and moves the focus to the status. */
  const thenFocus = (run: () => void) => () => {
    run();
    status.current?.focus();
  };
  const clear = { label: text.clear, run: thenFocus(props.clearFilter) };
  const says = () => {
    if (answer.state === 'loading' || (query === undefined && grown.isLoading)) return text.loading;
    if (answer.state === 'failed') return '';
    if (found) return props.says(found.length);
    return shown < total ? interpolate(text.shown, { count: total, shown }) : text.all;
  };

  return (
    <>
      <div className="filter__count">
        <p role="status" tabIndex={-1} ref={status}>
          {says()}
        </p>
        {query && found?.length !== 0 && (
          <button type="button" onClick={clear.run}>
            {clear.label}
          </button>
        )}
      </div>
      <GrowingList
        {...{ home, total, built, card, text, children, batches: grown.batches }}
        batch={(offset) => ask({ limit: built, offset })}
        onMore={thenFocus(() => setGrown({ ...grown, batches: grown.batches + 1, isLoading: true }))}
        onAnswer={(count) => setGrown((before) => ({ ...before, arrived: before.arrived + count, isLoading: false }))}
        hidden={query !== undefined}
      />
      {answer.state === 'loading' && <Skeleton />}
      {answer.state === 'failed' && (
        <ListState
          words={text.error}
          action={{ label: text.error.retry, run: thenFocus(answer.askAgain) }}
          isError
          takesFocus={answer.isRetry}
        />
      )}
      {found?.length === 0 && <ListState words={text.none} action={clear} />}
      {found && found.length > 0 && (
        <>
          <ol className="cards cards--arriving" key={props.arrival} ref={list}>
            {found.slice(0, steps * step).map(card)}
          </ol>
          {found.length > steps * step && (
            <p className="cards__rest">
              <button className="links__button" type="button" onClick={() => setMore({ filter, steps: steps + 1 })}>
                {text.showMore}
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}
