import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isReading, methodNotAllowed, ok, page, problem, redirect, repeatsParameter } from '#src/api/http.ts';
import { kindOf } from '#src/api/runtime.ts';
import { apiText, apiTexts, fieldText } from '#src/api/texts.ts';
import { DEFAULT_LANG, isLang, type Lang, langOrDefault } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import type { PageFilling } from './fill-page.ts';
import { checkInquiry, type FieldError, type Inquiry, isAgreement } from './inquiry.ts';
import { keyOf, messageOf } from './message.ts';
import { accept } from './outbox.ts';
import type { DeployPorts } from './ports.ts';
import { type BodyKind, bodyKindOf, type Fields, hintedLang, isOwnOrigin, Refusal, readFields } from './request.ts';

/** /api/contact: HTTP in, HTTP out; JSON for scripts, pages for forms without JavaScript. */

interface ContactPorts extends DeployPorts {
  /** Runs work after the answer. */
  readonly later: (work: () => Promise<unknown>) => void;
}

/** Addresses of what a form post without JavaScript ends with. */
const RECEIVED = '/api/contact/';

const RETRY_AFTER = { 'Retry-After': '30' };

/**
 * Answer one request to /api/contact. Never throws. Reports success only for an inquiry that the store confirmed or the mail service
 * accepted.
 */
export async function handleContact(request: Request, ports: ContactPorts): Promise<Response> {
  const lang = hintedLang(request);
  const kind = bodyKindOf(request);
  try {
    return await answer(request, kind, lang, ports);
  } catch (error) {
    if (error instanceof Refusal) return refused(error, kind, lang, ports);
    // The message may hold what a visitor typed: only the kind of error is written.
    ports.log('handler-error', { error: kindOf(error) });
    return refused(new Refusal(500, 'server-error'), kind, lang, ports);
  }
}

async function answer(
  request: Request,
  kind: BodyKind | undefined,
  hint: Lang,
  ports: ContactPorts,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (repeatsParameter(request)) throw new Refusal(400, 'bad-query');
  if (pathname.startsWith(RECEIVED)) return showReceived(request, pathname.slice(RECEIVED.length), hint, ports);
  if (request.method !== 'POST') return methodNotAllowed('POST', hint);
  if (!isOwnOrigin(request)) throw new Refusal(403, 'cross-origin');
  if (kind === undefined) throw new Refusal(415, 'unsupported-type');
  const typed = await readFields(request, kind);
  const checked = checkInquiry(typed);
  const lang = checked.ok ? checked.value.lang : langOrDefault(typed['lang'] ?? hint);
  const errors: Partial<Record<string, FieldError>> = checked.ok ? {} : checked.fields;
  if (HAS_CONSENT_PAGE && kind === 'form' && !isAgreement(typed['consent'])) errors['consent'] = 'consent';
  if (!checked.ok || Object.keys(errors).length > 0)
    throw new Refusal(422, 'invalid-fields', { lang, typed, errors: sentencesOf(errors, lang) });
  return take(checked.value, kind, typed, ports);
}

/**
 * The thank-you page with the reference, for visitors without JavaScript. It has its own address, so that a reload does not post again.
 * The reference is not looked up: a made-up one is printed as it is.
 */
async function showReceived(request: Request, reference: string, lang: Lang, ports: ContactPorts): Promise<Response> {
  if (!isReading(request)) return methodNotAllowed('GET, HEAD', lang);
  if (!/^[0-9A-F]{8}$/.test(reference)) return problem(404, 'not-found', lang);
  // The page's own script, which stores this choice, would look for another language among the addresses of pages.
  const asked = new URL(request.url).searchParams.get('lng');
  if (isLang(asked) && asked !== lang) return redirect(`${RECEIVED}${reference}?lang=${asked}&lng=${asked}`);
  const html = await filledPage('contact/thanks', lang, { values: {}, errors: {}, reference }, ports);
  if (html === undefined) return redirect(localizePath('/contact/thanks', lang));
  return page(request.method === 'HEAD' ? '' : html, 200, lang);
}

async function take(inquiry: Inquiry, kind: BodyKind, typed: Fields, ports: ContactPorts): Promise<Response> {
  const { lang } = inquiry;
  const { message, received } = await messageOf(inquiry, ports);
  const { reference } = message;
  const accepted = await accept(ports, message, ports.later);
  ports.log('contact', { ref: reference, accepted, lang });
  if (accepted === 'unavailable')
    throw new Refusal(503, 'unavailable', { lang, typed: { ...typed, key: keyOf(inquiry, ports.now()) } });
  if (kind === 'form') return redirect(`${RECEIVED}${reference}?lang=${lang}`);
  const texts = apiTexts(lang);
  const said =
    ports.mode === 'preview'
      ? { message: texts.preview, error: null, code: 'preview' }
      : { message: received ?? texts.received, error: null, code: 'received' };
  return ok({ ok: true, success: true, ...said, reference }, { headers: { 'Content-Language': lang } });
}

async function refused(
  { status, code, details: { errors, typed = {}, ...details } }: Refusal,
  kind: BodyKind | undefined,
  hint: Lang,
  ports: ContactPorts,
): Promise<Response> {
  const { lang = hint } = details;
  const headers = status === 503 ? RETRY_AFTER : {};
  if (kind === 'form') {
    // The fields of a form are texts.
    const values = typed as Readonly<Record<string, string>>;
    const filling = { values, errors: errors ?? {}, failure: apiText(lang, code) };
    const html = await filledPage(status >= 500 ? '500' : FORM_PAGE, lang, filling, ports);
    if (html !== undefined) return page(html, status, lang, headers);
  }
  return problem(status, code, lang, { headers, ...(errors !== undefined && { fields: errors }) });
}

function sentencesOf(errors: Readonly<Partial<Record<string, FieldError>>>, lang: Lang): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, fieldText(lang, error, field)]] : [])),
  );
}

/** Pages of the build that are filled for a visitor. */
const FORM_PAGE = HAS_CONSENT_PAGE ? 'contact/form' : 'contact';
export const FILLED_PAGES = [FORM_PAGE, 'contact/thanks', '500'] as const;

/** The file of a page, below `dist/` and below the function's data. */
export function pageFile(name: (typeof FILLED_PAGES)[number], lang: Lang): string {
  return path.join(lang === DEFAULT_LANG ? '' : lang, `${name}.html`);
}

/** A page of the build with its places filled; undefined if it is missing or cannot be filled: the answer then has its sentences alone. */
async function filledPage(
  name: (typeof FILLED_PAGES)[number],
  lang: Lang,
  filling: PageFilling,
  { folder, log }: ContactPorts,
): Promise<string | undefined> {
  try {
    // On demand: only visitors without JavaScript need the parser.
    const { fillPage } = await import('./fill-page.ts');
    return fillPage(await readFile(path.join(folder, pageFile(name, lang)), 'utf8'), filling, lang);
  } catch (error) {
    log('page-unfilled', { name, lang, error: kindOf(error) });
    return undefined;
  }
}
