import { isLang, type Lang, langOrDefault } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { readBounded } from '#src/server/bounded-body.ts';
import type { ProblemCode } from '#src/server/texts.ts';

/** Reading a contact request: everything that can be refused before a field is looked at. */

/** 5,000 characters of four bytes, percent-encoded by a form, fit. */
const MAX_BODY_BYTES = 65_536;

export type BodyKind = 'json' | 'form';

type Parsed =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly status: number; readonly code: ProblemCode };

const refuse = (status: number, code: ProblemCode): Parsed => ({ ok: false, status, code });

/**
 * The type of a request's body by its headers; undefined for types that are not taken. `text/plain` and multipart are what a foreign page
 * could send without asking (OWASP, CSRF cheat sheet).
 */
export function bodyKindOf(request: Request): BodyKind | undefined {
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') return undefined;
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Whether a request comes from a page of this site, or from no page at all (other systems of the company). */
export function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site === 'cross-site') return false;
  if (origin === null) return true;
  if (origin === 'null') return site === 'same-origin';
  return URL.parse(origin)?.host === new URL(request.url).host;
}

/**
 * The language of an answer given before the payload was read: `?lang=`, else the page it came from, else the visitor's choice, else the
 * browser's. The choice is in the cookie that `languageKey` names; the company's part of the name is not known here.
 */
export function hintedLang(request: Request): Lang {
  const asked = new URL(request.url).searchParams.get('lang');
  if (asked !== null) return langOrDefault(asked);
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  if (referer?.host === new URL(request.url).host) return splitLang(referer.pathname).lang;
  const chosen = /(?:^|;\s*)[^=;]*\.lang=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  if (isLang(chosen)) return chosen;
  const first = (request.headers.get('Accept-Language') ?? '').slice(0, 2).toLowerCase();
  return langOrDefault(first);
}

/**
 * Read the fields of a request, whatever was sent.
 *
 * @returns the fields of a JSON object or a form; 413 over {@link MAX_BODY_BYTES} (the rest is not read), 400 when unreadable
 */
export async function readFields(request: Request, kind: BodyKind): Promise<Parsed> {
  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (bytes === 'too-large') return refuse(413, 'too-large');
  if (bytes === 'broken') return refuse(400, 'bad-request');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return kind === 'json' ? fromJson(text) : fromForm(text);
  } catch {
    return refuse(400, 'bad-request');
  }
}

/** A repeated name is refused, here and in a form: two parties might read two different values (OWASP ASVS, parameter pollution). */
function fromJson(text: string): Parsed {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(400, 'bad-request');
  if (Object.keys(value).length !== namesIn(text)) return refuse(400, 'bad-request');
  return { ok: true, fields: value as Record<string, unknown> };
}

/** How many names an object has in its JSON, repeated ones too; those of objects inside it are not counted. */
function namesIn(json: string): number {
  let depth = 0;
  let names = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':' && depth === 1) names += 1;
  }
  return names;
}

function fromForm(text: string): Parsed {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) return refuse(400, 'bad-request');
    fields[name] = value;
  }
  return { ok: true, fields };
}
