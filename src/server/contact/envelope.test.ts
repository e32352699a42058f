import { expect, test } from 'vitest';
import { envelopeOf } from './envelope.ts';
import type { Message } from './ports.ts';

const STAFF = 'staff@x.example';
const message = { subject: 's', text: 't', ref: 'r' } as Message;

test('an inquiry goes to the staff, and an answer to the visitor; a person wrote it', () => {
  expect(envelopeOf({ ...message, replyTo: 'a@b.example' }, STAFF)).toEqual({
    to: STAFF,
    replyTo: 'a@b.example',
    headers: {},
  });
});

test('an alert goes to staff, and suppresses automatic replies', () => {
  expect(envelopeOf({ ...message, kind: 'alert' }, STAFF)).toEqual({
    to: STAFF,
    replyTo: undefined,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

test('a confirmation goes to the visitor, an answer to the staff, and it answers a mail by itself', () => {
  expect(envelopeOf({ ...message, kind: 'confirmation', to: 'a@b.example' }, STAFF)).toEqual({
    to: 'a@b.example',
    replyTo: STAFF,
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  expect(envelopeOf({ ...message, kind: 'confirmation' }, STAFF).to).toBe(STAFF);
});
