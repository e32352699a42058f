import { useEffect, useState } from 'react';

/** Answers by address, for the life of the page. Failures are not kept, so that a retry sends a new request. */
const answers = new Map<string, Promise<unknown>>();

/**
 * Read JSON from the API, once per address: no retry, no polling.
 *
 * @throws Error `<status>: <body or status text>` for an answer that is not OK, 401 included; for the console and tests only
 */
function getJson(address: string): Promise<unknown> {
  const known = answers.get(address);
  if (known) return known;
  const answer = fetch(address, { credentials: 'include' }).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    return response.json();
  });
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return answer;
}

interface Answer<T> {
  readonly address: string | undefined;
  /** More than 0 if the visitor pressed a button that has disappeared. */
  readonly retries: number;
  readonly data?: T;
  readonly isFailed?: true;
}

/**
 * Request an address of the API, again when the address changes or `askAgain` is called. An outdated answer is dropped.
 *
 * @param address no request without it
 */
export function useAnswer<T>(address: string | undefined): Answer<T> & { readonly askAgain: () => void } {
  const [held, setHeld] = useState<Answer<T>>({ address, retries: 0 });
  const answer = held.address === address ? held : { address, retries: 0 };
  const { retries } = answer;
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    const hold = (result: { data: T } | { isFailed: true }) => {
      if (isCurrent) setHeld({ address, retries, ...result });
    };
    getJson(address).then(
      (data) => hold({ data: data as T }),
      (error: unknown) => {
        console.error(error);
        hold({ isFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, retries]);
  return { ...answer, askAgain: () => setHeld({ address, retries: retries + 1 }) };
}
