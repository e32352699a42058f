import { writeSync } from 'node:fs';
import type { Context } from '@netlify/functions';

/**
 * A real process for one job: a post or a sweep through the deployed form of the functions. A job may have it killed by SIGKILL at the nth
 * network call. The job is JSON in argv, the output is lines of JSON.
 */
interface Job {
  readonly kind: 'post' | 'sweep';
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Which call of `fetch` is the last. */
  readonly killAt?: number;
  readonly before?: boolean;
  /** How far this process's clock is ahead, ms. */
  readonly aheadMs?: number;
}

const job: Job = JSON.parse(process.argv[2] ?? '{}');
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const realNow = Date.now;
Date.now = () => realNow() + (job.aheadMs ?? 0);

const realFetch = globalThis.fetch;
let calls = 0;
globalThis.fetch = async (...args) => {
  calls += 1;
  const isLast = calls === job.killAt;
  if (isLast && job.before) process.kill(process.pid, 'SIGKILL');
  try {
    return await realFetch(...args);
  } finally {
    // Also after a call that failed.
    if (isLast) process.kill(process.pid, 'SIGKILL');
  }
};

const jobs: Promise<unknown>[] = [];
const context = {
  deploy: { context: 'production' },
  params: {},
  waitUntil: (promise: Promise<unknown>) => jobs.push(promise),
} as unknown as Context;

const loadedAt = performance.now();
const { default: contact } = await import('#functions/contact.ts');
const { default: sweepOnce } = await import('#functions/contact-sweep.ts');
const importMs = performance.now() - loadedAt;

if (job.kind === 'post') {
  const request = new Request('https://company.example/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(job.fields),
  });
  const startedAt = performance.now();
  const response = await contact(request, context);
  say({ status: response.status, answerMs: performance.now() - startedAt, importMs, ...(await response.json()) });
  await Promise.all(jobs);
} else {
  const response = await sweepOnce(new Request('https://company.example/'), context);
  say({ status: response.status });
}
process.exit(0);
