import type { MouseEvent, ReactNode } from 'react';
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
  /** Batches that were asked for besides the built list. */
  batches: number;
  onMore: () => void;
  onAnswer: (count: number) => void;
  hidden: boolean;
  /** The built list. It is never unmounted, because Trusted Types would forbid inserting it again. */
  children?: ReactNode;
}

/** The built cards and the batches of "show more", which is a link to the next page without script. */
export function GrowingList<T>({ home, total, built, batch, card, text, batches, ...props }: Props<T>) {
  const showMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    props.onMore();
  };
  return (
    <div hidden={props.hidden}>
      {props.children}
      {Array.from({ length: batches }, (_, at) => built * (at + 1)).map((offset) => (
        <MoreCards key={offset} address={batch(offset)} card={card} error={text.error} onAnswer={props.onAnswer} />
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
