import { type MouseEvent, type ReactNode, useState } from 'react';
import { MoreCards } from './MoreCards.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props<T> {
  /** Address of the list in this language. */
  home: string;
  /** Number of all entries of the language; `built` is the number in the page. */
  total: number;
  built: number;
  /** Address of a batch that begins at an offset. */
  batch: (offset: number) => string;
  card: (item: T) => ReactNode;
  text: { showMore: string; error: { title: string; text: string; retry: string } };
  onArrival: (count: number) => void;
  hidden: boolean;
  /** The built list. It is never unmounted, because Trusted Types would forbid inserting it again. */
  children?: ReactNode;
}

/** The built cards and the batches of "show more", which is a link to the next page without script. */
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
