import { describe, expect, test } from 'vitest';
import { mail, mailAlert, mailConfirmation } from '#src/api/contact-words.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, forLang } from '#src/i18n/langs.ts';
import { colonIn } from '#src/i18n/writing.ts';
import type { TopicRole } from '#src/schemas/content/contact.ts';
import { SIGNATURE } from '#tests/contact/inquiries.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import type { Inquiry } from './inquiry.ts';
import { alertOf, confirmationMail, staffMail } from './mails.ts';

const colon = colonIn(DEFAULT_LANG);
const AT = Date.UTC(2026, 10, 21, 4, 5, 9);
const TIME = '2026年11月21日（土）13:05:09（日本標準時）';

const inquiry: Inquiry = {
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
const mailed = (change: Partial<Inquiry> = {}, facts: Partial<Parameters<typeof staffMail>[1]> = {}) =>
  staffMail({ ...inquiry, ...change }, { reference: '1A2B3C4D', at: AT, ...facts });

describe.skipIf(lacksTexts('ja'))('staffMail', () => {
  const { subject, text, replyTo } = mailed({ phone: '03-1234-5678' }, { topic: '採用について' });

  test('names reference and topic in the subject, and answers go to the visitor', () => {
    expect(subject).toBe('[お問い合わせ 1A2B3C4D] Application: System engineer');
    expect(replyTo).toBe('taro@mihon.example');
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
        '電話番号：03-1234-5678',
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

  test.each([
    [{ subject: undefined, job: undefined, topic: undefined }, undefined, '一般のお問い合わせ'],
    [{ subject: undefined, job: undefined, topic: 'site-survey' }, '現地調査', '現地調査'],
    [{ subject: 'API', job: undefined, topic: 'site-survey' }, '現地調査', '現地調査（API）'],
    [{ subject: 'API', job: undefined, topic: undefined }, undefined, 'API'],
    [{ subject: undefined }, '採用', '採用（system-engineer）'],
  ] as const)('without a subject: %j, topic %s', (change, topic, expected) => {
    const { subject } = mailed(change, { topic });
    expect(subject).toBe(`[お問い合わせ 1A2B3C4D] ${expected}`);
  });

  test('the separate consent to the transfer abroad has a line of its own, with time and version', () => {
    const lineOf = (change: Partial<Inquiry>) =>
      mailed(change)
        .text.split('\n')
        .find((line) => line.startsWith(mail.consentAbroad + colon))
        ?.split(colon)[1];
    const given = interpolate(mail.agreed, { time: TIME, version: '2024-01-01' }).split(colon)[0];
    expect(lineOf({ consentAbroad: true })).toBe(given);
    expect(lineOf({ consentAbroad: true, lang: 'zh' })).toBe(given);
    expect(lineOf({ lang: 'zh' })).toBe(mail.abroadNotRecorded);
    expect(lineOf({})).toBeUndefined();
  });

  test('an inquiry that filled the trap field is marked in its subject, a late repeat in its text', () => {
    expect(mailed({ website: true }).subject).toBe(interpolate(mail.suspect, { subject }));
    const repeated = mailed({}, { firstTryAt: AT - 86_400_000 }).text.split('\n')[3];
    expect(repeated).toBe(interpolate(mail.repeat, { time: '2026年11月20日（金）13:05（日本標準時）' }));
  });
});

test.skipIf(lacksTexts('ja')).each(['expired', 'refused', 'conflict', 'bounced', 'complained'] as const)(
  'the alert about an inquiry that is %s names the reason and two commands, and nobody',
  (reason) => {
    const { subject, text } = alertOf('AAAAAAAA', reason);
    expect(subject).toContain('AAAAAAAA');
    expect(text.split('\n')).toEqual([
      mailAlert.intro,
      '',
      `${mailAlert.reference}${colon}AAAAAAAA`,
      `${mailAlert.reason}${colon}${mailAlert.reasons[reason]}`,
      reason === 'refused' ? mailAlert.notDelivered : mailAlert.maybeDelivered,
      '',
      `${mailAlert.whatToDo}${colon}${mailAlert.command}`,
      'npm run outbox -- send AAAAAAAA',
      mailAlert.commandDelete,
      'npm run outbox -- delete AAAAAAAA',
      '',
    ]);
  },
);

const received = (lang: 'ja' | 'en' | 'zh', own = SIGNATURE, context: { position?: string; role?: TopicRole } = {}) =>
  confirmationMail('a@b.example', own, { reference: '1A2B3C4D', at: AT, lang, ...context });

test.skipIf(lacksTexts('ja'))('in Japanese: 受付のお知らせ, what happens next, 署名', () => {
  const { subject, text, to, replyTo } = received('ja');
  expect({ subject, to, replyTo }).toEqual({
    subject: '【見本株式会社】お問い合わせ受付のお知らせ（受付番号 1A2B3C4D）',
    to: 'a@b.example',
    replyTo: undefined,
  });
  expect(text.split('\n')).toEqual([
    'お問い合わせいただいた方へ',
    '',
    'このたびは、見本株式会社のWebサイトからお問い合わせいただき、誠にありがとうございます。',
    '次のとおり受け付けましたので、お知らせいたします。',
    '',
    '受付番号：1A2B3C4D',
    '受付日時：2026年11月21日（土）13:05（日本標準時）',
    '',
    'このあとの流れ',
    '1. 担当者が読みます。',
    '2. 2営業日以内にお返事します。',
    '3. お会いします。',
    '',
    '2営業日を過ぎた場合は、下記までご連絡ください。',
    '',
    '※このメールは自動でお送りしています。個人情報保護のため、ご記入いただいた内容は記載しておりません。',
    '',
    '※お心当たりのない場合は、ほかの方がメールアドレスを誤って入力した可能性があります。お手数ですが、このメールは破棄してください。',
    '',
    '----------------------------------------',
    '見本株式会社',
    '〒100-0000',
    '東京都千代田区見本町1-2-3',
    '電話：03-0000-0000（平日9:00〜18:00）',
    'メール：contact@mihon.example',
    'https://mihon.example',
    '----------------------------------------',
    '',
  ]);
});

describe.each([
  ['ja', '2026年11月21日（土）13:05'],
  ['en', 'Saturday, November 21, 2026 at 13:05'],
  ['zh', '2026年11月21日（周六）13:05'],
] as const)('%s', (lang, time) => {
  if (lacksTexts(lang)) return test.skip('has no texts');
  const words = forLang(mailConfirmation, lang);
  const signature = { ...SIGNATURE, name: 'A <b>bold</b> & Co.' };
  const { text, html = '' } = received(lang, signature);

  test('says the time of Japan, and the same in text and HTML', () => {
    expect(text).toContain(time);
    const bare = html.replace(/<title>.*?<\/title>|<[^>]+>/g, '').replace(/&amp;|&lt;|&gt;/g, '');
    for (const line of text.split('\n').filter((line) => !/^-+$/.test(line)))
      for (const part of line.replace(/^\d\. |[<>&]/g, '').split(/: |：/)) expect(bare).toContain(part);
  });

  test('the HTML holds no markup of others, no picture, no script, no link but to the site', () => {
    expect(html).not.toMatch(/<(?:img|script|link|style|form|iframe)|<b>bold/);
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1])).toEqual(['https://mihon.example']);
  });

  test('the HTML is drawn as it was, whatever its words', async () => {
    expect(html).toContain(`<html lang="${lang}`);
    const drawn = html
      .replace(/ lang="[^"]+"/, '')
      .replace(/>[^<]+/g, '>…')
      .replaceAll('<', '\n<');
    await expect(drawn).toMatchFileSnapshot('__snapshots__/confirmation.html');
  });

  test('an application is confirmed as one, with its position and the way that documents take', () => {
    const mailFor = (context: { position?: string; role?: TopicRole }) => received(lang, SIGNATURE, context);
    const filled = (line: string) => line.replace('{{company}}', SIGNATURE.name).replace('{{reference}}', '1A2B3C4D');
    const application = mailFor({ position: 'Pilot' });
    expect(application.subject).toBe(filled(words.application.subject));
    for (const line of [...words.application.intro.map(filled), ...(SIGNATURE.reply.mail.nextCareers ?? [])])
      for (const part of [application.text, application.html]) expect(part).toContain(line);
    expect(application.text).toMatch(new RegExp(`^${words.position}(?:: |：)Pilot$`, 'm'));

    const question = mailFor({ role: 'careers' });
    expect(question.subject).toBe(filled(words.subject));
    expect(question.text).toContain(SIGNATURE.reply.mail.nextCareers?.at(-1));
    expect(question.text).not.toContain(words.position);
    expect(mailFor({ role: 'documents' }).text).toBe(text.replaceAll(signature.name, SIGNATURE.name));
  });
});
