import type { Signature } from '#src/contact/mails.ts';

export const SITE = 'https://company.example';

/** The five specified fields. */
export const FIVE = {
  name: '山田 太郎',
  company: '見本製作所',
  email: 'taro@mihon.example.jp',
  phone: '',
  message: '基幹システムの再構築について相談したい。',
} as const;

/** Settings under which mail goes out. */
export const MAIL_ENV = {
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'staff@company.example',
  CONTACT_FROM: 'web@company.example',
} as const;

export const SIGNATURE: Signature = {
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
