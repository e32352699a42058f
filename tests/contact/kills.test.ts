import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeOf } from '#src/server/contact/outbox-store.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { type BlobStore, blobsContext, startBlobStore } from '#tools/serve/blob-store.ts';
import { type FakeResend, type ResendMode, startFakeResend } from './fake-resend.ts';
import { bundleChild, inParallel, MAIL_ENV, runChild } from './processes.ts';
import { seeded } from './random.ts';
import { FIVE } from './stage.ts';

/** Real processes, the real store server and SDK, SIGKILL: none of the fakes can hide anything here. */

/** One sweep sends about thirty mails: more posts than that would need more sweeps, not more processes. */
const POSTS = IS_FULL ? 34 : 8;
const MIN_KILLS = IS_FULL ? 20 : 4;
/** The calls of a post: those that each makes, and all of one whose mail is taken at once. */
const CALLS = { ofEach: 6, ofMailed: 26 } as const;
const SEED = Number(process.env['CONTACT_SEED'] ?? 1);
const ROUNDS = Array.from({ length: IS_FULL ? 5 : 1 }, (_, round) => SEED + round);
const MODES: readonly ResendMode[] = [
  'ok',
  'ok',
  '500-json',
  '429',
  'accept-drop',
  'accept-empty',
  'accept-truncated',
  'reset',
];
/** Sweeps at these minutes after the posts, all inside the 20 h window; the last five are not killed: two mails an inquiry. */
const AHEAD_MIN = [6, 15, 40, 90, 180, 360, 600, 800, 900, 1000, 1100, 1150] as const;
const CANARY = 'KanariaProcess';

let resend: FakeResend;
let server: BlobStore;
let directory: string;
let child: string;
let env: Record<string, string>;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startBlobStore(directory);
  resend = await startFakeResend();
  child = await bundleChild();
  env = { ...MAIL_ENV, RESEND_BASE_URL: resend.url, NETLIFY_BLOBS_CONTEXT: blobsContext(server.client) };
});
afterEach(async () => {
  await resend.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test.each(ROUNDS)(
  `${POSTS} posts in real processes, at least ${MIN_KILLS} killed: no mail and no confirmation lost or doubled (seed %i)`,
  async (seed) => {
    const random = seeded(seed);
    resend.choose = (callsOfKey) => (callsOfKey === 1 ? random.pick(MODES) : 'ok');
    let kills = 0;
    const output: string[] = [];
    const posts = Array.from({ length: POSTS }, (_, index) => ({
      key: `${CANARY}${String(index).padStart(12, '0')}`,
      killAt: random.chance(0.85) ? 1 + Math.floor(random() * random.pick([CALLS.ofEach, CALLS.ofMailed])) : undefined,
      before: random.chance(0.5),
      isRetried: random.chance(0.5),
    }));

    const addressOf = (key: string) => `${key.toLowerCase()}@mihon.example.jp`;
    const seen = await inParallel(posts, 4, async ({ key, killAt, before, isRetried }) => {
      const fields = { ...FIVE, name: CANARY, email: addressOf(key), key, message: `${CANARY} ${key}` };
      const first = await runChild(child, { kind: 'post', fields, killAt, before }, env);
      output.push(first.stdout, first.stderr);
      if (first.killed) kills += 1;
      let isSuccess = first.lines[0]?.['status'] === 200;
      if (!isSuccess && isRetried) {
        const second = await runChild(child, { kind: 'post', fields: { ...fields, sinceFirstTry: 3 } }, env);
        output.push(second.stdout, second.stderr);
        isSuccess = second.lines[0]?.['status'] === 200;
      }
      return { key, isSuccess };
    });

    for (const [index, minutes] of AHEAD_MIN.entries()) {
      const aheadMs = minutes * 60_000;
      resend.now = () => Date.now() + aheadMs;
      const isLast = index >= AHEAD_MIN.length - 5;
      const killAt = isLast ? undefined : 8 + Math.floor(random() * 30);
      const ended = await runChild(child, { kind: 'sweep', aheadMs, killAt, before: random.chance(0.5) }, env);
      output.push(ended.stdout, ended.stderr);
      if (ended.killed) kills += 1;
    }

    const store = storeOf(() => getStore({ name: 'contact', ...server.client }));
    const [pending, dead, unconfirmed, waiting] = await Promise.all(
      ['pending/', 'dead/', 'visitor-dead/', 'visitor-pending/'].map((prefix) => store.list(prefix)),
    );
    if (!pending?.ok || !dead?.ok || !unconfirmed?.ok || !waiting?.ok) throw new Error('kills: the store did not list');
    const isRecord = (key: string) => /^(?:visitor-)?pending\/[0-9a-f]{40}$/.test(key);
    expect([...pending.value, ...waiting.value].filter(isRecord)).toEqual([]);

    const textsUnder = async (keys: readonly string[]) =>
      (await Promise.all(keys.map((key) => store.get(key)))).map((read) => (read.ok ? JSON.stringify(read.value) : ''));
    const [buried, givenUp] = [await textsUnder(dead.value), await textsUnder(unconfirmed.value)];
    const mailed = (key: string) => resend.mails.filter(({ body }) => String(body['text']).includes(key)).length;
    const confirmed = (key: string) => resend.mails.filter(({ body }) => body['to'] === addressOf(key)).length;
    const isBuried = (key: string) => buried.some((text) => text.includes(key));
    const isGivenUp = (key: string) => givenUp.some((text) => text.includes(addressOf(key)));
    const alerts = resend.mails.filter(({ key }) => key.startsWith('contact-alert/')).length;
    const successes = seen.filter(({ isSuccess }) => isSuccess);
    const lost = successes.filter(({ key }) => mailed(key) === 0 && !isBuried(key));
    const doubled = seen.filter(({ key }) => mailed(key) > 1);
    const paused = new Set(
      output.flatMap((text) =>
        [...text.matchAll(/"confirmation-paused","ref":"([0-9A-F]{8})"/g)].map(([, ref]) => ref),
      ),
    );
    // More inquiries at once than the whole site confirms within an hour.
    const isPaused = (key: string) =>
      resend.mails.some(({ body }) => {
        const ref = /[0-9A-F]{8}/.exec(String(body['subject']))?.[0];
        return String(body['text']).includes(key) && paused.has(ref);
      });
    const isExpected = (key: string) => mailed(key) === 1 && !isBuried(key) && !isGivenUp(key) && !isPaused(key);
    const unheard = successes.filter(({ key }) => isExpected(key) && confirmed(key) === 0);
    const heardTwice = seen.filter(({ key }) => confirmed(key) > 1);
    console.info(
      JSON.stringify({
        posts: POSTS,
        kills,
        successes: successes.length,
        mails: resend.mails.filter(({ key }) => key.startsWith('contact/')).length,
        dead: dead.value.length,
        confirmations: resend.mails.filter(({ key }) => key.startsWith('contact-confirmation/')).length,
        unconfirmed: unconfirmed.value.length,
        paused: paused.size,
      }),
    );
    expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
    expect({ lost, doubled, unheard, heardTwice }).toEqual({ lost: [], doubled: [], unheard: [], heardTwice: [] });
    expect(alerts).toBe(dead.value.length);
    expect(output.filter((text) => /kanaria/i.test(text))).toEqual([]);
  },
);
