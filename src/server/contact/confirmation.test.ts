import { expect, onTestFinished, test, vi } from 'vitest';
import { colonIn } from '#src/i18n/colon.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { readEnv } from '#src/server/env.ts';
import { confirmationWords } from '#src/server/texts.ts';
import { recordFor } from '#tests/contact/pipeline.ts';
import { SIGNATURE, TOPICS } from '#tests/contact/stage.ts';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { confirmWith, repliesFrom, SIGNATURES_FILE } from './confirmation.ts';
import { POSITIONS_FILE, positionsFrom } from './positions.ts';
import { TOPICS_FILE, topicsFrom } from './topics.ts';

const record = recordFor('ab'.repeat(20), 0);
const SIGNED = { [SIGNATURES_FILE]: JSON.stringify({ ja: SIGNATURE }) };
const confirmIn = (folder: string) => confirmWith(readEnv({}), folder, positionsFrom(folder), topicsFrom(folder));

test('the mail is signed with what the build left; without it none is made, and that is logged', async () => {
  const folder = temporaryFolder();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const confirm = confirmIn(folder);
  expect(await confirm?.(record, 'a@b.example')).toBeUndefined();
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'confirmation-missing' }]);
  writeFiles(folder, SIGNED);
  const { mail } = (await confirm?.(record, 'a@b.example')) ?? {};
  expect(mail).toMatchObject({ to: 'a@b.example', text: expect.stringContaining('Example Inc.') });
  expect(await repliesFrom(folder)('ja')).toEqual(SIGNATURE.reply);
  expect(await repliesFrom(`${folder}/none`)('ja')).toBeUndefined();
});

test.each(LANGS)('the mail is in the language of the inquiry: %s', async (lang) => {
  const confirm = confirmIn(temporaryFolder({ [SIGNATURES_FILE]: JSON.stringify({ [lang]: SIGNATURE }) }));
  const { mail } = (await confirm?.({ ...record, origin: { lang } }, 'a@b.example')) ?? {};
  expect(mail?.text).toMatch(new RegExp(`^${confirmationWords(lang).greeting}\n`));
});

test('an application is confirmed with the title that the site has for its slug; other slugs name nothing', async () => {
  const confirm = confirmIn(
    temporaryFolder({ ...SIGNED, [POSITIONS_FILE]: JSON.stringify({ ja: { pilot: '操縦士' } }) }),
  );
  const mailFor = async (job: string) =>
    (await confirm?.({ ...record, origin: { lang: 'ja', job } }, 'a@b.example'))?.mail.text;
  expect(await mailFor('pilot')).toContain(`${confirmationWords('ja').position}${colonIn('ja')}操縦士\n`);
  expect(await mailFor('buy-now')).not.toMatch(new RegExp(`${confirmationWords('ja').position}|buy-now`));
});

test('the confirmation of an inquiry about work explains how to send documents, by the role of its topic', async () => {
  const confirm = confirmIn(temporaryFolder({ ...SIGNED, [TOPICS_FILE]: JSON.stringify(TOPICS) }));
  const mailFor = async (topic: string) =>
    (await confirm?.({ ...record, origin: { lang: 'ja', topic } }, 'a@b.example'))?.mail.text;
  const documents = SIGNATURE.reply.mail.nextCareers?.at(-1);
  expect(await mailFor('jobs')).toContain(documents);
  for (const topic of ['site-survey', 'careers']) expect(await mailFor(topic)).not.toContain(documents);
});

test('CONTACT_CONFIRM=off makes none', () => {
  expect(confirmWith(readEnv({ CONTACT_CONFIRM: 'off' }), '', positionsFrom(''), topicsFrom(''))).toBeUndefined();
});

test('the key of the hashes is there wherever mail goes out', () => {
  const keyWith = (source: Readonly<Record<string, string>>) => readEnv(source).hashKey;
  expect(keyWith({ CONTACT_HASH_KEY: 'h', RESEND_API_KEY: 'r' })).toBe('h');
  expect(keyWith({ RESEND_API_KEY: 'r', SMTP_URL: 's' })).toBe('r');
  expect(keyWith({ SMTP_URL: 's' })).toBe('s');
});
