import type { ReactNode } from 'react';
import { formatDate } from '#src/i18n/dates.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { langAttribute } from '#src/i18n/writing.ts';

interface Props {
  item: { slug: string; title: string; summary: string; date: string; lang: Lang };
  lang: Lang;
  /** Address of the list, the parent of the entry's address. */
  home: string;
  readMore: string;
  /** Publication status in previews: draft, scheduled. */
  mark?: string | undefined;
  /** Above the title: the category, or the tags. */
  kind: ReactNode;
  /** The author. */
  by: ReactNode;
}

/** A card in a list of entries. An entry without a translation is marked with its own language. */
export function EntryCard({ item, lang, home, readMore, mark, kind, by }: Props) {
  const own = langAttribute(item.lang, lang);
  const address = `${home}/${item.slug}`;
  return (
    <li>
      {kind}
      <p className="cards__meta">
        <time dateTime={item.date}>{formatDate(item.date, lang)}</time>
        {own && <span lang={own}>{LANG_INFO[item.lang].label}</span>}
        {mark && <b>{mark}</b>}
      </p>
      <h3 lang={own}>
        <a href={address}>{item.title}</a>
      </h3>
      <p className="cards__summary" lang={own}>
        {item.summary}
      </p>
      <div className="cards__foot">
        <p className="author" lang={own}>
          {by}
        </p>
        <a className="links__more" href={address}>
          {readMore}{' '}
          <span className="base__visually-hidden" lang={own}>
            {item.title}
          </span>
        </a>
      </div>
    </li>
  );
}
