import { type ReactNode, useEffect, useRef } from 'react';
import { ListState, Skeleton } from '#src/components/articles/ListState.tsx';
import { useAnswer } from './use-answer.ts';

interface Props<T> {
  address: string;
  card: (item: T) => ReactNode;
  error: { title: string; text: string; retry: string };
  onArrival: (count: number) => void;
}

/** The next cards of a list, requested when this component appears. The first new card or the retry button takes the focus. */
export function MoreCards<T>({ address, card, error, onArrival }: Props<T>) {
  const { state, data, askAgain } = useAnswer<T[]>(address);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival is what counts, not another callback.
  useEffect(() => {
    if (data === undefined) return;
    onArrival(data.length);
    list.current?.querySelector<HTMLAnchorElement>('h3 a')?.focus({ preventScroll: true });
  }, [data]);
  if (state === 'failed')
    return <ListState words={error} action={{ label: error.retry, run: askAgain }} isError takesFocus />;
  if (data === undefined) return <Skeleton />;
  return (
    <ol className="cards" ref={list}>
      {data.map(card)}
    </ol>
  );
}
