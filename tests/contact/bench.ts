import { LANGS } from '#src/i18n/langs.ts';
import { handleContact } from '#src/server/contact/handler.ts';
import type { Message, Ports } from '#src/server/contact/ports.ts';
import { figure, table } from '#tools/bench/table.ts';
import { confirm, FIVE, postOf } from './stage.ts';

/**
 * The handler alone, store and mail in memory, eight inquiries at once until their last mail was sent: how many a second, with the mail
 * to staff only and with the visitor's confirmation too, and what the mails weigh.
 *
 * `npm run bench:contact` bundles and runs it; figures of one core.
 */
const POSTS = 20_000;
const AT_ONCE = 8;

interface Load {
  readonly perSecond: number;
  /** Waits for the answer in milliseconds, the shortest first. */
  readonly waits: readonly number[];
  readonly messages: readonly Message[];
}

async function main(): Promise<void> {
  const ways = [
    ['the mail to staff', undefined],
    ['both mails', confirm],
  ] as const;
  const rows: string[][] = [];
  for (const [name, way] of ways) {
    await load(way);
    const { perSecond, waits, messages } = await load(way);
    const at = (share: number) => figure(waits[Math.floor(waits.length * share)] ?? Number.NaN, 2);
    rows.push([name, figure(POSTS), figure(messages.length), figure(perSecond), at(0.5), at(0.99)]);
  }
  console.log(table(['sent', 'inquiries', 'mails', 'inquiries a second', 'p50 ms', 'p99 ms'], rows));
  console.log(`\n${table(['mail, bytes', ...LANGS], await weights())}`);
}

/** @param way to make the confirmation; none is sent without it */
async function load(way: typeof confirm | undefined): Promise<Load> {
  const messages: Message[] = [];
  const ask = handlerInto(messages, way);
  const waits: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    while (next < POSTS) waits.push(await ask(next++, 'ja'));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const perSecond = POSTS / ((performance.now() - startedAt) / 1000);
  return { perSecond, waits: waits.sort((a, b) => a - b), messages };
}

/** A row for each part of the mails, and of it the bytes in each language of the form. */
async function weights(): Promise<(string | number)[][]> {
  const all = await Promise.all(
    LANGS.map(async (lang) => {
      const messages: Message[] = [];
      await handlerInto(messages, confirm)(0, lang);
      const [staff, visitor] = messages;
      return [staff?.text, visitor?.text, visitor?.html].map((text = '') => figure(Buffer.byteLength(text)));
    }),
  );
  return ['to staff', 'confirmation, text', 'confirmation, HTML'].map((name, at) => [
    name,
    ...all.map((sizes) => sizes[at] ?? ''),
  ]);
}

/**
 * A handler with a store of its own.
 *
 * @param messages gets what is sent
 * @returns posts an inquiry, waits for its mails, and returns the time of its answer
 */
function handlerInto(messages: Message[], way: typeof confirm | undefined) {
  const values = new Map<string, unknown>();
  const store: Ports['store'] = {
    create: async (key, value) => {
      if (values.has(key)) return 'exists';
      values.set(key, value);
      return 'created';
    },
    get: async (key) => ({ ok: true, value: values.get(key) }),
    list: async () => ({ ok: true, value: [] }),
    del: async (key) => values.delete(key),
    put: async () => true,
  };
  return async (nth: number, lang: (typeof LANGS)[number]): Promise<number> => {
    const jobs: Promise<void>[] = [];
    // Another visitor each time: an address is confirmed to once a day.
    const email = `${nth}@mihon.example.jp`;
    const request = postOf({ ...FIVE, email, key: `bench-${String(nth).padStart(20, '0')}` }, { lang });
    const startedAt = performance.now();
    const response = await handleContact(request, {
      store,
      send: async (message) => ({ kind: 'sent', id: String(messages.push(message)) }),
      now: Date.now,
      log: () => undefined,
      later: (work) => jobs.push(work()),
      fillPage: async () => undefined,
      findReply: async () => undefined,
      namePosition: async () => undefined,
      findTopic: async () => undefined,
      confirm: way,
      isPreview: false,
    });
    const wait = performance.now() - startedAt;
    if (response.status !== 200) throw new Error(`bench: status ${response.status}, expected 200`);
    await Promise.all(jobs);
    return wait;
  };
}

await main();
