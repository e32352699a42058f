import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { command } from '#tools/command-line/command.ts';
import { readEnvFile } from '#tools/serve/env-file.ts';

/**
 * The command behind `npm run mail:check`: sends one marked inquiry through a running site and prints each step.
 *
 * With `HEALTH_KEY` in the shell or in `.env` it checks the counts of /api/health to see that the inquiry was delivered.
 *
 * @example npm run mail:check -- https://company.example you@company.example
 */

readEnvFile();
const healthKey = process.env['HEALTH_KEY']?.trim();

const [given, address] = command('mail:check', 'Sends one marked inquiry through a site, and prints each step.')
  .argument('[site]', 'address of the site', 'http://localhost:8888')
  .argument('[address]', 'gets the confirmation', 'mail-check@example.com')
  .parse().processedArgs as [string, string];
const site = given.replace(/\/+$/, '');
/** A sweep runs every five minutes; a first attempt runs at once. */
const PATIENCE_MS = 11 * 60_000;
const POLL_MS = 3000;

interface HealthAnswer {
  readonly ok: boolean;
  readonly alarms: readonly string[];
  /** Only for those who have the key. */
  readonly mail?: string;
  readonly counts?: { readonly pending: number };
  /** An answer may be half a minute old. */
  readonly countedAt?: string;
}

async function health(): Promise<HealthAnswer> {
  const headers: Record<string, string> = healthKey ? { Authorization: `Bearer ${healthKey}` } : {};
  return (await ask('/api/health', 20_000, { headers })) as unknown as HealthAnswer;
}

interface Posted {
  readonly status: number;
  readonly reference: string | undefined;
  readonly message: string;
  /** The site's own clock afterwards, ms since 1970; an HTTP date leaves the fraction of a second out. */
  readonly at: number;
}

async function post(key: string): Promise<Posted> {
  const { status, reference, message, fields, date } = await ask('/api/contact', 15_000, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'mail:check',
      email: address,
      phone: '',
      message: `This is a test of the website (npm run mail:check). No answer is needed.\n\n${key}`,
      lang: DEFAULT_LANG,
      key,
    }),
  });
  const at = Date.parse(String(date)) + 1000;
  const detail = Object.entries((fields ?? {}) as Record<string, string>).map((field) => field.join(': '));
  return {
    status,
    reference: reference as string | undefined,
    message: [message, ...detail].join(' '),
    at,
  };
}

async function ask(
  path: string,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<Record<string, unknown> & { status: number }> {
  const response = await fetch(site + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  try {
    const date = response.headers.get('Date') ?? new Date().toISOString();
    return { ...(JSON.parse(text) as Record<string, unknown>), status: response.status, date };
  } catch {
    throw new Error(
      `${path} answered ${response.status} without JSON. Is this the address of the site, with its functions?`,
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (!/^https?:/.test(site)) return 'write the whole address of the site, with https:// (or http://localhost:8888)';
  if (error.cause === undefined) return error.message;
  return `nothing answers there (${(error.cause as NodeJS.ErrnoException).code ?? error.message}). Is the site running?`;
}

function tell(step: string, isGood: boolean, detail: string): void {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step}: ${detail}`);
  if (!isGood) process.exitCode = 1;
}

try {
  const before = await health();
  tell(
    '1 health before',
    before.ok,
    `mail=${before.mail ?? '(unknown without HEALTH_KEY)'} alarms=[${before.alarms.join(', ')}]`,
  );
  const key = `mail-check-${randomUUID()}`;
  const first = await post(key);
  tell(
    '2 inquiry sent',
    first.status === 200 && first.reference !== undefined,
    `${first.status} ${first.reference ?? first.message}`,
  );
  // Nothing was taken, so there is nothing to follow.
  if (first.reference === undefined) process.exit();
  const second = await post(key);
  tell(
    '3 the same again is the same inquiry',
    second.reference === first.reference,
    `${second.status} ${second.reference ?? ''}`,
  );
  if (before.countedAt === undefined) {
    const why = healthKey ? 'HEALTH_KEY is not the key of the site' : 'set HEALTH_KEY to follow it';
    console.log(`     4 whether it was handed to the mail service is unknown: ${why}`);
    if (healthKey) process.exitCode = 1;
  } else await follow(before, second.at);
  console.log(`     5 look for ${first.reference} in the staff mailbox, locally in .mail/: it must be there once`);
  console.log(`     6 where confirmations are on, ${address} gets one, once in 24 hours at most`);
} catch (error) {
  tell('no answer', false, `${site}: ${reasonOf(error)}`);
}

async function follow(before: HealthAnswer, postedAt: number): Promise<void> {
  const waiting = before.counts?.pending ?? 0;
  const deadline = Date.now() + (before.mail === 'preview' ? 0 : PATIENCE_MS);
  let after = await health();
  const isOver = () => Date.parse(after.countedAt ?? '') >= postedAt && (after.counts?.pending ?? 0) <= waiting;
  if (!isOver())
    console.log(`     waiting until the site counts it as handed over, ${PATIENCE_MS / 60_000} minutes at most`);
  while (!isOver() && Date.now() < deadline) {
    await sleep(POLL_MS);
    after = await health();
  }
  tell(
    '4 handed to the mail service',
    isOver(),
    isOver()
      ? 'nothing more is pending'
      : `${after.counts?.pending ?? 0} pending, alarms=[${after.alarms.join(', ')}]; "npm run outbox -- list pending" tells more`,
  );
}
