import { describe, expect, test } from 'vitest';
import { deployContext, mailMode, readEnv } from './env.ts';

const ADDRESSED = { CONTACT_TO: 'staff@x.example', CONTACT_FROM: 'web@x.example' };

describe('how mail leaves', () => {
  test.each([
    ['resend', { ...ADDRESSED, RESEND_API_KEY: 're_1' }, 'dev'],
    ['resend', { ...ADDRESSED, RESEND_API_KEY: 're_1', SMTP_URL: 'smtps://h' }, 'production'],
    ['smtp', { ...ADDRESSED, SMTP_URL: 'smtps://h' }, 'production'],
    ['missing', { ...ADDRESSED, SMTP_URL: 'mail.example:465' }, 'production'],
    ['missing', { ...ADDRESSED, SMTP_URL: 'smtps:///mail.example' }, 'production'],
    ['missing', { ...ADDRESSED, SMTP_URL: 'smtps://web:pass/word@mail.example:465' }, 'production'],
    ['smtp', { ...ADDRESSED, SMTP_URL: 'smtp://web:pass%2Fword@mail.example:587' }, 'production'],
    ['missing', ADDRESSED, 'production'],
    ['missing', { RESEND_API_KEY: 're_1', CONTACT_TO: 'staff@x.example' }, 'production'],
    ['files', {}, 'dev'],
    ['files', { RESEND_API_KEY: 're_1' }, 'dev'],
    ['preview', { ...ADDRESSED, RESEND_API_KEY: 're_1' }, 'deploy-preview'],
    ['preview', { ...ADDRESSED, RESEND_API_KEY: 're_1' }, 'unknown'],
  ])('%s with %j in %s', (mode, settings, context) => {
    expect(mailMode(readEnv(settings), context)).toBe(mode);
  });
});

test.each([
  ['production', {}, 'production'],
  ['deploy-preview', { NETLIFY_LOCAL: 'true' }, 'deploy-preview'],
  ['', { NETLIFY_LOCAL: 'true' }, 'dev'],
  ['', { NETLIFY_LOCAL: 'false' }, 'unknown'],
  ['', {}, 'unknown'],
])('the context "%s" with %j is %s', (reported, source, context) => {
  expect(deployContext(reported, source)).toBe(context);
});

describe('settings', () => {
  test('a blank one is none, and spaces around a value are no part of it', () => {
    expect(readEnv({ CONTACT_TO: ' ', CONTACT_FROM: ' a@x.example\n' })).toMatchObject({
      to: undefined,
      from: 'a@x.example',
    });
  });

  test('addresses are hashed under a key that only those who may send in our name can know', () => {
    const secrets = { SMTP_URL: 'smtps://u:p@h', RESEND_API_KEY: 're_1', CONTACT_HASH_KEY: 'own' };
    expect(readEnv(secrets).hashKey).toBe('own');
    expect(readEnv({ ...secrets, CONTACT_HASH_KEY: '' }).hashKey).toBe('re_1');
    expect(readEnv({ SMTP_URL: secrets.SMTP_URL }).hashKey).toBe('smtps://u:p@h');
    const settings = [secrets, { ...secrets, CONTACT_HASH_KEY: ' ' }, { SMTP_URL: 's' }, {}];
    expect(settings.map((source) => readEnv(source).hashKeyName)).toEqual([
      'CONTACT_HASH_KEY',
      'RESEND_API_KEY',
      'SMTP_URL',
      undefined,
    ]);
  });
});
