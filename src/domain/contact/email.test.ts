import { describe, expect, test } from 'vitest';
import { mail, mailAlert } from '#locales/ja/contact.json';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import { deadReasonSchema } from '#src/schemas/contact/outbox.ts';
import { alertMail, staffMail } from './email.ts';
import { countOf, tally } from './report.ts';
import { suspicionsOf } from './spam.ts';

const submission: Submission = {
  name: 'Taro Yamada',
  company: 'Mihon Inc.',
  email: 'taro@mihon.example',
  phone: '',
  message: 'First line\n\n受付番号: FFFFFFFF',
  lang: 'en',
  subject: 'Application: System engineer',
  job: 'system-engineer',
  topic: 'careers',
  page: '/recruit/system-engineer',
  consent: true,
  consentVersion: '2024-01-01',
  website: false,
};
const AT = Date.UTC(2026, 10, 21, 4, 5, 9);

describe('staffMail', () => {
  const { subject, text, replyTo, plainSubject, plainText } = staffMail(submission, '1A2B3C4D', AT, mail);

  test('names reference and topic in the subject, and answers go to the visitor', () => {
    expect(subject).toBe('[お問い合わせ 1A2B3C4D] Application: System engineer');
    expect(replyTo).toBe('taro@mihon.example');
    expect(plainSubject).toBe('[お問い合わせ 1A2B3C4D] Webサイトからのお問い合わせ');
  });

  test('tells every fact in Japanese, the message last', () => {
    expect(text).toBe(
      [
        'お客様の言語: 英語 ／ 応募職種: system-engineer ／ 閲覧元: /recruit/system-engineer',
        '',
        'Webサイトからお問い合わせがありました。',
        'このメールに返信すると、お客様に届きます。',
        '',
        '受付番号: 1A2B3C4D',
        '受付日時: 2026年11月21日土曜日 13:05:09（日本時間）',
        'ご用件: 採用について',
        '件名: Application: System engineer',
        'お名前: Taro Yamada',
        '会社名: Mihon Inc.',
        'メールアドレス: taro@mihon.example',
        '電話番号: （なし）',
        '個人情報の取り扱いへの同意: 2026年11月21日土曜日 13:05:09（日本時間）に同意（文面の版: 2024-01-01）',
        '',
        'お問い合わせ内容:',
        '',
        'First line',
        '',
        '受付番号: FFFFFFFF',
        '',
      ].join('\n'),
    );
  });

  test('without Reply-To it does not promise that a reply arrives', () => {
    const [, , intro, answering] = plainText?.split('\n') ?? [];
    expect([intro, answering]).toEqual([
      'Webサイトからお問い合わせがありました。',
      'このメールに返信しても、お客様には届きません。お返事は、下のメールアドレス宛てに新しいメールでお送りください。',
    ]);
    expect(plainText?.split('\n').slice(4)).toEqual(text.split('\n').slice(4));
  });

  test.each([
    [{ subject: undefined, job: undefined, topic: undefined }, '[お問い合わせ 1A2B3C4D] 一般のお問い合わせ'],
    [{ subject: undefined, job: undefined, topic: 'documents' }, '[お問い合わせ 1A2B3C4D] 資料のご請求'],
    [{ subject: 'API', job: undefined, topic: 'partnership' }, '[お問い合わせ 1A2B3C4D] 協業・お取引のご提案（API）'],
    [{ subject: 'API', job: undefined, topic: undefined }, '[お問い合わせ 1A2B3C4D] API'],
    [{ subject: undefined }, '[お問い合わせ 1A2B3C4D] 採用（system-engineer）'],
  ] as const)('without a subject: %j', (change, expected) => {
    expect(staffMail({ ...submission, ...change }, '1A2B3C4D', AT, mail).subject).toBe(expected);
  });

  test('without consent it says so', () => {
    expect(staffMail({ ...submission, consent: undefined }, '1A2B3C4D', AT, mail).text).toContain('記録なし');
  });
});

test('the alert names reason and command, and nobody', () => {
  const { subject, text } = alertMail(
    { id: 'a'.repeat(40), reference: 'AAAAAAAA', reason: 'expired', maybeDelivered: true },
    mailAlert,
  );
  expect(subject).toContain('AAAAAAAA');
  expect(text).toContain(`npm run outbox -- requeue ${'a'.repeat(40)}`);
  expect(text).toContain('すでに届いている可能性があります');
});

test.each(deadReasonSchema.options)('the alert about an inquiry that is %s says so, and no other reason', (reason) => {
  const { text } = alertMail({ id: 'a'.repeat(40), reference: 'AAAAAAAA', reason, maybeDelivered: false }, mailAlert);
  expect(deadReasonSchema.options.filter((one) => text.includes(mailAlert.reasons[one]))).toEqual([reason]);
  expect(text).not.toContain('すでに届いている可能性があります');
});

test('suspicions', () => {
  expect(suspicionsOf({ website: true, elapsed: 1 })).toEqual(['honeypot', 'too-fast']);
  expect(suspicionsOf({ website: false, elapsed: 2 })).toEqual([]);
  expect(suspicionsOf({ website: false, elapsed: 1.9 })).toEqual(['too-fast']);
  expect(suspicionsOf({})).toEqual([]);
});

test('counts by month in Japan, language, page, job and topic', () => {
  const record = {
    acceptedAt: Date.UTC(2026, 10, 30, 16),
    origin: { lang: 'en', page: '/services/architect', topic: 'documents' },
  } as const;
  const count = countOf(record);
  expect(count).toEqual({ month: '2026-12', lang: 'en', page: '/services/architect', job: '-', topic: 'documents' });
  expect(
    tally([count, { ...count, month: '2026-11' }, count]).map(({ month, inquiries }) => [month, inquiries]),
  ).toEqual([
    ['2026-12', 2],
    ['2026-11', 1],
  ]);
});
