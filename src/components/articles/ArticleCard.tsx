import type { ComponentProps } from 'react';
import type { ArticleRecord } from '#src/domain/articles/api-records.ts';
import type { TagChoice } from '#src/domain/articles/search.ts';
import { visibleTags } from '#src/domain/articles/tags.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { EntryCard } from './EntryCard.tsx';

interface Props extends Omit<ComponentProps<typeof EntryCard>, 'item' | 'kind' | 'by'> {
  /** The article without its tags: `tags` has them with their keys. */
  item: Omit<ArticleRecord, 'tags'>;
  tags: readonly TagChoice[];
  /** "{{count}} more" */
  moreTags: string;
  /** Key of the chosen tag. */
  chosen?: string;
}

/** Tags on a card. */
const SHOWN_TAGS = 3;

/** A technical article in a list, for the build and the island. */
export function ArticleCard({ tags, moreTags, chosen, ...card }: Props) {
  const { shown, more } = visibleTags(tags, SHOWN_TAGS);
  const { author, position } = card.item;
  return (
    <EntryCard
      {...card}
      kind={
        <ul className="tags cards__tags">
          {shown.map(([key, label]) => (
            <li key={key}>
              <a href={`${card.home}?tag=${key}`} data-tag={key} aria-current={key === chosen ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
          {more > 0 && (
            <li className="tags__more">
              <span aria-hidden="true">+{more}</span>
              <span className="base__visually-hidden">{interpolate(moreTags, { count: more })}</span>
            </li>
          )}
        </ul>
      }
      by={
        <>
          <i aria-hidden="true">{[...author][0]}</i>
          <span>
            {author} <small>{position}</small>
          </span>
        </>
      }
    />
  );
}
