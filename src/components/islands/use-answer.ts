import { useCallback, useEffect, useState } from 'react';
import { getJson } from './api-client.ts';

/** What came of a question to the API; `idle` when nothing is asked. */
type Answer<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: T };

/**
 * Ask the API for an address, and again when the address changes or `retry` is called; an answer that comes too late is dropped.
 *
 * @param address absent asks nothing
 * @example const { state, data, retry } = useAnswer<NewsRecord[]>('/api/news?lang=en');
 */
export function useAnswer<T>(address: string | undefined): Answer<T> & { retry: () => void } {
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<{ of: string; answer: Answer<T> }>();
  const question = `${address} ${tries}`;
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    const hold = (answer: Answer<T>) => {
      if (isCurrent) setHeld({ of: question, answer });
    };
    getJson<T>(address).then(
      (data) => hold({ state: 'ready', data }),
      (error: unknown) => {
        console.error(error);
        hold({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, question]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  if (address === undefined) return { state: 'idle', retry };
  return { ...(held?.of === question ? held.answer : { state: 'loading' }), retry };
}
