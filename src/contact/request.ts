import { readBounded } from '#src/api/http.ts';
import type { ProblemCode } from '#src/api/texts.ts';
import { isLang, type Lang, langOrDefault } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';

/** Reading a contact request: everything that can be refused before a field is looked at. */

/** 5,000 characters of four bytes, percent-encoded by a form, fit. */
const MAX_BODY_BYTES = 65_536;

export type BodyKind = 'json' | 'form';

export type Fields = Readonly<Record<string, unknown>>;

interface Details {
  /** Of the answer, where the fields say another than the address. */
  readonly lang?: Lang;
  readonly errors?: Readonly<Record<string, string>>;
  readonly typed?: Fields;
}

/** Thrown for a request that is not accepted: status and sentence of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(status: number, code: ProblemCode, details: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/**
 * The type of a request's body by its headers; undefined for types that are not taken. `text/plain` and multipart are what a foreign page
 * could send without asking (OWASP, CSRF cheat sheet).
 */
export function bodyKindOf({ headers }: Request): BodyKind | undefined {
  const encoding = headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') return undefined;
  const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Whether a request comes from a page of this site, or from no page at all (other systems of the company). */
export function isOwnOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'cross-site') return false;
  if (origin === null) return true;
  if (origin === 'null') return site === 'same-origin';
  return URL.parse(origin)?.host === new URL(url).host;
}

/**
 * The language of an answer given before the payload was read: `?lang=`, else the page it came from, else the visitor's choice, else the
 * browser's. The choice is in the cookie that `languageKey` names; the company's part of the name is not known here.
 */
export function hintedLang({ headers, url }: Request): Lang {
  const { searchParams, host } = new URL(url);
  const asked = searchParams.get('lang');
  if (asked !== null) return langOrDefault(asked);
  const referer = URL.parse(headers.get('Referer') ?? '');
  if (referer?.host === host) return splitLang(referer.pathname).lang;
  const chosen = /(?:^|;\s*)[^=;]*\.lang=(\w+)/.exec(headers.get('Cookie') ?? '')?.[1];
  if (isLang(chosen)) return chosen;
  return langOrDefault((headers.get('Accept-Language') ?? '').slice(0, 2).toLowerCase());
}

/**
 * Read the fields of a request. A form with a repeated name is refused: two parties might read two different values (OWASP ASVS, parameter
 * pollution). In JSON the last one counts, as `JSON.parse` reads it.
 *
 * @throws Refusal 413 over 64 KiB, 400 for what is neither a JSON object nor a form
 */
export async function readFields(request: Request, kind: BodyKind): Promise<Fields> {
  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (bytes === 'too-large') throw new Refusal(413, 'too-large');
  const fields = bytes === 'broken' ? undefined : parsed(bytes, kind);
  if (fields === undefined) throw new Refusal(400, 'bad-request');
  return fields;
}

function parsed(bytes: Uint8Array, kind: BodyKind): Fields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return kind === 'json' ? fromJson(text) : fromForm(text);
  } catch {
    return undefined;
  }
}

function fromJson(text: string): Fields | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Fields;
}

function fromForm(text: string): Fields | undefined {
  const pairs = [...new URLSearchParams(text)];
  const fields: Record<string, unknown> = Object.assign(Object.create(null), Object.fromEntries(pairs));
  return Object.keys(fields).length === pairs.length ? fields : undefined;
}
