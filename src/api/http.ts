import { isLang, type Lang, langOrDefault } from '#src/i18n/langs.ts';
import { functionHeaders, pageHeaders } from '#src/site/headers.ts';
import { apiText, type ProblemCode } from './texts.ts';

/** Fields of every error answer; `message` and `error` have the same sentence. */
interface ErrorAnswer {
  readonly ok: false;
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: ProblemCode;
  readonly fields?: Readonly<Record<string, string>>;
}

interface OkOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ProblemOptions {
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Whether the query of a request has a parameter twice. Such a request gets a 400: a cache and a function may each take another of the two.
 */
export function repeatsParameter(request: Request): boolean {
  const names = [...new URL(request.url).searchParams.keys()];
  return new Set(names).size < names.length;
}

/** Leave an answer out of the CDN: one for a parameter of which there are any number of values. */
export function notOnCdn(response: Response): Response {
  response.headers.delete('Netlify-CDN-Cache-Control');
  return response;
}

/** Whether a request only reads: GET, or HEAD, which is answered like GET without a body. */
export function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** A JSON answer, stored nowhere unless its headers say otherwise. */
export function ok(data: object, options: OkOptions = {}): Response {
  return okText(JSON.stringify(data), options);
}

/** The same for an answer that is written already: one with an ETag, made of its text. */
export function okText(body: string, options: OkOptions): Response {
  return json(body, options.status ?? 200, { ...PERSONAL, ...options.headers });
}

/** An error answer in the reader's language, the same shape for every function; never cached. */
export function problem(status: number, code: ProblemCode, lang: Lang, options: ProblemOptions = {}): Response {
  const message = apiText(lang, code);
  const body: ErrorAnswer = {
    ok: false,
    success: false,
    message,
    error: message,
    code,
    ...(options.fields !== undefined && { fields: options.fields }),
  };
  return json(JSON.stringify(body), status, { ...PERSONAL, 'Content-Language': lang, ...options.headers });
}

/** The answer to a method that an address does not know (RFC 9110 §15.5.6 demands `Allow`). */
export function methodNotAllowed(allow: string, lang: Lang): Response {
  return problem(405, 'method-not-allowed', lang, { headers: { Allow: allow } });
}

/** A page of the build, filled in for one visitor: never cached, under the policy of all pages. */
export function page(
  html: string,
  status: number,
  lang: Lang,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': lang };
  return new Response(html, { status, headers: { ...pageHeaders(), ...PERSONAL, ...type, ...headers } });
}

/**
 * Send a browser on after a form post, so that reloading does not post again (RFC 9110 §15.4.4).
 *
 * @param location path on this site
 */
export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...functionHeaders(), ...PERSONAL, Location: location } });
}

/**
 * Answer a reading address: 405 for other methods, 400 for a repeated parameter, 304 when the caller's copy is current (RFC 9110 §13.1.2), no body for HEAD.
 *
 * @param produce makes the answer for GET; what it throws becomes a 500 without details
 */
export async function answerRead(
  request: Request,
  produce: (lang: Lang) => Response | Promise<Response>,
): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang');
  const lang = langOrDefault(asked);
  if (!isReading(request)) return methodNotAllowed('GET, HEAD', lang);
  if (repeatsParameter(request)) return conditional(request, problem(400, 'bad-query', lang));
  const answer = await answerSafely(lang, produce);
  return conditional(request, asked === null || isLang(asked) ? answer : notOnCdn(answer));
}

async function answerSafely(lang: Lang, produce: (lang: Lang) => Response | Promise<Response>): Promise<Response> {
  try {
    return await produce(lang);
  } catch (error) {
    console.error('answer failed', error instanceof Error ? error.stack : typeof error);
    return problem(500, 'server-error', lang);
  }
}

function conditional(request: Request, response: Response): Response {
  const etag = response.headers.get('ETag');
  if (etag !== null && response.status === 200 && matches(request.headers.get('If-None-Match'), etag)) {
    const headers = new Headers(response.headers);
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (request.method !== 'HEAD') return response;
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Weak comparison (RFC 9110 §8.8.3.2): CDNs that compress turn `"x"` into `W/"x"`. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

const PERSONAL = { 'Cache-Control': 'no-store' } as const;

function json(body: string, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, {
    status,
    headers: { ...functionHeaders(), 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** A body as it came; `broken` when the connection ended early. */
type Body = Uint8Array | 'too-large' | 'broken';

/** Read a request's body of at most so many bytes. Netlify receives a body as a whole, up to 6 MB, before it calls a function. */
export async function readBounded(request: Request, maxBytes: number): Promise<Body> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return 'too-large';
  try {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > maxBytes ? 'too-large' : bytes;
  } catch {
    return 'broken';
  }
}
