import { describe, expect, test } from 'vitest';
import {
  claimSchema,
  countSchema,
  deadSchema,
  heartbeatSchema,
  onceSchema,
  quarantineSchema,
  recordSchema,
  sentSchema,
} from './outbox.ts';

/** An earlier deploy may have written a stored record: incomplete records are refused, complete ones are accepted. */

const MARKS = { once: '0'.repeat(40), before: '1'.repeat(40), blocked: 'f'.repeat(40) };
const MAIL = { subject: 'a', text: 'b', plainSubject: 'c' };
const WHOLE_MAIL = { ...MAIL, html: '<p>b</p>', to: 'a@b.example', replyTo: 'a@b.example', plainText: 'd' };
const RECORD = {
  id: `${'0123456789abcdef'.repeat(2)}01234567`,
  reference: '01234567',
  acceptedAt: 1,
  windowFrom: 2,
  origin: { lang: 'ja' },
  mail: MAIL,
};
const WHOLE = {
  ...RECORD,
  reference: 'ABCDEF89',
  repeatOf: 'f'.repeat(40),
  origin: { lang: 'zh', page: '/zh/contact', job: 'system-engineer', topic: 'careers' },
  mail: WHOLE_MAIL,
  confirmation: { mail: WHOLE_MAIL, marks: MARKS },
  marks: MARKS,
};

const SHELVES = {
  'a record': [recordSchema, RECORD],
  'a record with all that one may have': [recordSchema, WHOLE],
  'the first to confirm': [onceSchema, { at: 1, id: RECORD.id }],
  'the right to try': [claimSchema, { at: 1 }],
  'a sent one': [sentSchema, { record: RECORD, sentAt: 1, mailId: 'a' }],
  'a dead one': [deadSchema, { record: RECORD, deadAt: 1, reason: 'expired', maybeDelivered: false }],
  'one in quarantine': [quarantineSchema, { record: RECORD, at: 1, reasons: ['honeypot', 'too-fast'] }],
  'a count': [countSchema, { month: '2026-11', lang: 'ja', page: '/contact', job: '-', topic: 'careers' }],
  'a heartbeat': [heartbeatSchema, { at: 1, corrupt: 0, purgedAt: 1, purgeDelayMs: 1, digest: '2026-W47' }],
} as const;

/** What a visitor, or a deploy that did not know of it yet, left out. */
const MAY_BE_MISSING =
  /^(marks|confirmation|topic|digest|repeatOf|purgeDelayMs)$|\bmarks\.before$|\bmail\.(html|to|replyTo|plainText)$|\borigin\.(page|job|topic)$/;

describe.each(Object.entries(SHELVES))('%s', (_, [schema, value]) => {
  const places = placesIn(value);

  test('is read as it was written', () => {
    expect(schema.parse(value)).toEqual(value);
  });

  test('is refused without a required field', () => {
    const taken = places.filter((at) => schema.safeParse(changed(value, at, undefined)).success);
    expect(taken).toEqual(places.filter((at) => MAY_BE_MISSING.test(at)));
  });

  test('is refused where a value is of another type', () => {
    expect(places.filter((at) => schema.safeParse(changed(value, at, [7])).success)).toEqual([]);
  });
});

test.each([
  ['id', [RECORD.id.slice(1), `${RECORD.id}0`, ` ${RECORD.id}`, RECORD.id.toUpperCase()]],
  ['reference', ['0123456', '012345678', 'abcdef89', ' 01234567']],
  ['origin.lang', ['fr', 'JA']],
  ['marks.once', ['', '0'.repeat(39), '0'.repeat(41), 'F'.repeat(40)]],
  ['marks.blocked', ['', '0'.repeat(39), '0'.repeat(41), 'F'.repeat(40)]],
])('%s of a record may not be one of %j', (at, values) => {
  for (const wrong of values)
    expect([wrong, recordSchema.safeParse(changed(WHOLE, at, wrong)).success]).toEqual([wrong, false]);
});

test('a letter dies of what the rules know, and of nothing else', () => {
  const [, dead] = SHELVES['a dead one'];
  for (const reason of ['expired', 'refused', 'conflict', 'clock', 'bounced', 'complained'])
    expect(deadSchema.parse({ ...dead, reason }).reason).toBe(reason);
  expect(deadSchema.safeParse({ ...dead, reason: 'unknown' }).success).toBe(false);
});

test('a count is of a month, and from before there were topics of none', () => {
  const { topic: _, ...before } = SHELVES['a count'][1];
  expect(countSchema.parse(before).topic).toBe('-');
  for (const month of ['2026-1', '26-11', '2026-11-01', 'x2026-11'])
    expect([month, countSchema.safeParse({ ...before, month }).success]).toEqual([month, false]);
});

/** Every place within a value, as `mail.subject`. */
function placesIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, part]) => [
    key,
    ...(typeof part === 'object' ? placesIn(part).map((at) => `${key}.${at}`) : []),
  ]);
}

/** A copy with another value in one place; `undefined` removes it. */
function changed(value: object, at: string, other: unknown): object {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = at.split('.');
  const holder = keys.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, copy);
  holder[keys.at(-1) ?? ''] = other;
  return copy;
}
