import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { NewsCard } from '#src/components/articles/NewsCard.tsx';
import type { NewsRecord } from '#src/domain/articles/api-records.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { apiAddress } from './api-client.ts';
import { FilteredList, type ListProps, type ListWords } from './FilteredList.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props extends ListProps<ListWords<'news'>> {
  lang: Lang;
  categories: readonly (readonly [key: string, label: string, count: number])[];
}

/** The news list: category filter and "show more" around the cards that the build printed. */
export function NewsFeed({ lang, categories, ...list }: Props) {
  const [category, setCategory] = useState('');
  const { home, text } = list;
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const read = () => setCategory(new URLSearchParams(location.search).get('category') ?? '');
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const name = categories.find(([key, label]) => key === category || label === category)?.[1] ?? category;
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

  return (
    <>
      <div className="filter">
        <fieldset className="filter__terms">
          <legend>{text.filter}</legend>
          <ul className="tags cards__tags">
            {categories.map(([key, label, count]) => {
              const isChosen = label === name;
              return (
                <li key={key}>
                  <a
                    href={isChosen ? home : `${home}?category=${key}`}
                    aria-current={isChosen ? 'true' : undefined}
                    onClick={choose(isChosen ? '' : key)}
                  >
                    {label} <small>{count}</small>
                    {isChosen && <span className="base__visually-hidden">{text.remove}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </div>
      <FilteredList<NewsRecord>
        {...{ ...list, card, status }}
        ask={(query) => apiAddress(['api', 'news'], { lang, ...query })}
        query={category === '' ? undefined : { category }}
        filter={category}
        arrival={category}
        says={(count) => interpolate(text.filtered, { name, count })}
        clearFilter={() => show('')}
      />
    </>
  );
}
