import { describe, expect, test } from 'vitest';
import { checkInquiry, type FieldError, LIMITS } from './inquiry.ts';

const FIVE = { name: '山田 太郎', company: '見本製作所', email: 'a@b.example', phone: '', message: '相談' };
const errorsOf = (change: Readonly<Record<string, unknown>>) => {
  const checked = checkInquiry({ ...FIVE, ...change });
  return checked.ok ? {} : { ...checked.fields };
};
const takenFrom = (change: Readonly<Record<string, unknown>>) => {
  const checked = checkInquiry({ ...FIVE, ...change });
  return checked.ok ? checked.value : undefined;
};

describe('a field that is refused, and why', () => {
  test.each<readonly [field: string, values: readonly unknown[], error: FieldError]>([
    ['name', [undefined, null, '', ' \u3000\u200b\u200d\ufeff', '\u3164\u2800', 7, true, {}, ['a']], 'required'],
    ['name', [...'\r\n\t\0\u2028\u2029\u0085\u001b'].map((sign) => `a${sign}b`), 'invalid'],
    ['name', ['\ud800', 'Taro\r\nBcc: x@evil.example'], 'invalid'],
    ['name', ['字'.repeat(LIMITS.name + 1)], 'tooLong'],
    ['company', ['a\nb', 7, {}, ['a']], 'invalid'],
    ['company', ['字'.repeat(LIMITS.company + 1)], 'tooLong'],
    ['subject', ['件'.repeat(LIMITS.subject + 1)], 'tooLong'],
    ['subject', ['a\nBcc: b'], 'invalid'],
    ['email', [undefined, null, '', '  ', 7], 'required'],
    [
      'email',
      [
        'a',
        'a@',
        '@b.example',
        'a@b',
        'a b@c.example',
        'a@b..example',
        'a@-b.example',
        'a@b-.example',
        'a@b.example-',
        'a@b.c',
        'a@b.1x',
        'a@b.example\nBcc: c@d.example',
        'a%0Abcc@b.example',
        'a%0dbcc@b.example',
        '"a"@b.example',
        'a@[127.0.0.1]',
        'a@b.example, c@d.example',
        `${'a'.repeat(65)}@b.example`,
        `a@${'b.'.repeat(126)}example`,
        `a@${'b'.repeat(64)}.example`,
        'a@例え/x.jp',
        'a@例え:8080',
        ...['a@@b.jp', 'a@b@c.jp', 'a@b.jp;c@d.jp', 'a@b.jp c@d.jp', 'Taro <a@b.jp>', 'a\n@b.jp', 'a@127.0.0.1'],
        ...['a@.jp', 'a@b.jp.', 'a@b.jp/x', 'a@b.jp?x=1', 'a@b.jp:25', 'a(comment)@b.jp', 'あ@b.jp', 'mailto:a@b.jp'],
        'a@b.jp\0',
        `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.jp`,
      ],
      'email',
    ],
    ['phone', ['1234', 'abc', '0'.repeat(31), '03-1234-567x', 7, [], '+()- -', '1'.repeat(201)], 'phone'],
    ['phone', ['-----', '03-1234-5678 ext 9', '03-1234\n5678'], 'phone'],
    ['message', [undefined, null, '', '\n\u3000\n', 7], 'required'],
    ['message', ['a\0b', '\udc00'], 'invalid'],
    ['message', ['字'.repeat(LIMITS.message + 1)], 'tooLong'],
    ['consent', [false, 'false', 'no', 0, 1, '', 'off', 'ON'], 'consent'],
    ['key', ['short', 'x y'.repeat(30), 'a b c d e f g h i j k', 7], 'invalid'],
    ['key', ['x'.repeat(65)], 'tooLong'],
  ])('%s: %j are %s', (field, values, error) => {
    for (const value of values) expect([value, errorsOf({ [field]: value })]).toEqual([value, { [field]: error }]);
  });

  test('a text of any length, without delay', () => {
    for (const address of ['a@'.repeat(15_000), `${'a'.repeat(30_000)}!`])
      expect(errorsOf({ email: address })).toEqual({ email: 'email' });
    expect(errorsOf({ phone: '1'.repeat(60_000) })).toEqual({ phone: 'phone' });
  });
});

