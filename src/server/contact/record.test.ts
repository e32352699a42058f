import { describe, expect, test } from 'vitest';
import { colonIn } from '#src/i18n/colon.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import { staffWords } from '#src/server/texts.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { keyOfDay, outboxRecord } from './record.ts';

const NOW = Date.UTC(2026, 10, 21, 23, 59);
const submission: Submission = {
  name: 'Taro',
  company: 'Mihon',
  email: 'taro@mihon.example',
  phone: '03',
  message: 'Hello',
  subject: 'API',
  job: 'system-engineer',
  topic: 'careers',
  lang: 'en',
  page: '/recruit',
  key: 'k'.repeat(16),
  website: false,
};
const idOf = async (change: Partial<Submission> = {}, now = NOW) =>
  (await outboxRecord({ ...submission, ...change } as Submission, now, staffWords())).id;

describe('the id of an inquiry', () => {
  test('is the same for the same text under the same key, whenever and wherever it is sent again', async () => {
    expect(await idOf({ lang: 'ja', page: '/', sinceFirstTry: 60 }, NOW + 86_400_000)).toBe(await idOf());
  });

  test.each(['name', 'company', 'email', 'phone', 'message', 'subject', 'job', 'topic', 'key'] as const)(
    'is another with another %s, or with none',
    async (field) => {
      const ids = [await idOf(), await idOf({ [field]: 'partnership' }), await idOf({ [field]: undefined })];
      expect(new Set(ids).size).toBe(3);
    },
  );

  test('without a key is the same for one day in Japan', async () => {
    expect(keyOfDay(NOW)).toBe('no-key-2026-11-22');
    const key = undefined;
    const midnight = Date.UTC(2026, 10, 21, 15);
    expect(await idOf({ key }, midnight)).toBe(await idOf({ key }, midnight + 86_399_999));
    expect(await idOf({ key }, midnight)).not.toBe(await idOf({ key }, midnight - 1));
  });
});

describe('a late repeat', () => {
  const recordOf = (change: Partial<Submission>) => outboxRecord({ ...submission, ...change }, NOW, staffWords());

  test.skipIf(lacksTexts('ja'))(
    'has an id and a window of its own, the reference of the first try, and a remark that says since when',
    async () => {
      const [first, late] = [await recordOf({}), await recordOf({ sinceFirstTry: 36_001 })];
      expect(late).toMatchObject({ windowFrom: NOW, repeatOf: first.id, reference: first.reference });
      expect(late.id).not.toBe(first.id);
      expect((await recordOf({ sinceFirstTry: 90_000 })).id).toBe(late.id);
      for (const text of [late.mail.text, late.mail.plainText])
        expect(text).toContain('2026年11月21日（土）22:58（日本標準時）以降に一度試みられており');
      expect(first.mail.text).not.toContain('以降に一度試みられており');
    },
  );

  test.each([
    ['ten hours after the first try', { sinceFirstTry: 36_000 }, false],
    ['a second more', { sinceFirstTry: 36_001 }, true],
    ['with the key that a form post without script had the day before', { key: 'no-key-2026-11-21' }, true],
    ['with the key of today', { key: 'no-key-2026-11-22' }, false],
    ['with the key of a day to come', { key: 'no-key-2027-01-01' }, false],
    ['with the key of no day', { key: 'no-key-2026-99-99' }, false],
  ])('%s: %j is one: %s', async (_, change, isLate) => {
    const record = await recordOf(change);
    expect(record.repeatOf !== undefined).toBe(isLate);
    expect(record.windowFrom).toBe(NOW - (isLate ? 0 : ((change as Partial<Submission>).sinceFirstTry ?? 0) * 1000));
  });
});

test.each([
  ['zh', true, true],
  ['zh', undefined, true],
  ['ja', true, true],
  ['ja', undefined, false],
] as const)('in %s with the separate consent %s: its line is kept with the mail: %s', async (lang, given, isTold) => {
  const { mail } = await outboxRecord({ ...submission, lang, consentAbroad: given }, NOW, staffWords());
  const { consentAbroad, abroadNotRecorded } = staffWords();
  expect(mail.text.includes(`\n${consentAbroad}${colonIn(DEFAULT_LANG)}`)).toBe(isTold);
  expect(mail.text.includes(abroadNotRecorded)).toBe(isTold && given !== true);
});

test('the record says when it came, from where, since when it is tried, and how people name it', async () => {
  const record = await outboxRecord({ ...submission, sinceFirstTry: 90 }, NOW, staffWords());
  expect(record).toMatchObject({
    reference: record.id.slice(0, 8).toUpperCase(),
    acceptedAt: NOW,
    windowFrom: NOW - 90_000,
    mail: { replyTo: submission.email, subject: expect.stringContaining(record.reference) },
  });
  expect(record.origin).toEqual({ lang: 'en', page: '/recruit', job: 'system-engineer', topic: 'careers' });
  const { page: _, job: __, topic: ___, ...bare } = submission;
  expect((await outboxRecord(bare, NOW, staffWords())).origin).toEqual({ lang: 'en' });
});
