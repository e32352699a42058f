/** Answers by address, for the life of the page. Failures are not kept, so that a retry sends a new request. */
const answers = new Map<string, Promise<unknown>>();

/** The address of an API call: encoded path segments joined with `/`, and a query without its empty parts. */
export function apiAddress(segments: readonly string[], query: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== '') parameters.set(name, String(value));
  return `/${segments.map(encodeURIComponent).join('/')}?${parameters}`;
}

/**
 * Read JSON from the API, once per address: no retry, no polling.
 *
 * @throws Error `<status>: <body or status text>` for an answer that is not OK, 401 included; for the console and tests only
 */
export function getJson<T>(address: string): Promise<T> {
  const known = answers.get(address);
  if (known) return known as Promise<T>;
  const answer = ask(address);
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return answer as Promise<T>;
}

async function ask(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}
