import type { TagChoice } from '#src/domain/article-search.ts';
import { formatDate } from '#src/domain/dates.ts';
import type { ArticleRecord } from '#src/domain/published.ts';
import { visibleTags } from '#src/domain/tags.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

interface Props {
  /** Its tags are not printed: `tags` names them with their keys. */
  item: Omit<ArticleRecord, 'tags'>;
  tags: readonly TagChoice[];
  lang: Lang;
  /** Address of the list; the entry stands below it. */
  home: string;
  readMore: string;
  /** "{{count}} more" */
  moreTags: string;
  /** Key of the chosen tag. */
  chosen?: string;
  mark?: string | undefined;
}

/** Tags on a card (specification §2). */
const SHOWN_TAGS = 3;

/** A technical article in a list, printed by the build and by the explorer alike (specification §2). */
export function ArticleCard({ item, tags, lang, home, readMore, moreTags, chosen, mark }: Props) {
  const own = item.lang === lang ? undefined : LANG_INFO[item.lang].tag;
  const address = `${home}/${item.slug}`;
  const { shown, more } = visibleTags(tags, SHOWN_TAGS);
  return (
    <li>
      <ul className="tags pick">
        {shown.map(([key, label]) => (
          <li key={key}>
            <a href={`${home}?tag=${key}`} data-tag={key} aria-current={key === chosen ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
        {more > 0 && (
          <li className="plus">
            <span aria-hidden="true">+{more}</span>
            <span className="vh">{interpolate(moreTags, { count: more })}</span>
          </li>
        )}
      </ul>
      <h3 lang={own}>
        <a href={address}>{item.title}</a>
      </h3>
      <p className="meta">
        <time dateTime={item.date}>{formatDate(item.date, lang)}</time>
        {mark && <b>{mark}</b>}
      </p>
      <p className="sum" lang={own}>
        {item.summary}
      </p>
      <div className="foot">
        <p className="by" lang={own}>
          <i aria-hidden="true">{[...item.author][0]}</i>
          <span>
            {item.author} <small>{item.position}</small>
          </span>
        </p>
        <a className="more" href={address}>
          {readMore}{' '}
          <span className="vh" lang={own}>
            {item.title}
          </span>
        </a>
      </div>
    </li>
  );
}
