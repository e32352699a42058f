import type { ComponentProps } from 'react';
import type { NewsRecord } from '#src/domain/articles/api-records.ts';
import { EntryCard } from './EntryCard.tsx';

interface Props extends Omit<ComponentProps<typeof EntryCard>, 'item' | 'kind' | 'by'> {
  /** The category is its label in the reader's language. */
  item: NewsRecord;
}

/** A news item in a list, for the build and the island. */
export function NewsCard(props: Props) {
  const { category, author } = props.item;
  return <EntryCard {...props} kind={<p className="tags__category">{category}</p>} by={author} />;
}
