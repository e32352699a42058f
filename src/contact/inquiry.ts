import * as z from 'zod/mini';
import { LANGS, langOrDefault } from '#src/i18n/langs.ts';
import { OTHER_BREAKS, withoutControls, withoutInvisible } from '#src/i18n/typed-text.ts';

/** Names of the sentences under a field; each is a key of `api.fields` in the catalogue `contact`. */
export type FieldError = 'required' | 'email' | 'phone' | 'tooLong' | 'invalid' | 'consent';

/** Most characters (code points, line breaks counted once) per field. */
export const LIMITS = { name: 100, company: 100, email: 254, phone: 30, subject: 100, message: 5000 } as const;

const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]/u;

/** An e-mail address as every mail system takes it: no quotes, no literals, no comments; docomo's `a..b.@` passes. */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;
const ENCODED_LINE_BREAK = /%0[ad]/i;
const PHONE = /^[0-9 +\-()]{5,30}$/;
/** Dashes that Japanese keyboards produce between digits. */
const DASHES = /[\u2010-\u2015\u2212\u30fc\uff70]/g;

const cleaned = (clean: (text: string) => string, max: number, forbidden: RegExp) =>
  z.pipe(
    z.transform(clean),
    z.string().check(
      z.refine((text) => !isBlank(text), { error: 'required', abort: true }),
      z.refine((text) => !forbidden.test(text) && text.isWellFormed(), { error: 'invalid', abort: true }),
      z.refine((text) => [...text].length <= max, { error: 'tooLong' }),
    ),
  );

const line = (max: number) => z.pipe(z.string({ error: 'required' }), cleaned(cleanLine, max, NOT_IN_A_LINE));

/** JSON `null` and a blank optional field mean the same as no field. */
const optionalLine = (max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
    ),
    z.optional(z.pipe(z.string({ error: 'invalid' }), cleaned(cleanLine, max, NOT_IN_A_LINE))),
  );

const email = z.pipe(
  z.string({ error: 'required' }),
  z.pipe(
    z.transform(cleanEmail),
    z.string().check(
      z.refine((text) => text !== '', { error: 'required', abort: true }),
      z.refine((text) => text.length <= LIMITS.email && EMAIL.test(text) && !ENCODED_LINE_BREAK.test(text), {
        error: 'email',
      }),
    ),
  ),
);

const phone = z.pipe(
  z.transform((value: unknown) => value ?? ''),
  z.pipe(
    z.string({ error: 'phone' }),
    z.pipe(
      z.transform((text: string) => (text.length > 200 ? 'x' : cleanLine(text.normalize('NFKC')).replace(DASHES, '-'))),
      z.string().check(
        z.refine((text) => text === '' || (PHONE.test(text) && text.replace(/\D/g, '').length >= 5), {
          error: 'phone',
        }),
      ),
    ),
  ),
);

const message = z.pipe(z.string({ error: 'required' }), cleaned(cleanText, LIMITS.message, /\0/));

const AGREED: readonly unknown[] = [true, 'true', 'on', '1', 'yes'];

/** Whether a value is what a form post or JSON says for "I agree"; `false` and anything else is a refusal. */
export function isAgreement(value: unknown): boolean {
  return AGREED.includes(value);
}

const consent = z.pipe(
  z.transform((value: unknown) => (value === null || value === undefined ? undefined : isAgreement(value))),
  z.optional(z.literal(true, { error: 'consent' })),
);

/** The separate consent to the transfer abroad: given, or not asked for. Never a reason to refuse: other systems send without it. */
const consentAbroad = z.optional(
  z.pipe(
    z.transform((value: unknown) => (isAgreement(value) ? true : undefined)),
    z.optional(z.literal(true)),
  ),
);

/** A value that helps but is never a reason to refuse: kept when it fits, dropped when not. */
const hint = (pattern: RegExp) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && pattern.test(value) ? value : undefined)),
      z.optional(z.string()),
    ),
  );

