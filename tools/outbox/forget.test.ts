import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, postOf, setStage } from '#tests/contact/stage.ts';
import { forget } from './forget.ts';

const said: string[] = [];
const stage = setStage(spawn(new World()).ports);

beforeEach(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line));
  for (const name of ['CONTACT_HASH_KEY', 'RESEND_API_KEY', 'SMTP_URL']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  said.length = 0;
});

const request = { address: 'nobody@mihon.example.jp', isCertain: true } as const;

test('without a key it says that notes were not looked for, and has not done all', async () => {
  for (const isCertain of [false, true])
    expect(await forget(stage.ports.store, { ...request, isCertain }, false)).toBe(1);
  expect(said.filter((line) => line.startsWith('No key:'))).toHaveLength(2);
});

test.each(['CONTACT_HASH_KEY', 'RESEND_API_KEY', 'SMTP_URL'])('it says that it looked under %s', async (name) => {
  vi.stubEnv(name, 'a key');
  expect(await forget(stage.ports.store, request, false)).toBe(0);
  expect(said.join('\n')).toContain(`Looked under ${name}; no confirmation`);
});

test('the site of npm start has a key without any secret', async () => {
  expect(await forget(stage.ports.store, request, true)).toBe(0);
});

test('a key that is not the one of the site is said to be, and one that is, too', async () => {
  await stage.ask(postOf(FIVE));
  vi.stubEnv('RESEND_API_KEY', 'another');
  expect(await forget(stage.ports.store, request, false)).toBe(1);
  expect(said.join('\n')).toContain('Wrong key: RESEND_API_KEY');
  vi.stubEnv('CONTACT_HASH_KEY', 'a key');
  expect(await forget(stage.ports.store, request, false)).toBe(0);
  expect(said.join('\n')).toContain('Looked under CONTACT_HASH_KEY, which is the key of the site');
  expect(await forget(stage.ports.store, { address: FIVE.email, isCertain: false }, false)).toBe(0);
  expect(said.join('\n')).toContain('inquiries: 1\nconfirmations: 1\nnotes that the address bounced: 0');
});
