import { suspicionsOf } from '#src/domain/contact/spam.ts';
import { DEFAULT_LANG, isLang, type Lang, langOrDefault } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { ContactAnswer, FieldError, Submission } from '#src/schemas/contact/inquiry.ts';
import { isReading, methodNotAllowed, ok, page, problem, redirect, repeatsParameter } from '#src/server/http.ts';
import { kindOf } from '#src/server/log.ts';
import { apiText, apiTexts, fieldText, type ProblemCode, staffWords } from '#src/server/texts.ts';
import type { Confirm, FindReply } from './confirmation.ts';
import { accept } from './delivery.ts';
import type { FillPage } from './form-page.ts';
import type { Ports } from './ports.ts';
import type { NamePosition } from './positions.ts';
import { keyOfDay, outboxRecord } from './record.ts';
import { type BodyKind, bodyKindOf, hintedLang, isOwnOrigin, readFields } from './request.ts';
import type { FindTopic } from './topics.ts';

/** /api/contact: HTTP in, HTTP out; JSON for scripts, pages for forms without JavaScript. */

export interface ContactPorts extends Ports {
  /** Runs work after the answer. */
  readonly later: (work: () => Promise<void>) => void;
  readonly fillPage: FillPage;
  /** Makes the confirmation for the visitor; absent where none is sent. */
  readonly confirm?: Confirm | undefined;
  readonly findReply: FindReply;
  readonly namePosition: NamePosition;
  readonly findTopic: FindTopic;
  /** A deploy that sends nothing, and says so. */
  readonly isPreview: boolean;
}

/** Addresses of what a form post without JavaScript ends with. */
const RECEIVED = '/api/contact/';

/** Seconds after which trying again makes sense. */
const RETRY_AFTER_S = '30';

interface Failure {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly typed?: Readonly<Record<string, unknown>>;
}

/**
 * Answer one request to /api/contact. Never throws. Reports success only for an inquiry that the store confirmed or the mail service
 * accepted.
 */
export async function handleContact(request: Request, ports: ContactPorts): Promise<Response> {
  const lang = hintedLang(request);
  const kind = bodyKindOf(request);
  try {
    return await handle(request, kind, lang, ports);
  } catch (error) {
    // The message may hold what a visitor typed: only the kind of error is written.
    ports.log('handler-error', { error: kindOf(error) });
    return fail(kind, lang, ports, { status: 500, code: 'server-error' });
  }
}

async function handle(
  request: Request,
  kind: BodyKind | undefined,
  hint: Lang,
  ports: ContactPorts,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (repeatsParameter(request)) return fail(kind, hint, ports, { status: 400, code: 'bad-query' });
  if (pathname.startsWith(RECEIVED)) return showReceived(request, pathname.slice(RECEIVED.length), hint, ports);
  if (request.method !== 'POST') return methodNotAllowed('POST', hint);
  if (!isOwnOrigin(request)) return fail(kind, hint, ports, { status: 403, code: 'cross-origin' });
  if (kind === undefined) return fail(kind, hint, ports, { status: 415, code: 'unsupported-type' });
  const read = await readFields(request, kind);
  if (!read.ok) return fail(kind, hint, ports, read);

  const typed = read.fields;
  // On demand, like whatever else a refused request does not need: it builds the whole schema.
  const { checkContact, isAgreement } = await import('#src/schemas/contact/inquiry.ts');
  const checked = checkContact(typed);
  const lang = checked.ok ? checked.value.lang : langOrDefault(typed['lang'] ?? hint);
  const errors: Partial<Record<string, FieldError>> = checked.ok ? {} : checked.fields;
  if (kind === 'form' && !isAgreement(typed['consent'])) errors['consent'] = 'consent';
  if (!checked.ok || Object.keys(errors).length > 0) {
    return fail(kind, lang, ports, { status: 422, code: 'invalid-fields', fields: sentences(errors, lang), typed });
  }
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
  const html = await ports.fillPage('contact/thanks', lang, { values: {}, errors: {}, reference });
  if (html === undefined) return redirect(localizePath('/contact/thanks', lang));
  return page(request.method === 'HEAD' ? '' : html, 200, lang);
}

async function take(
  submission: Submission,
  kind: BodyKind,
  typed: Readonly<Record<string, unknown>>,
  ports: ContactPorts,
): Promise<Response> {
  const { lang } = submission;
  const position = await ports.namePosition(submission.job, DEFAULT_LANG);
  const topic = (await ports.findTopic(submission.topic))?.label;
  const inquiry = await outboxRecord(submission, ports.now(), staffWords(), { position, topic });
  const confirmation = await ports.confirm?.(inquiry, submission.email);
  const record = confirmation === undefined ? inquiry : { ...inquiry, confirmation };
  const accepted = await accept(ports, record, suspicionsOf(submission), ports.later);
  ports.log('contact', { ref: record.reference, accepted, lang });
  if (accepted === 'unavailable') {
    return fail(kind, lang, ports, {
      status: 503,
      code: 'unavailable',
      typed: { key: keyOfDay(ports.now()), ...typed },
    });
  }
  if (kind === 'form') return redirect(`/api/contact/${record.reference}?lang=${lang}`);
  const texts = apiTexts(lang);
  const answer: ContactAnswer = {
    ok: true,
    success: true,
    message: ports.isPreview ? texts.preview : ((await ports.findReply(lang))?.received ?? texts.received),
    error: null,
    code: ports.isPreview ? 'preview' : 'received',
    reference: record.reference,
  };
  return ok(answer, { headers: { 'Content-Language': lang } });
}

async function fail(kind: BodyKind | undefined, lang: Lang, ports: ContactPorts, failure: Failure): Promise<Response> {
  const { status, code, fields, typed } = failure;
  const headers: Record<string, string> = status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {};
  if (kind === 'form') {
    const html = await ports.fillPage(status >= 500 ? '500' : 'contact/form', lang, {
      values: strings(typed ?? {}),
      errors: fields ?? {},
      failure: apiText(lang, code),
    });
    if (html !== undefined) return page(html, status, lang, headers);
  }
  return problem(status, code, lang, { headers, ...(fields !== undefined && { fields }) });
}

function sentences(errors: Readonly<Partial<Record<string, FieldError>>>, lang: Lang): Record<string, string> {
  const result: Record<string, string> = Object.create(null);
  for (const [field, error] of Object.entries(errors))
    if (error !== undefined) result[field] = fieldText(lang, error, field);
  return result;
}

function strings(typed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
