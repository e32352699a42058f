import { ok } from '#src/server/http.ts';

/** For how long an answer without counts is good, seconds. */
export const FRESH_S = 15;

/** The network keeps it for all, whatever parameters are added to the address; what is asked with a key goes to the function. */
const BRIEFLY = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${FRESH_S}`,
  'Netlify-Vary': 'query=lang,header=Authorization',
} as const;

interface State {
  readonly ok: boolean;
  readonly alarms: readonly string[];
}

/**
 * Answer a health check. Everybody gets the state and the names of alarms. Only requests with the key get the counts, so that a bot cannot
 * see which of its posts were quarantined.
 *
 * @param key expected in `Authorization: Bearer …`; without a key nobody gets the counts
 */
export async function healthAnswer(request: Request, state: State, key: string | undefined): Promise<Response> {
  const status = state.ok ? 200 : 503;
  if (key !== undefined && (await isBearer(request, key))) return ok(state, { status });
  return ok({ ok: state.ok, alarms: state.alarms }, { status, headers: BRIEFLY });
}

/** Compares hashes, so that neither time nor length reveals how much of a guess is right. */
async function isBearer(request: Request, key: string): Promise<boolean> {
  const { createHash, timingSafeEqual } = await import('node:crypto');
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('Authorization') ?? ''), hash(`Bearer ${key}`));
}
