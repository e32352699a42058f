import { formatDate } from '#src/domain/dates.ts';
import type { NewsRecord } from '#src/domain/published.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

interface Props {
  /** The category is its label in the reader's language. */
  item: NewsRecord;
  lang: Lang;
  /** Address of the list; the entry stands below it. */
  home: string;
  readMore: string;
  /** Said in previews: draft, scheduled. */
  mark?: string | undefined;
}

/** A news item in a list, printed by the build and by the feed alike (specification §2). */
export function NewsCard({ item, lang, home, readMore, mark }: Props) {
  const own = item.lang === lang ? undefined : LANG_INFO[item.lang].tag;
  const address = `${home}/${item.slug}`;
  return (
    <li>
      <p className="cat">{item.category}</p>
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
        <span className="by" lang={own}>
          {item.author}
        </span>
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
