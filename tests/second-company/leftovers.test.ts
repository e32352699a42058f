import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { filesBelow } from '#src/content/files-below.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { startFakeResend } from '#tests/contact/fake-resend.ts';
import { FIVE, MAIL_ENV } from '#tests/contact/inquiries.ts';
import { ask, ORIGIN, runScheduled, settled } from '#tests/site/platform.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { blobsContext, startBlobStore } from '#tools/serve/blob-store.ts';
import { former, search } from './former-company.ts';

/** Pictures are looked at by their colours (own.test.ts), and are drawn from words that pages hold too. */
const IS_TEXT = /\.(html|css|js|mjs|json|xml|svg|txt|webmanifest|pf_\w+)$|\/_\w+$/;

/** The texts of a folder, those of the search index unpacked. */
function texts(folder: string): { file: string; text: string }[] {
  const files = filesBelow(folder).map((file) => path.join(folder, file));
  return files
    .filter((file) => IS_TEXT.test(file))
    .map((file) => {
      const bytes = readFileSync(file);
      const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
      return { file, text: (isZipped ? gunzipSync(bytes) : bytes).toString() };
    });
}

test('there is something to look for: names, numbers, towns, colours and a mark', () => {
  expect(former.words.length).toBeGreaterThan(30);
  expect(former.colours.length).toBeGreaterThan(20);
  expect(former.lines.length).toBeGreaterThan(0);
});

test.each([
  ['page or file', 'dist', 100],
  ['function and none of its data', '.generated/functions', 7],
])('no %s refers to the former company', (_, folder, least) => {
  const all = texts(folder);
  expect(all.length).toBeGreaterThan(least);
  expect(all.flatMap(({ file, text }) => search(text).map((found) => `${file}: ${found}`))).toEqual([]);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('no mail of an inquiry, and no alert, refers to the former company', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  const resend = await startFakeResend();
  const store = await startBlobStore(temporaryFolder());
  const env = { ...MAIL_ENV, NETLIFY_BLOBS_CONTEXT: blobsContext(store.client), RESEND_BASE_URL: resend.url };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const inquire = (lang: string, key: string) => {
    const body = JSON.stringify({
      ...FIVE,
      name: 'Hana Te Aroha',
      topic: 'day-on-board',
      key: `${key}-${lang}-0000000000000000`,
      lang,
    });
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN };
    return ask('/api/contact', { method: 'POST', body, headers });
  };
  for (const lang of LANGS) expect((await inquire(lang, 'leftover')).status).toBe(200);
  await settled();
  expect(JSON.stringify(resend.mails)).toContain('A day on board');
  // One sweep gives up after a day, the next one alerts staff.
  resend.mode = '500';
  expect((await inquire(DEFAULT_LANG, 'alerted')).status).toBe(200);
  await settled();
  resend.mode = 'ok';
  const before = resend.mails.length;
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  for (let sweep = 0; sweep < 2; sweep++) await runScheduled('contact-sweep');
  expect(resend.mails.length).toBeGreaterThan(before);
  expect(resend.mails.flatMap(({ body }) => search(JSON.stringify(body)))).toEqual([]);
  await Promise.all([resend.close(), store.stop()]);
});
