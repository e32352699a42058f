import { useEffect, useState } from 'react';
import { getJson } from './api-client.ts';

/** The state of a request to the API; `idle` without a request. */
type Answer<T> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: T };

interface Again {
  readonly askAgain: () => void;
  /** Whether this is a retry: the visitor pressed a button that has disappeared. */
  readonly isRetry: boolean;
}

/**
 * Request an address of the API, again when the address changes or `askAgain` is called. An outdated answer is dropped.
 *
 * @param address no request without it
 */
export function useAnswer<T>(address: string | undefined): Answer<T> & Again {
  const [asked, setAsked] = useState({ address, retries: 0 });
  const retries = asked.address === address ? asked.retries : 0;
  const [held, setHeld] = useState<{ of: string; answer: Answer<T> }>();
  const question = `${address} ${retries}`;
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
  const again = { askAgain: () => setAsked({ address, retries: retries + 1 }), isRetry: retries > 0 };
  if (address === undefined) return { state: 'idle', ...again };
  return { ...(held?.of === question ? held.answer : { state: 'loading' }), ...again };
}
