import { type ReactNode, useEffect, useRef } from 'react';
import { ListState, Skeleton } from '#src/components/articles/ListState.tsx';
import { useAnswer } from './use-answer.ts';

interface Props<T> {
  address: string;
  card: (item: T) => ReactNode;
  error: { title: string; text: string; retry: string };
  /** Called with the number of cards that came, 0 after a failure. */
  onAnswer: (count: number) => void;
}

/** The next cards of a list, requested when this component appears. The first new card or the retry button takes the focus. */
export function MoreCards<T>({ address, card, error, onAnswer }: Props<T>) {
  const { state, data, askAgain } = useAnswer<T[]>(address);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what counts, not another callback.
  useEffect(() => {
    if (state !== 'loading') onAnswer(data?.length ?? 0);
    list.current?.querySelector<HTMLAnchorElement>('h3 a')?.focus({ preventScroll: true });
  }, [state, data]);
  if (state === 'failed')
    return <ListState words={error} action={{ label: error.retry, run: askAgain }} isError takesFocus />;
  if (data === undefined) return <Skeleton />;
  return (
    <ol className="cards" ref={list}>
      {data.map(card)}
    </ol>
  );
}