const seconds = z.optional(
  z.pipe(
    z.transform((value: unknown) => {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && number >= 0 && number <= 10_000_000 ? Math.floor(number) : undefined;
    }),
    z.optional(z.number()),
  ),
);

const key = z.pipe(
  z.transform((value: unknown) => (value === null || value === '' ? undefined : value)),
  z.optional(
    z
      .string({ error: 'invalid' })
      .check(z.regex(/^[A-Za-z0-9_-]{16,}$/, { error: 'invalid', abort: true }), z.maxLength(64, { error: 'tooLong' })),
  ),
);

/**
 * An inquiry as it comes from the form or from another system. Unknown fields are dropped; the five
 * specified fields alone are valid. Every issue's message is a {@link FieldError}.
 */
export const inquirySchema = z.object({
  name: line(LIMITS.name),
  company: optionalLine(LIMITS.company),
  email,
  phone: z.optional(phone),
  message,
  subject: optionalLine(LIMITS.subject),
  job: hint(/^[a-z0-9-]{1,80}$/),
  /** Like a position, a topic is not looked up here: a form opened before an editor removed the topic still sends its key. */
  topic: hint(/^[a-z0-9-]{1,80}$/),
  lang: z.pipe(z.transform(langOrDefault), z.enum(LANGS)),
  consent,
  consentAbroad,
  consentVersion: hint(/^[A-Za-z0-9._-]{1,40}$/),
  key,
  /** Path of the page that led to the form, without query. */
  page: hint(/^\/[a-z0-9/_-]{0,120}$/),
  /** Seconds since the first try with this key: bounds how long the outbox may send under it. */
  sinceFirstTry: seconds,
  /** The trap field: people do not see it. */
  website: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '') || value === true),
    z.boolean(),
  ),
});

export type Inquiry = z.infer<typeof inquirySchema>;

/**
 * Check an inquiry.
 *
 * @param input any value; nothing is ever thrown
 * @returns the cleaned inquiry, or one {@link FieldError} per field (an object without prototype)
 */
export function checkInquiry(
  input: Readonly<Record<string, unknown>>,
): { ok: true; value: Inquiry } | { ok: false; fields: Partial<Record<string, FieldError>> } {
  const result = z.safeParse(inquirySchema, input);
  if (result.success) return { ok: true, value: result.data };
  const fields: Partial<Record<string, FieldError>> = Object.create(null);
  for (const issue of result.error.issues) fields[String(issue.path[0])] ??= issue.message as FieldError;
  return { ok: false, fields };
}

/**
 * An e-mail address as it is stored, and as stored ones are looked for: NFKC turns full-width letters and `＠．` into ASCII, and the domain
 * becomes its DNS form. Upper and lower case stay.
 *
 * @example cleanEmail(' ｔａｒｏ＠例え．ｊｐ') // => 'taro@xn--r8jz45g.jp'
 */
export function cleanEmail(raw: string): string {
  if (raw.length > 2000) return raw;
  const text = cleanLine(raw.normalize('NFKC')).replace(/[。｡]/g, '.');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || !/[^\0-\x7f]/.test(domain)) return text;
  return `${text.slice(0, at)}@${toAscii(domain)}`;
}

function toAscii(domain: string): string {
  const url = URL.parse(`http://${domain}/`);
  const isPlain = url !== null && url.pathname === '/' && url.port === '' && url.username === '' && url.search === '';
  return isPlain ? url.hostname : domain;
}

/** Clean one line: composed (NFC), without invisible format characters, trimmed. Control characters stay, to be refused. */
function cleanLine(text: string): string {
  return withoutInvisible(text).trim();
}

/** Clean a text of several lines: as one line; every kind of line break becomes `\n`, control characters go. */
function cleanText(text: string): string {
  return withoutControls(cleanLine(text.replace(/\r\n?/g, '\n').replace(OTHER_BREAKS, '\n')));
}

/** Whether a text has no visible character: only spaces, U+3000, zero-width and ignorable characters. */
function isBlank(text: string): boolean {
  return text.replace(BLANK, '') === '';
}
