import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#src/domain/escape-html.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import type { TopicRole } from '#src/schemas/content/contact.ts';
import { confirmationWords } from '#src/server/texts.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import {
  confirmationMail,
  confirmationRecord,
  isConfirming,
  type Signature,
  withoutConfirmation,
} from './confirmation.ts';

const [ja, en, zh] = [confirmationWords('ja'), confirmationWords('en'), confirmationWords('zh')];

const SIGNATURE: Signature = {
  name: '見本株式会社',
  address: ['〒100-0000', '東京都千代田区見本町1-2-3'],
  phone: '03-0000-0000',
  phoneHours: '平日9:00〜18:00',
  email: 'contact@mihon.example',
  site: 'https://mihon.example',
  reply: {
    received: '担当者よりご連絡いたします。',
    mail: {
      next: ['担当者が読みます。', '2営業日以内にお返事します。', 'お会いします。'],
      nextCareers: ['担当者が読みます。', '書類は専用リンクからお送りください。'],
      late: '2営業日を過ぎた場合は、下記までご連絡ください。',
    },
  },
};
const AT = Date.UTC(2026, 10, 21, 4, 5, 9);
const inquiry = (lang: Lang) => ({ reference: '1A2B3C4D', acceptedAt: AT, origin: { lang } });

test.skipIf(lacksTexts('ja'))('in Japanese: 受付のお知らせ, what happens next, 署名', () => {
  const { subject, text, to, replyTo } = confirmationMail('a@b.example', inquiry('ja'), ja, SIGNATURE);
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
  ['ja', ja, '2026年11月21日（土）13:05'],
  ['en', en, 'Saturday, November 21, 2026 at 13:05'],
  ['zh', zh, '2026年11月21日（周六）13:05'],
] as const)('%s', (lang, words, time) => {
  if (lacksTexts(lang)) return test.skip('has no texts');
  const signature = { ...SIGNATURE, name: 'A <b>bold</b> & Co.' };
  const { text, html = '' } = confirmationMail('a@b.example', inquiry(lang), words, signature);

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

  test('the HTML ends with the signature, line for line, and the site in it is a link', () => {
    const signed = text.split('\n').slice(-8, -2).map(escapeHtml);
    const site = `<a href="${SIGNATURE.site}">${SIGNATURE.site}</a>`;
    expect(html).toContain(`>${[...signed.slice(0, -1), site].join('<br>')}</p></div></body></html>`);
  });

  test('the HTML is drawn as it was, whatever its words', async () => {
    expect(html).toContain(`<html lang="${lang}`);
    const drawn = html
      .replace(/ lang="[^"]+"/, '')
      .replace(/>[^<]+/g, '>…')
      .replaceAll('<', '\n<');
    await expect(drawn).toMatchFileSnapshot('__snapshots__/confirmation.html');
  });

  test('has the phone hours and languages below the number', () => {
    const noted = confirmationMail('a@b.example', inquiry(lang), words, { ...signature, phoneNote: 'In <A> only.' });
    const lines = noted.text.split('\n');
    expect(lines[lines.findIndex((line) => line.includes(SIGNATURE.phone ?? '')) + 1]).toBe('In <A> only.');
    expect(noted.html).toContain('<br>In &lt;A&gt; only.<br>');
  });

  test('an application is confirmed as one, with its position and the way that documents take', () => {
    const mailFor = (context: { position?: string; role?: TopicRole }) =>
      confirmationMail('a@b.example', inquiry(lang), words, SIGNATURE, context);
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

  test('nobody is addressed by name or address', () => {
    expect(text + html).not.toContain('a@b.example');
  });
});

test.each([
  ['off', false],
  [' OFF ', false],
  ['on', true],
  ['', true],
  [undefined, true],
])('CONTACT_CONFIRM=%s: %s', (setting, expected) => {
  expect(isConfirming(setting)).toBe(expected);
});

test('its record is the inquiry’s with another mail, and made of nothing else', () => {
  const mail = { subject: 's', text: 't', plainSubject: 'p' };
  const marks = { once: 'a'.repeat(40), blocked: 'b'.repeat(40) };
  const inquiry: OutboxRecord = {
    id: 'c'.repeat(40),
    reference: 'CCCCCCCC',
    acceptedAt: 1,
    windowFrom: 1,
    origin: { lang: 'ja' },
    mail,
    confirmation: { mail: { ...mail, to: 'a@b.example' }, marks },
  };
  const { confirmation: _, ...rest } = inquiry;
  expect(confirmationRecord(inquiry)).toEqual({ ...rest, mail: { ...mail, to: 'a@b.example' }, marks });
  expect(confirmationRecord(rest)).toBeUndefined();
  expect(withoutConfirmation(inquiry)).toEqual(rest);
});
