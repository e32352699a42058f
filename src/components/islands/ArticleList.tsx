import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ArticleCard } from '#src/components/articles/ArticleCard.tsx';
import { ListState, Skeleton } from '#src/components/articles/ListState.tsx';
import type { ArticleRecord } from '#src/domain/articles/api-records.ts';
import { searchArticles, type TagChoice, tagChoice } from '#src/domain/articles/search.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { $filter, chooseTag, clearFilter, followAddress } from '#src/stores/article-filter.ts';
import { apiAddress } from './api-client.ts';
import { GrowingList } from './GrowingList.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  lang: Lang;
  /** Address of the list in this language. */
  home: string;
  /** Articles of the language in all, and how many of them stand in the page. */
  total: number;
  built: number;
  /** Every tag in use, most used first. */
  tags: readonly TagChoice[];
  text: Omit<Catalogue['tech-articles']['list'], 'title' | 'pageTitle'>;
  /** The built list. It is never unmounted: Trusted Types would not let it come back. */
  children?: ReactNode;
}

/** The articles: the built cards, "show more", and what the search bar's filter leaves of them (rule lists.more). */
export function ArticleList({ lang, home, total, built, tags, text, children }: Props) {
  const { tag, q } = useStore($filter, { ssr: 'initial' });
  const isFiltered = tag !== '' || q !== '';
  const [arrived, setArrived] = useState(0);
  const [pages, setPages] = useState(1);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(followAddress, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins at its first page again.
  useEffect(() => setPages(1), [tag, q]);
  // The first of what "show more" brought, as for the built list.
  useEffect(() => {
    if (pages > 1)
      list.current?.querySelectorAll<HTMLElement>('h3 a')[(pages - 1) * built]?.focus({ preventScroll: true });
  }, [pages, built]);

  const ask = (query: Record<string, string | number>) => apiAddress(['api', 'tech-articles'], { lang, ...query });
  // The tag is the server's business, the words are looked for in what it gave: all articles when no tag is chosen.
  const answer = useAnswer<ArticleRecord[]>(isFiltered ? ask({ tag }) : undefined);
  const found = answer.data && searchArticles(answer.data, q);
  const chosen = tagChoice(tags, tag)?.[0] ?? '';
  const shown = Math.min(total, built + arrived);
  const card = (item: ArticleRecord) => (
    <ArticleCard
      key={item.slug}
      item={item}
      tags={item.tags.map((label) => tagChoice(tags, label) ?? ([label, label] as const))}
      lang={lang}
      home={home}
      readMore={text.readMore}
      moreTags={text.moreTags}
      chosen={chosen}
    />
  );

  /** What these are called by goes with them: the status, which says what is shown then, takes the focus. */
  const clear = () => {
    clearFilter();
    status.current?.focus();
  };
  const retry = () => {
    answer.askAgain();
    status.current?.focus();
  };
  /** Tags on cards, the built ones too, filter in place. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-tag]') : null;
    const key = link?.dataset['tag'];
    if (key === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    chooseTag(key === chosen ? tag : key);
    status.current?.focus();
  };

  const says = () => {
    if (answer.state === 'loading') return text.loading;
    if (answer.state === 'failed') return '';
    if (found) return interpolate(text.filtered, { count: found.length });
    return shown < total ? interpolate(text.shown, { count: total, shown }) : text.all;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div onClick={onClick}>
      <div className="filter__count">
        <p role="status" tabIndex={-1} ref={status}>
          {says()}
        </p>
        {isFiltered && found?.length !== 0 && (
          <button type="button" onClick={clear}>
            {text.clear}
          </button>
        )}
      </div>
      <GrowingList
        {...{ home, total, built, card, text, children }}
        batch={(offset) => ask({ limit: built, offset })}
        onArrival={(count) => setArrived((before) => before + count)}
        hidden={isFiltered}
      />
      {answer.state === 'loading' && <Skeleton />}
      {answer.state === 'failed' && (
        <ListState
          words={text.error}
          action={{ label: text.error.retry, run: retry }}
          isError
          takesFocus={answer.isRetry}
        />
      )}
      {found?.length === 0 && <ListState words={text.none} action={{ label: text.clear, run: clear }} />}
      {found !== undefined && found.length > 0 && (
        <>
          <ol className="cards cards--arriving" key={tag} ref={list}>
            {found.slice(0, pages * built).map(card)}
          </ol>
          {found.length > pages * built && (
            <p className="cards__rest">
              <button className="links__button" type="button" onClick={() => setPages(pages + 1)}>
                {text.showMore}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
