import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { ArticleCard } from '#src/components/articles/ArticleCard.tsx';
import type { ArticleRecord } from '#src/domain/articles/api-records.ts';
import { searchArticles, type TagChoice, tagChoice } from '#src/domain/articles/search.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { $filter, chooseTag, clearFilter, followAddress } from '#src/stores/article-filter.ts';
import { apiAddress } from './api-client.ts';
import { FilteredList, type ListProps, type ListWords } from './FilteredList.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props extends ListProps<ListWords<'tech-articles'>> {
  lang: Lang;
  /** Every tag in use, most used first. */
  tags: readonly TagChoice[];
}

/** The articles: the built cards, "show more", and the results of the search bar's filter. */
export function ArticleList({ lang, tags, ...list }: Props) {
  const { tag, q } = useStore($filter, { ssr: 'initial' });
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(followAddress, []);
  const { home, text } = list;
  const chosen = tagChoice(tags, tag)?.[0] ?? '';
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
  /** Tags on cards, including the built ones, set the filter without loading a page. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-tag]') : null;
    const key = link?.dataset['tag'];
    if (key === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    chooseTag(key === chosen ? tag : key);
    status.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div onClick={onClick}>
      <FilteredList<ArticleRecord>
        {...{ ...list, card, status, clearFilter }}
        ask={(query) => apiAddress(['api', 'tech-articles'], { lang, ...query })}
        // The server filters by tag, the island by words. Without a tag the server returns all articles.
        query={tag !== '' || q !== '' ? { tag } : undefined}
        select={(articles) => searchArticles(articles, q)}
        step={list.built}
        filter={`${tag} ${q}`}
        arrival={tag}
        says={(count) => interpolate(text.filtered, { count })}
      />
    </div>
  );
}