describe('a field that is taken, and as what', () => {
  test.each<readonly [field: string, given: unknown, taken: unknown]>([
    ['name', '  カ\u3099\u202e ', 'ガ'],
    ['name', '字'.repeat(LIMITS.name), '字'.repeat(LIMITS.name)],
    ['name', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['name', '𠮷'.repeat(LIMITS.name), '𠮷'.repeat(LIMITS.name)],
    ['name', "O'Brien", "O'Brien"],
    ['name', '=?utf-8?B?QmNjOg==?=', '=?utf-8?B?QmNjOg==?='],
    ['name', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['company', null, undefined],
    ['company', ' \u3000', undefined],
    ['email', 'ｔａｒｏ＠例え．ｊｐ', 'taro@xn--r8jz45g.jp'],
    ['email', 'taro@例え。jp', 'taro@xn--r8jz45g.jp'],
    ['email', " o'brien+tag@example.co.jp ", "o'brien+tag@example.co.jp"],
    ['email', '!#$%&*+/=?^_`{|}~-@b.c.example', '!#$%&*+/=?^_`{|}~-@b.c.example'],
    ['email', '\u200ba@b.jp', 'a@b.jp'],
    ['email', ' a..b.@docomo.example ', 'a..b.@docomo.example'],
    ['email', `${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
    ['email', 'a@b.xn--fiqs8s', 'a@b.xn--fiqs8s'],
    ['phone', '０３ー１２３４‐５６７８', '03-1234-5678'],
    ['phone', '+81 (3) 1234-5678', '+81 (3) 1234-5678'],
    ['phone', '12345', '12345'],
    ['phone', ' ', ''],
    ['phone', null, ''],
    ['message', 'a\r\nb\rc\u2028d\te\u0007', 'a\nb\nc\nd\te'],
    ['message', '字'.repeat(LIMITS.message), '字'.repeat(LIMITS.message)],
    ['message', '😀'.repeat(LIMITS.message), '😀'.repeat(LIMITS.message)],
    ['message', '=HYPERLINK("https://evil.example")', '=HYPERLINK("https://evil.example")'],
    ['consent', 'on', true],
    ['consent', 'true', true],
    ['consent', '1', true],
    ['consent', 'yes', true],
    ['consent', null, undefined],
    ['topic', 'careers', 'careers'],
    ['topic', 'sensor-quote', 'sensor-quote'],
    ['topic', 'Sensor quote', undefined],
    ['topic', 7, undefined],
    ['lang', 'zh', 'zh'],
    ['lang', 'fr', 'ja'],
    ['lang', 7, 'ja'],
    ['job', 'system-engineer', 'system-engineer'],
    ['job', 'System Engineer', undefined],
    ['job', '../../x', undefined],
    ['job', 7, undefined],
    ['page', '/en/services/consulting', '/en/services/consulting'],
    ['page', '/a?b=c', undefined],
    ['page', 'https://x.example/', undefined],
    ['consentAbroad', 'on', true],
    ['consentAbroad', true, true],
    ['consentAbroad', false, undefined],
    ['consentAbroad', ['on'], undefined],
    ['consentVersion', '2026-05-01.1_a', '2026-05-01.1_a'],
    ['consentVersion', 'a b', undefined],
    ['key', 'k'.repeat(16), 'k'.repeat(16)],
    ['key', 'k'.repeat(64), 'k'.repeat(64)],
    ['key', null, undefined],
    ['key', '', undefined],
    ['sinceFirstTry', '12.9', 12],
    ['sinceFirstTry', 10_000_000, 10_000_000],
    ['sinceFirstTry', 10_000_001, undefined],
    ['sinceFirstTry', -1, undefined],
    ['website', 'x', true],
    ['website', {}, false],
    ['unknown', 'x', undefined],
  ])('%s: %j is %j', (field, given, taken) => {
    const value = takenFrom({ [field]: given }) as Record<string, unknown> | undefined;
    expect(value).toBeDefined();
    expect(value?.[field]).toEqual(taken);
  });
});
