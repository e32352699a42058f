import { expect, test } from 'vitest';
import { interpolate } from '#src/i18n/interpolate.ts';
import { digestWords } from '#src/server/texts.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { digestMail, digestWeek } from './quarantine-digest.ts';

const mailDigest = digestWords();

test.each([
  ['a minute before Monday 9:00 in Japan', '2026-11-22T23:59:00Z', undefined],
  ['Monday 9:00', '2026-11-23T00:00:00Z', '2026-11-23'],
  ['20 hours later', '2026-11-23T20:00:00Z', '2026-11-23'],
  ['a minute after that', '2026-11-23T20:01:00Z', undefined],
  ['Sunday', '2026-11-22T03:00:00Z', undefined],
  ['Monday of another year', '2027-01-04T05:00:00Z', '2027-01-04'],
])('%s', (_, time, week) => {
  expect(digestWeek(Date.parse(time))).toBe(week);
});

test.skipIf(lacksTexts('ja'))('names references, reasons and commands; more than fifty are counted', () => {
  const held = Array.from({ length: 52 }, (_, index) => ({
    reference: String(index).padStart(8, '0'),
    reasons: index === 0 ? (['honeypot', 'too-fast'] as const) : (['honeypot'] as const),
  }));
  const { subject, text } = digestMail(held, 30, mailDigest);
  expect(subject).toBe('[確認のお願い] 保留中のお問い合わせ 52件');
  expect(text).toContain('00000000  人には見えない欄に入力がありました、表示から送信までが2秒未満でした\n00000001');
  expect(text).toContain('ほか2件\n');
  expect(text).not.toContain('00000050');
  const [intro, blank, ...rest] = text.split('\n');
  expect([intro, blank]).toEqual([interpolate(mailDigest.intro, { count: 52, days: 30 }), '']);
  expect(rest.slice(50)).toEqual([
    interpolate(mailDigest.more, { more: 2 }),
    '',
    mailDigest.commands,
    'npm run outbox -- quarantine list',
    'npm run outbox -- show <reference>',
    'npm run outbox -- quarantine release <reference>',
    '',
  ]);
});

test.skipIf(lacksTexts('ja'))('fifty are all listed', () => {
  const held = Array.from({ length: 50 }, () => ({ reference: '1A2B3C4D', reasons: ['honeypot'] as const }));
  const { text } = digestMail(held, 30, mailDigest);
  expect(text.split('\n').filter((line) => line.startsWith('1A2B3C4D  '))).toHaveLength(50);
  expect(text).not.toContain('ほか');
});
