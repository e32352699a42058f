import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readEnv } from '#src/server/env.ts';
import { realPipeline, recordFor } from '#tests/contact/pipeline.ts';
import { SIGNATURE } from '#tests/contact/stage.ts';
import { confirmWith, marksOf, SIGNATURES_FILE } from './confirmation.ts';

const DAY = 24 * 3_600_000;
const record = recordFor(realPipeline, 'ab'.repeat(20), 0);

test('marks: of one address on one day of Japan, whatever its case and suffix; nothing without the key', async () => {
  const first = await marksOf('taro@mihon.example', 0, 'key');
  expect(first.once).toMatch(/^[0-9a-f]{40}$/);
  expect(await marksOf('TARO+a+b@mihon.example', DAY - 9 * 3_600_000 - 1, 'key')).toEqual(first);
  const others = [
    await marksOf('taro@mihon.example', DAY - 9 * 3_600_000, 'key'),
    await marksOf('jiro@mihon.example', 0, 'key'),
    await marksOf('taro@mihon.example', 0, 'another key'),
  ];
  expect(new Set([first, ...others].map(({ once }) => once)).size).toBe(4);
  expect(others.map(({ blocked }) => blocked === first.blocked)).toEqual([true, false, false]);
});

test('the mail is signed with what the build left; without it none is made, and that is logged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signatures-'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const confirm = confirmWith(readEnv({}), folder);
    expect(await confirm?.(record, 'a@b.example')).toBeUndefined();
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'confirmation-missing' }]);
    await writeFile(join(folder, SIGNATURES_FILE), JSON.stringify({ ja: SIGNATURE }));
    const { mail } = (await confirm?.(record, 'a@b.example')) ?? {};
    expect(mail).toMatchObject({ to: 'a@b.example', text: expect.stringContaining('Example Inc.') });
  } finally {
    log.mockRestore();
    await rm(folder, { recursive: true });
  }
});

test('CONTACT_CONFIRM=off makes none', () => {
  expect(confirmWith(readEnv({ CONTACT_CONFIRM: 'off' }), '')).toBeUndefined();
});

test('the key of the hashes is there wherever mail goes out', () => {
  const keyWith = (source: Readonly<Record<string, string>>) => readEnv(source).hashKey;
  expect(keyWith({ CONTACT_HASH_KEY: 'h', RESEND_API_KEY: 'r' })).toBe('h');
  expect(keyWith({ RESEND_API_KEY: 'r', SMTP_URL: 's' })).toBe('r');
  expect(keyWith({ SMTP_URL: 's' })).toBe('s');
});
