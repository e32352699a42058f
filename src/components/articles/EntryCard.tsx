import type { ArticleRecord, NewsRecord } from '#src/articles/records.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { langAttribute } from '#src/i18n/writing.ts';
import type { Term } from './filter.ts';

/** A news item or article as the API gives it: with labels in place of keys. */
export type Entry = NewsRecord | ArticleRecord;

interface Props {
  item: Entry;
  terms: readonly Term[];
  lang: Lang;
  /** Address of the list, the parent of the entry's address. */
  home: string;
  /** `moreTags` is "{{count}} more". */
  text: { readonly readMore: string; readonly moreTags?: string };
  /** Key of the chosen tag. */
  chosen?: string | undefined;
  /** Publication status in previews: draft, scheduled. */
  mark?: string | undefined;
  /** Place among cards that come in one after the other. */
  arrival?: number;
}

const SHOWN_TAGS = 3;
const STAGGER_MS = 100;

/** A card in a list of entries, for the build and the island. An entry without a translation is marked with its own language. */
export function EntryCard({ item, terms, lang, home, text, chosen, mark, arrival }: Props) {
  const own = langAttribute(item.lang, lang);
  const address = `${home}/${item.slug}`;
  const tags = 'tags' in item ? item.tags : [];
  const more = tags.length - SHOWN_TAGS;
  return (
    <li
      className="whole-link"
      style={arrival === undefined ? undefined : { animationDelay: `${Math.min(arrival, 5) * STAGGER_MS}ms` }}
    >
      {'category' in item ? (
        <p className="tags__category">{item.category}</p>
      ) : (
        <ul className="tags cards__tags">
          {tags.slice(0, SHOWN_TAGS).map((label) => {
            const key = terms.find((term) => term[1] === label)?.[0] ?? label;
            return (
              <li key={key}>
                <a href={`${home}?tag=${key}`} data-term={key} aria-current={key === chosen ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            );
          })}
          {more > 0 && (
            <li className="tags__more">
              <span aria-hidden="true">+{more}</span>
              <span className="base__visually-hidden">{interpolate(text.moreTags ?? '', { count: more })}</span>
            </li>
          )}
        </ul>
      )}
      <p className="base__note cards__meta">
        <time dateTime={item.date}>{formatDate(item.date, lang)}</time>
        {own && <span lang={own}>{LANG_INFO[item.lang].label}</span>}
        {mark && <b>{mark}</b>}
      </p>
      <h3 lang={own}>
        <a href={address}>{item.title}</a>
      </h3>
      <p className="base__three-lines" lang={own}>
        {item.summary}
      </p>
      <div className="cards__foot">
        <p className="author" lang={own}>
          {'position' in item ? (
            <>
              <i aria-hidden="true">{[...item.author][0]}</i>
              <span>
                {item.author} <small>{item.position}</small>
              </span>
            </>
          ) : (
            item.author
          )}
        </p>
        <a className="links__more" href={address}>
          {text.readMore}{' '}
          <span className="base__visually-hidden" lang={own}>
            {item.title}
          </span>
        </a>
      </div>
    </li>
  );
}
