import { type MouseEvent, type ReactNode, useState } from 'react';
import { MoreCards } from './MoreCards.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props<T> {
  /** Address of the list in this language. */
  home: string;
  /** Entries of the language in all, and how many of them stand in the page. */
  total: number;
  built: number;
  /** Address of a batch that begins at an offset. */
  batch: (offset: number) => string;
  card: (item: T) => ReactNode;
  text: { showMore: string; error: { title: string; text: string; retry: string } };
  onArrival: (count: number) => void;
  hidden: boolean;
  /** The built list. It is never unmounted: Trusted Types would not let it come back. */
  children?: ReactNode;
}

/** The built cards and the batches that "show more" brings; without script it is a link to the next page (rule lists.more). */
export function GrowingList<T>({ home, total, built, batch, card, text, onArrival, hidden, children }: Props<T>) {
  const [batches, setBatches] = useState(0);
  const showMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setBatches(batches + 1);
  };
  return (
    <div hidden={hidden}>
      {children}
      {Array.from({ length: batches }, (_, at) => built * (at + 1)).map((offset) => (
        <MoreCards key={offset} address={batch(offset)} card={card} error={text.error} onArrival={onArrival} />
      ))}
      {built * (batches + 1) < total && (
        <p className="cards__rest">
          <a className="links__button" href={`${home}/page/2`} onClick={showMore}>
            {text.showMore}
          </a>
        </p>
      )}
    </div>
  );
}
