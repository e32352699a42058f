import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from '#src/api/runtime.ts';
import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Topic } from '#src/schemas/content/contact.ts';
import type { Inquiry } from './inquiry.ts';
import { mailboxHash } from './mailbox.ts';
import { confirmationMail, type Signature, staffMail } from './mails.ts';
import type { Message } from './outbox.ts';
import type { DeployPorts } from './ports.ts';

/** A repeat of an older try is a message of its own, so that no client can shorten the outbox's 20 hours by the time it reports. */
const LATE_MS = 10 * 3_600_000;

/**
 * The message of an inquiry, and the company's reply to the visitor if the build left one. Same key and same text make the same message (a
 * double click, a retry); an edited text makes another. A late repeat has the reference of the first try.
 */
export async function messageOf(
  inquiry: Inquiry,
  ports: DeployPorts,
): Promise<{ message: Message; received: string | undefined }> {
  const { name, company, email, phone, message, subject, job, topic } = inquiry;
  const at = ports.now();
  const typed = [name, company ?? '', email, phone ?? '', message, subject ?? '', job ?? ''];
  const text = JSON.stringify(topic === undefined ? typed : [...typed, topic]);
  const first = hash(`${keyOf(inquiry, at)}\n${text}`);
  const reference = first.slice(0, 8).toUpperCase();
  const firstTryAt = at - firstTryAge(inquiry, at);
  const isLate = at - firstTryAt > LATE_MS;
  const { names, received, confirmation } = await fromBuild(inquiry, { reference, at }, ports);
  const state = isLate
    ? { key: `contact/${hash(`${first}\nrepeat`)}`, from: at, repeatOf: `contact/${first}` }
    : { key: `contact/${first}`, from: firstTryAt };
  const mail = staffMail(inquiry, { reference, at, ...names, ...(isLate && { firstTryAt }) });
  return { message: { ...state, reference, mail, ...(confirmation && { confirmation }) }, received };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

/** The key of an inquiry. Without one (no JavaScript, other systems), the same text twice on one day of the company is one inquiry. */
export function keyOf({ key }: Pick<Inquiry, 'key'>, now: number): string {
  return key ?? `no-key-${companyDay(now)}`;
}

/** Ms since the first try with the key. The key of another day was filled in by the page that answered a failed post on that day. */
function firstTryAge({ key = '', sinceFirstTry = 0 }: Inquiry, now: number): number {
  const [, day = ''] = key === keyOf({}, now) ? [] : (/^no-key-(\d{4}-\d{2}-\d{2})$/.exec(key) ?? []);
  const start = Number.isNaN(Date.parse(day)) ? now : Date.parse(inCompanyZone(day));
  return Math.max(sinceFirstTry * 1000, now - start);
}

/** What the build writes next to the contact function (`src/content/deploy-files.ts`), as `contact.json`. */
export interface ContactData {
  readonly signatures: Readonly<Record<Lang, Signature>>;
  /** Titles of the positions on the site, by slug. */
  readonly positions: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** In the language of the staff. */
  readonly topics: readonly Topic[];
}

interface FromBuild {
  /** In the language of the staff. */
  readonly names?: { readonly position: string | undefined; readonly topic: string | undefined };
  readonly received?: string;
  readonly confirmation?: Message['confirmation'];
}

/** What only the build knows of an inquiry. An inquiry is worth more than all of it: it is mailed without, too. */
async function fromBuild(
  { lang, job = '', topic: key, email, website }: Inquiry,
  receipt: { reference: string; at: number },
  { folder, env, log }: DeployPorts,
): Promise<FromBuild> {
  try {
    const data = JSON.parse(await readFile(path.join(folder, 'contact.json'), 'utf8')) as ContactData;
    const titleIn = (own: Lang) => (Object.hasOwn(data.positions[own], job) ? data.positions[own][job] : undefined);
    const topic = data.topics.find((one) => one.key === key);
    const signature = data.signatures[lang];
    const { received } = signature.reply;
    const names = { position: titleIn(DEFAULT_LANG), topic: topic?.label };
    // A program that fills the trap field would have the site write to strangers.
    if (website || !env.isConfirming) return { names, received };
    const mail = confirmationMail(email, signature, { ...receipt, lang, position: titleIn(lang), role: topic?.role });
    return { names, received, confirmation: { mail, mailbox: mailboxHash(email, env.hashKey) } };
  } catch (error) {
    log('contact-data-missing', { lang, error: kindOf(error) });
    return {};
  }
}
