import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUNDLING } from '#src/bundle/function-bundles.ts';
import { filesBelow } from '#src/content/files-below.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { THREE_LANGUAGES } from '#tests/support/settings.ts';
import { type Random, seeded } from './random.ts';

/**
 * Kills the local site, with its store and its mails on disk, at random moments while inquiries arrive. Nothing is lost or doubled, nothing
 * personal stays but the mails, and no unfinished file remains after the restart. It runs only in the full test suite, because starting
 * processes takes more than a minute.
 */

const POSTS = 300;
const MIN_KILLS = 30;
/** A process dies after so many inquiries and so much time. By time alone, a fast machine would have few deaths. */
const [INQUIRIES_UNTIL_KILLED, MS_UNTIL_KILLED] = [
  [1, 5],
  [0, 40],
] as const;
const PATIENCE_MS = 120_000;
const CANARY = 'KanariaLocal';
/** A sweep sends about thirty mails; all of these are within the 20 hours that an inquiry is tried for. */
const MAX_SWEEPS = 36;
const SWEEP_EVERY_MS = 30 * 60_000;
const NINE_DAYS_MS = 9 * 24 * 3_600_000;

let folder: string;
let program: string;
let site: { url: string; process: ChildProcess } | undefined;
const output: string[] = [];
const found = { unfinished: 0 };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-site-'));
  program = path.resolve('.cache/contact-tests/local-site.mjs');
  await build({
    ...BUNDLING,
    alias: THREE_LANGUAGES,
    // The store's server loads modules in a way that a bundle does not support.
    external: [...BUNDLING.external, '@netlify/blobs/server'],
    entryPoints: ['tests/contact/local-site.ts'],
    outfile: program,
  });
});
afterEach(() => {
  site?.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(aheadMs = 0): Promise<void> {
  const child = spawn(process.execPath, [program, String(aheadMs)], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      const said = JSON.parse(line);
      if (typeof said.url !== 'string') return;
      found.unfinished += said.removed;
      resolve(said.url);
    });
    child.once('exit', () => reject(new Error(`local-site ended before it listened: ${output.at(-1)}`)));
  });
  site = { url, process: child };
}

async function kill(): Promise<void> {
  const running = site?.process;
  site = undefined;
  if (!running) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await ended;
}

/**
 * Kill and restart the site until everything is posted.
 *
 * @param begun inquiries of which a post has begun
 */
async function killOften(random: Random, begun: () => number, isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (!isOver()) {
    const next = begun() + random.between(...INQUIRIES_UNTIL_KILLED);
    while (begun() < next && !isOver()) await sleep(5);
    await sleep(random.between(...MS_UNTIL_KILLED));
    if (isOver()) break;
    await kill();
    kills += 1;
    await start();
  }
  return kills;
}

/** Post as the form does: some visitors repeat with the same key until success, others give up. */
async function post(key: string, mayGiveUp: boolean): Promise<boolean> {
  const fields = {
    name: CANARY,
    company: '見本製作所',
    phone: '',
    email: `${key.toLowerCase()}@mihon.example.jp`,
    key,
    message: `${CANARY} ${key}`,
  };
  const startedAt = Date.now();
  while (Date.now() - startedAt < PATIENCE_MS) {
    const sinceFirstTry = Math.floor((Date.now() - startedAt) / 1000);
    const running = site;
    const answer = running && (await send(running.url, { ...fields, sinceFirstTry }));
    if (answer === 200) return true;
    if (running !== undefined && mayGiveUp) return false;
    await sleep(20);
  }
  throw new Error(`${key}: no success in two minutes`);
}

async function send(url: string, fields: object): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(fields),
    });
    return response.status;
  } catch {
    return undefined;
  }
}

/** Messages that wait or were given up. */
const waiting = () => filesBelow(folder).filter((name) => /\/(?:pending|dead)\/contact/.test(name));

test.runIf(IS_FULL)(
  `${POSTS} inquiries, 3 at a time, while the local site is killed at random: each mailed once, nothing half-written left`,
  async () => {
    const random = seeded(Number(process.env['CONTACT_SEED'] ?? 1));
    const posts = Array.from({ length: POSTS }, (_, index) => ({
      key: `${CANARY}${String(index).padStart(12, '0')}`,
      mayGiveUp: random.chance(0.1),
    }));
    await start();
    let isOver = false;
    let begun = 0;
    const left = posts.entries();
    const visit = async () => {
      const seen: { key: string; isSuccess: boolean }[] = [];
      for (const [, { key, mayGiveUp }] of left) {
        begun += 1;
        seen.push({ key, isSuccess: await post(key, mayGiveUp) });
      }
      return seen;
    };
    const posting = Promise.all([visit(), visit(), visit()]).then((all) => all.flat());
    const [kills, seen] = await Promise.all([
      killOften(
        random,
        () => begun,
        () => isOver,
      ),
      posting.finally(() => {
        isOver = true;
      }),
    ]);
    await kill();
    for (let sweeps = 1; sweeps <= MAX_SWEEPS && (sweeps === 1 || waiting().length > 0); sweeps += 1) {
      await start(sweeps * SWEEP_EVERY_MS);
      await fetch(`${site?.url}/sweep`, { method: 'POST' });
      await kill();
    }
    await start(NINE_DAYS_MS);
    // Each purges two hundred at most.
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await fetch(`${site?.url}/sweep`, { method: 'POST' });
    await kill();

    const all = filesBelow(folder);
    const mails = all.filter((name) => /^\.mail\/contact-[0-9a-f]{40}\.txt$/.test(name));
    const texts = mails.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const mailed = (key: string) => texts.filter((text) => text.includes(`${CANARY} ${key}\n`)).length;
    const confirmed = seen.filter(({ isSuccess }) => isSuccess);
    const withData = all.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(CANARY));
    console.info(
      JSON.stringify({
        posts: POSTS,
        kills,
        confirmed: confirmed.length,
        mails: mails.length,
        unfinished: found.unfinished,
      }),
    );
    expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
    expect({
      lost: confirmed.filter(({ key }) => mailed(key) === 0),
      doubled: seen.filter(({ key }) => mailed(key) > 1),
      waiting: waiting(),
      personal: withData.filter((name) => !name.startsWith('.mail/')),
      unfinished: all.filter((name) => path.basename(name).startsWith('.') || /\.\d+\.[a-z0-9]+$/.test(name)),
      logged: output.filter((text) => text.includes(CANARY)),
    }).toEqual({ lost: [], doubled: [], waiting: [], personal: [], unfinished: [], logged: [] });
  },
);
