import { describe, expect, test } from 'vitest';
import { colonIn } from '#src/i18n/colon.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import { deadReasonSchema } from '#src/schemas/contact/outbox.ts';
import { alertWords, staffWords } from '#src/server/texts.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { alertMail, staffMail } from './email.ts';
import { countOf, tally } from './report.ts';
import { suspicionsOf } from './spam.ts';

const mail = staffWords();
const mailAlert = alertWords();
const colon = colonIn(DEFAULT_LANG);

const submission: Submission = {
  name: 'Taro Yamada',
  company: 'Mihon Inc.',
  email: 'taro@mihon.example',
  phone: '',
  message: 'First line\n\n受付番号：FFFFFFFF',
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

describe.skipIf(lacksTexts('ja'))('staffMail', () => {
  const { subject, text, replyTo, plainSubject, plainText } = staffMail(submission, '1A2B3C4D', AT, mail, {
    topic: '採用について',
  });

  test('names reference and topic in the subject, and answers go to the visitor', () => {
    expect(subject).toBe('[お問い合わせ 1A2B3C4D] Application: System engineer');
    expect(replyTo).toBe('taro@mihon.example');
    expect(plainSubject).toBe('[お問い合わせ 1A2B3C4D] Webサイトからのお問い合わせ');
  });

  test('has every fact in Japanese, then the message', () => {
    expect(text).toBe(
      [
        'お客様の言語：英語 ／ 応募職種：system-engineer ／ 閲覧元：/recruit/system-engineer',
        '',
        'Webサイトからお問い合わせがありました。',
        'このメールに返信すると、お客様に届きます。',
        '',
        '受付番号：1A2B3C4D',
        '受付日時：2026年11月21日（土）13:05:09（日本標準時）',
        'ご用件：採用について',
        '件名：Application: System engineer',
        'お名前：Taro Yamada',
        '会社名：Mihon Inc.',
        'メールアドレス：taro@mihon.example',
        '個人情報の取り扱いへの同意：2026年11月21日（土）13:05:09（日本標準時）に同意（文面の版：2024-01-01）',
        '',
        'お問い合わせ内容：',
        '',
        'First line',
        '',
        '受付番号：FFFFFFFF',
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
    [{ subject: undefined, job: undefined, topic: undefined }, undefined, '一般のお問い合わせ'],
    [{ subject: undefined, job: undefined, topic: 'site-survey' }, '現地調査', '現地調査'],
    [{ subject: 'API', job: undefined, topic: 'site-survey' }, '現地調査', '現地調査（API）'],
    [{ subject: 'API', job: undefined, topic: undefined }, undefined, 'API'],
    [{ subject: undefined }, '採用', '採用（system-engineer）'],
  ] as const)('without a subject: %j, topic %s', (change, topic, expected) => {
    const { subject } = staffMail({ ...submission, ...change }, '1A2B3C4D', AT, mail, { topic });
    expect(subject).toBe(`[お問い合わせ 1A2B3C4D] ${expected}`);
  });

  test('a topic that the site does not have is printed as its key', () => {
    const removed = { ...submission, subject: undefined, job: undefined, topic: 'press-tour' };
    const { subject, text } = staffMail(removed, '1A2B3C4D', AT, mail);
    expect(subject).toBe('[お問い合わせ 1A2B3C4D] press-tour');
    expect(text).toContain(`\n${mail.topicLabel}${colon}press-tour\n`);
  });

  test('a position that the site has is printed as its title and slug', () => {
    const { subject, text } = staffMail({ ...submission, subject: undefined }, '1A2B3C4D', AT, mail, {
      position: 'システムエンジニア',
    });
    expect(text).toMatch(/^お客様の言語：英語 ／ 応募職種：システムエンジニア（system-engineer） ／ /);
    expect(subject).toBe('[お問い合わせ 1A2B3C4D] 採用（システムエンジニア）');
  });

  test('what the form does not ask for has a line only where it was sent', () => {
    const phoned = staffMail({ ...submission, phone: '03-0000-0000', subject: undefined }, 'X', AT, mail).text;
    expect(phoned).toContain(`\n${mail.phone}${colon}03-0000-0000\n`);
    expect(phoned).not.toContain(`${mail.subjectLabel}:`);
  });

  test('the separate consent to the transfer abroad has a line of its own, with time and version', () => {
    const time = '2026年11月21日（土）13:05:09（日本標準時）';
    const linesOf = (change: Partial<Submission>, asksConsentAbroad: boolean) => {
      const { text, plainText = '' } = staffMail({ ...submission, ...change }, 'X', AT, mail, { asksConsentAbroad });
      const own = (whole: string) => whole.split('\n').filter((line) => line.startsWith(mail.consentAbroad + colon));
      expect(own(plainText)).toEqual(own(text));
      return own(text).map((line) => line.slice((mail.consentAbroad + colon).length));
    };
    const given = interpolate(mail.agreed, { time, version: '2024-01-01' });
    expect(linesOf({ consentAbroad: true }, true)).toEqual([given]);
    expect(linesOf({ consentAbroad: true }, false)).toEqual([given]);
    expect(linesOf({}, true)).toEqual([mail.abroadNotRecorded]);
    expect(linesOf({}, false)).toEqual([]);
  });

  test.each([120, 121])(
    'a subject of %i characters is no longer than 120, by characters as they are read',
    (length) => {
      const head = '[お問い合わせ 1A2B3C4D] ';
      const whole = head + '𠮷'.repeat(length - head.length);
      const cut = staffMail({ ...submission, subject: whole.slice(head.length) }, '1A2B3C4D', AT, mail).subject;
      expect(cut).toBe(length <= 120 ? whole : `${head}${'𠮷'.repeat(119 - head.length)}…`);
    },
  );

  test('where something is not known it says so', () => {
    const { text } = staffMail({ ...submission, consent: undefined, job: undefined, page: undefined }, 'X', AT, mail);
    expect(text.split('\n')[0]).toBe('お客様の言語：英語 ／ 応募職種：（なし） ／ 閲覧元：（なし）');
    expect(text).toContain(`${mail.consent}${colon}${mail.notRecorded}\n`);
    const unversioned = staffMail({ ...submission, consentVersion: undefined }, 'X', AT, mail).text;
    const time = '2026年11月21日（土）13:05:09（日本標準時）';
    expect(unversioned).toContain(`${mail.consent}${colon}${interpolate(mail.agreedUnknownVersion, { time })}\n`);
  });
});

test.skipIf(lacksTexts('ja'))('the alert names reason and commands, and nobody', () => {
  const dead = { id: 'a'.repeat(40), reference: 'AAAAAAAA', reason: 'expired', maybeDelivered: true } as const;
  const { subject, text } = alertMail(dead, mailAlert);
  expect(subject).toContain('AAAAAAAA');
  expect(text.split('\n')).toEqual([
    mailAlert.intro,
    '',
    `${mailAlert.reference}${colon}AAAAAAAA`,
    `${mailAlert.reason}${colon}${mailAlert.reasons.expired}`,
    mailAlert.maybeDelivered,
    '',
    `${mailAlert.whatToDo}${colon}${mailAlert.command}`,
    `npm run outbox -- requeue ${dead.id}`,
    mailAlert.commandAck,
    `npm run outbox -- ack ${dead.id}`,
    '',
  ]);
});

test.skipIf(lacksTexts('ja')).each(deadReasonSchema.options)(
  'the alert about an inquiry that is %s says so, and no other reason',
  (reason) => {
    const { text } = alertMail({ id: 'a'.repeat(40), reference: 'AAAAAAAA', reason, maybeDelivered: false }, mailAlert);
    expect(deadReasonSchema.options.filter((one) => text.includes(mailAlert.reasons[one]))).toEqual([reason]);
    expect(text).toContain(`\n${mailAlert.notDelivered}\n`);
    expect(text).not.toContain(mailAlert.maybeDelivered);
  },
);

test('suspicions', () => {
  expect(suspicionsOf({ website: true, elapsed: 1 })).toEqual(['honeypot', 'too-fast']);
  expect(suspicionsOf({ website: false, elapsed: 2 })).toEqual([]);
  expect(suspicionsOf({ website: false, elapsed: 1.9 })).toEqual(['too-fast']);
  expect(suspicionsOf({})).toEqual([]);
});

test('counts by month, language, page, job and topic', () => {
  const record = {
    acceptedAt: Date.UTC(2026, 10, 30, 16),
    origin: { lang: 'en', page: '/services/consulting', topic: 'documents' },
  } as const;
  const count = countOf(record);
  expect(count).toEqual({ month: '2026-12', lang: 'en', page: '/services/consulting', job: '-', topic: 'documents' });
  expect(
    tally([count, { ...count, month: '2026-11' }, count]).map(({ month, inquiries }) => [month, inquiries]),
  ).toEqual([
    ['2026-12', 2],
    ['2026-11', 1],
  ]);
});

test('in a report the newest month comes first, in it the most frequent, of those the page by its address', () => {
  const row = (month: string, page: string) => ({ month, lang: 'ja', page, job: '-', topic: '-' }) as const;
  const counts = [row('2026-10', '/z'), row('2026-11', '/c'), row('2026-11', '/b'), row('2026-11', '/a')];
  const rows = tally([...counts, row('2026-11', '/c')]).map(({ month, page, inquiries }) => [month, page, inquiries]);
  expect(rows).toEqual([
    ['2026-11', '/c', 2],
    ['2026-11', '/a', 1],
    ['2026-11', '/b', 1],
    ['2026-10', '/z', 1],
  ]);
});
