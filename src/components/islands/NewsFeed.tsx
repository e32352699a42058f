import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ListState, Skeleton } from '#src/components/articles/ListState.tsx';
import { NewsCard } from '#src/components/articles/NewsCard.tsx';
import type { NewsRecord } from '#src/domain/articles/api-records.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { apiAddress } from './api-client.ts';
import { GrowingList } from './GrowingList.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  lang: Lang;
  /** Address of the list in this language. */
  home: string;
  /** Entries of the language in all, and how many of them stand in the page. */
  total: number;
  built: number;
  categories: readonly (readonly [key: string, label: string])[];
  text: Omit<Catalogue['news']['list'], 'title' | 'pageTitle'>;
  /** The built list. It is never unmounted: Trusted Types would not let it come back. */
  children?: ReactNode;
}

/** The news list: category filter and "show more" around the cards that the build printed (rule lists.news). */
export function NewsFeed({ lang, home, total, built, categories, text, children }: Props) {
  const [category, setCategory] = useState('');
  const [arrived, setArrived] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const read = () => setCategory(new URLSearchParams(location.search).get('category') ?? '');
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const ask = (query: Record<string, string | number>) => apiAddress(['api', 'news'], { lang, ...query });
  const filtered = useAnswer<NewsRecord[]>(category === '' ? undefined : ask({ category }));
  const name = categories.find(([key, label]) => key === category || label === category)?.[1] ?? category;
  const shown = Math.min(total, built + arrived);
  const card = (item: NewsRecord) => (
    <NewsCard key={item.slug} item={item} lang={lang} home={home} readMore={text.readMore} />
  );

  const show = (next: string) => {
    setCategory(next);
    history.pushState(history.state, '', home + (next && `?category=${next}`));
  };
  const choose = (key: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show(key);
  };
  /** What these are called by goes with them: the status, which says what is shown then, takes the focus. */
  const clear = () => {
    show('');
    status.current?.focus();
  };
  const retry = () => {
    filtered.askAgain();
    status.current?.focus();
  };

  const says = () => {
    if (filtered.state === 'loading') return text.loading;
    if (filtered.state === 'failed') return '';
    if (filtered.data) return interpolate(text.filtered, { name, count: filtered.data.length });
    return shown < total ? interpolate(text.shown, { count: total, shown }) : text.all;
  };

  return (
    <>
      <div className="filter">
        <fieldset className="filter__terms">
          <legend>{text.filter}</legend>
          <ul className="tags cards__tags">
            {categories.map(([key, label]) => {
              const isChosen = label === name;
              return (
                <li key={key}>
                  <a
                    href={isChosen ? home : `${home}?category=${key}`}
                    aria-current={isChosen ? 'true' : undefined}
                    onClick={choose(isChosen ? '' : key)}
                  >
                    {label}
                    {isChosen && <span className="base__visually-hidden">{text.remove}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </div>
      <div className="filter__count">
        <p role="status" tabIndex={-1} ref={status}>
          {says()}
        </p>
        {category !== '' && filtered.data?.length !== 0 && (
          <button type="button" onClick={clear}>
            {text.clear}
          </button>
        )}
      </div>
      <GrowingList
        {...{ home, total, built, card, text, children }}
        batch={(offset) => ask({ limit: built, offset })}
        onArrival={(count) => setArrived((before) => before + count)}
        hidden={category !== ''}
      />
      {filtered.state === 'loading' && <Skeleton />}
      {filtered.state === 'failed' && (
        <ListState
          words={text.error}
          action={{ label: text.error.retry, run: retry }}
          isError
          takesFocus={filtered.isRetry}
        />
      )}
      {filtered.data?.length === 0 && <ListState words={text.none} action={{ label: text.clear, run: clear }} />}
      {filtered.data !== undefined && filtered.data.length > 0 && (
        <ol className="cards cards--arriving" key={category}>
          {filtered.data.map(card)}
        </ol>
      )}
    </>
  );
}
