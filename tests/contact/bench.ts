import { handleContact } from '#src/server/contact/handler.ts';
import type { Ports } from '#src/server/contact/ports.ts';
import { FIVE, SITE } from './stage.ts';

/**
 * The handler alone, store and mail in memory: requests a second and the wait at eight at once.
 *
 * `npm run bench:contact` bundles and runs it; figures of one core.
 */
const POSTS = 20_000;
const AT_ONCE = 8;

const values = new Map<string, unknown>();
const box: Ports['box'] = {
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
const ports = {
  box,
  send: async () => ({ kind: 'sent' as const, id: 'm' }),
  now: Date.now,
  log: () => undefined,
  later: (work: () => Promise<void>) => void work(),
  fillPage: async () => undefined,
  namePosition: async () => undefined,
  isPreview: false,
};

let next = 0;
const waits: number[] = [];
async function client(): Promise<void> {
  while (next < POSTS) {
    next += 1;
    const body = JSON.stringify({ ...FIVE, key: `bench-${String(next).padStart(20, '0')}`, lang: 'ja' });
    const request = new Request(`${SITE}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Origin: SITE },
    });
    const startedAt = performance.now();
    const response = await handleContact(request, ports);
    waits.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`bench: status ${response.status}, expected 200`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, client));
waits.length = 0;
values.clear();
next = 0;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
await Promise.all(Array.from({ length: AT_ONCE }, client));
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(cpuBefore);
waits.sort((a, b) => a - b);
const at = (share: number) => waits[Math.floor(waits.length * share)]?.toFixed(2);
console.log(
  `${Math.round(POSTS / seconds)} posts/s; ${Math.round(POSTS / ((user + system) / 1e6))} per CPU second; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
);
