import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The command behind `npm run mail:check`: sends one marked inquiry through a running site, told step by step.
 *
 * @example npm run mail:check -- https://sekkei-works.example you@sekkei-works.example
 */

const [site = 'http://localhost:8888', address = 'mail-check@example.com'] = process.argv.slice(2);
/** A sweep runs every five minutes; a first attempt runs at once. */
const PATIENCE_MS = 11 * 60_000;

interface HealthAnswer {
  readonly ok: boolean;
  readonly mail: string;
  readonly alarms: readonly string[];
  readonly counts?: { readonly pending: number };
}

async function health(): Promise<HealthAnswer> {
  const response = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(20_000) });
  return (await response.json()) as HealthAnswer;
}

async function post(key: string): Promise<{ status: number; reference: string | undefined; message: string }> {
  const response = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'mail:check',
      email: address,
      phone: '',
      message: `mail:check ${key}`,
      lang: 'ja',
      key,
    }),
    signal: AbortSignal.timeout(15_000),
  });
  const { reference, message } = (await response.json()) as { reference?: string; message: string };
  return { status: response.status, reference, message };
}

function tell(step: string, isGood: boolean, detail: string): void {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step}: ${detail}`);
  if (!isGood) process.exitCode = 1;
}

try {
  const before = await health();
  tell('1 health before', before.ok, `mail=${before.mail} alarms=[${before.alarms.join(', ')}]`);
  const key = `mail-check-${randomUUID()}`;
  const first = await post(key);
  tell(
    '2 inquiry sent',
    first.status === 200 && first.reference !== undefined,
    `${first.status} ${first.reference ?? first.message}`,
  );
  const second = await post(key);
  tell(
    '3 the same again is the same inquiry',
    second.reference === first.reference,
    `${second.status} ${second.reference ?? ''}`,
  );
  const waiting = before.counts?.pending ?? 0;
  const deadline = Date.now() + (before.mail === 'preview' ? 0 : PATIENCE_MS);
  let after = await health();
  while ((after.counts?.pending ?? 0) > waiting && Date.now() < deadline) {
    await sleep(10_000);
    after = await health();
  }
  const isGone = (after.counts?.pending ?? 0) <= waiting;
  tell(
    '4 handed to the mail service',
    isGone,
    isGone ? 'nothing more is pending' : `${after.counts?.pending ?? 0} pending`,
  );
  const where = after.mail === 'files' ? 'a file under .mail/' : 'the staff mailbox';
  console.log(`     5 look for ${first.reference ?? '-'} in ${where}: it must be there once`);
} catch (error) {
  tell('no answer', false, `${site}: ${error instanceof Error ? error.message : 'unknown error'}`);
}
