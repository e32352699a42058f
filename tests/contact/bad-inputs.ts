import { FIVE } from './stage.ts';

/** Inputs to POST /api/contact and the status each must get (rule outbox.bad-inputs). */

export interface Input {
  readonly name: string;
  readonly status: number;
  readonly code?: string;
  /** Fields that must be named in a 422, and no others. */
  readonly fields?: readonly string[];
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Raw body; when absent, `with` over the five fields. */
  readonly body?: string | Uint8Array<ArrayBuffer> | (() => ReadableStream<Uint8Array>);
  readonly with?: Readonly<Record<string, unknown>>;
  /** Only JSON can say it. */
  readonly jsonOnly?: true;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => JSON.stringify(value);

const METHODS: readonly Input[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
  name: `method ${method}`,
  method,
  status: 405,
  code: 'method-not-allowed',
}));

const TYPES: readonly Input[] = [
  null,
  'text/plain',
  'text/plain;charset=UTF-8',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/html',
  'application/json5',
  'application/jsonp',
  'application/x-www-form-urlencodedx',
  'application/octet-stream',
  'json',
].map((type) => ({
  name: `content type ${type}`,
  status: 415,
  code: 'unsupported-type',
  body: utf8(json(FIVE)),
  headers: { 'Content-Type': type },
}));

const ENCODINGS: readonly Input[] = ['gzip', 'br', 'deflate', 'gzip, identity', 'zstd'].map((encoding) => ({
  name: `content encoding ${encoding}`,
  status: 415,
  headers: { 'Content-Encoding': encoding },
}));

const ORIGINS: readonly Input[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'https://company.example.' },
  { Origin: 'https://company.example.evil.example' },
  { Origin: 'https://company.example:8443' },
  { Origin: 'https://www.company.example' },
  { Origin: 'null' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null', 'Sec-Fetch-Site': 'none' },
  { Origin: null, 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'file://' },
  { Origin: 'company.example' },
].map((headers) => ({ name: `origin ${json(headers)}`, status: 403, code: 'cross-origin', headers }));

const ORIGINS_OK: readonly Input[] = [
  { Origin: null },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://company.example', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://COMPANY.example' },
].map((headers) => ({ name: `own origin ${json(headers)}`, status: 200, headers }));

function stream(bytes: number): () => ReadableStream<Uint8Array> {
  return () => {
    let left = bytes;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        left -= 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
  };
}

const SIZES: readonly Input[] = [
  { name: 'length header over 64 KiB', status: 413, code: 'too-large', body: utf8(' '.repeat(65_537)) },
  { name: 'stream of 10 MB without length', status: 413, code: 'too-large', body: stream(10_000_000) },
  { name: 'stream just over', status: 413, code: 'too-large', body: stream(65_536 + 16_384) },
  { name: '10 MB', status: 413, code: 'too-large', body: new Uint8Array(10_000_000) },
];

const SYNTAX: readonly Input[] = [
  '',
  ' ',
  '{',
  '{"name":',
  '{"name":"a",}',
  '// c\n{}',
  "{'name':'a'}",
  'null',
  '[]',
  '"text"',
  '42',
  'true',
  'undefined',
  '[{"name":"a"}]',
  '{}{}',
  'name=a&email=b',
].map((body) => ({ name: `JSON ${body}`, status: 400, code: 'bad-request', body, jsonOnly: true }));

const BYTES: readonly Input[] = [
  { name: 'invalid UTF-8', status: 400, body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), jsonOnly: true },
  {
    name: 'UTF-16',
    status: 400,
    body: new Uint8Array(new Uint16Array([...'{"a":1}'].map((c) => c.charCodeAt(0))).buffer),
    jsonOnly: true,
  },
  { name: 'overlong UTF-8', status: 400, body: new Uint8Array([0x22, 0xc0, 0xaf, 0x22]), jsonOnly: true },
  { name: 'a byte order mark', status: 200, body: `\ufeff${json(FIVE)}`, jsonOnly: true },
  {
    name: 'a duplicate JSON key',
    status: 400,
    code: 'bad-request',
    body: `{"name":"","name":"B","email":"a@b.jp","message":"m"}`,
    jsonOnly: true,
  },
  {
    name: 'fields under __proto__',
    status: 422,
    body: `{"__proto__":${json(FIVE)}}`,
    fields: ['name', 'email', 'message'],
    jsonOnly: true,
  },
  {
    name: 'fields under constructor.prototype',
    status: 422,
    body: `{"constructor":{"prototype":${json(FIVE)}}}`,
    fields: ['name', 'email', 'message'],
    jsonOnly: true,
  },
  {
    name: '30,000 levels deep',
    status: 422,
    body: `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)},"email":"a@b.jp","message":"m"}`,
    fields: ['name'],
    jsonOnly: true,
  },
];

const field = (name: string, value: unknown, label: string, status = 422, jsonOnly?: true): Input => ({
  name: `${name}: ${label}`,
  status,
  with: { [name]: value },
  ...(status === 422 && { fields: [name] }),
  ...(jsonOnly && { jsonOnly }),
});

const REQUIRED: readonly Input[] = ['name', 'email', 'message'].flatMap((name) => [
  field(name, undefined, 'missing'),
  field(name, '', 'empty'),
  field(name, '   ', 'blank'),
  field(name, '\u3000\u3000', 'U+3000'),
  field(name, '\u200b\u200d\ufeff', 'zero-width'),
  field(name, '\u3164\u2800', 'ignorable'),
  field(name, 1, 'number', 422, true),
  field(name, true, 'true', 422, true),
  field(name, {}, 'object', 422, true),
  field(name, ['a@b.jp'], 'array', 422, true),
  field(name, null, 'null', 422, true),
]);

const NAMES: readonly Input[] = [
  field('name', 'あ'.repeat(101), '101 characters'),
  field('name', 'あ'.repeat(100), '100 characters', 200),
  ...['a\rb', 'a\nb', 'a\tb', 'a\0b', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u001bb'].map((value) =>
    field('name', value, json(value)),
  ),
  field('name', '\ud800', 'half a surrogate', 422, true),
  field('name', 'Taro\r\nBcc: x@evil.example', 'header injection'),
  field('company', 'x'.repeat(101), '101 characters'),
  field('company', 'a\r\nb', 'line break'),
  field('company', 5, 'number', 422, true),
  field('company', null, 'null', 200, true),
  field('company', '', 'empty', 200),
  field('company', '\u3000', 'U+3000', 200),
  field('subject', 'x'.repeat(101), '101 characters'),
  field('subject', 'a\nBcc: b', 'line break'),
  field('subject', 'システムエンジニアへの応募', 'a topic', 200),
];

const EMAILS_BAD: readonly Input[] = [
  'taro',
  'taro@',
  '@example.jp',
  'a@b',
  'a@@b.jp',
  'a@b@c.jp',
  'a@b.jp,c@d.jp',
  'a@b.jp;c@d.jp',
  'a@b.jp c@d.jp',
  'Taro <a@b.jp>',
  'a@b.jp\r\nBcc: c@d.jp',
  'a\n@b.jp',
  'a%0d%0aBcc:c@d.jp',
  'a%0A@b.jp',
  '"quoted local"@b.jp',
  '"a"@b.jp',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@-b.jp',
  'a@b-.jp',
  'a@b..jp',
  'a@.jp',
  'a@b.jp.',
  'a@b.j',
  'a@b.1',
  'a@b.jp/x',
  'a@b.jp?x=1',
  'a@b.jp:25',
  'a(comment)@b.jp',
  'a b@c.jp',
  'あ@b.jp',
  'mailto:a@b.jp',
  `${'a'.repeat(65)}@b.jp`,
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.jp`,
  `${'a@'.repeat(15_000)}`,
  `${'a'.repeat(30_000)}!`,
  'a@b.jp\0',
].map((value) => field('email', value, value.slice(0, 40)));

const EMAILS_GOOD: readonly Input[] = [
  'taro@example.jp',
  " o'brien+tag@example.co.jp ",
  'a..b.@docomo.example.jp',
  'ａ＠ｂ．ｊｐ',
  'a@例え.jp',
  'a@例え。jp',
  'a@xn--r8jz45g.jp',
  'A.B@EXAMPLE.JP',
  'a@b.c.d.e.example',
  '!#$%&*+/=?^_`{|}~-@b.jp',
  '\u200ba@b.jp',
].map((value) => field('email', value, value, 200));

const PHONES: readonly Input[] = [
  field('phone', 'abc', 'letters'),
  field('phone', '123', 'too short'),
  field('phone', '-----', 'no digits'),
  field('phone', '1'.repeat(31), '31 digits'),
  field('phone', '03-1234-5678 ext 9', 'extension'),
  field('phone', '03-1234\n5678', 'line break'),
  field('phone', 312345678, 'number', 422, true),
  field('phone', '1'.repeat(60_000), '60,000 digits'),
  field('phone', '', 'empty', 200),
  field('phone', ' ', 'blank', 200),
  field('phone', null, 'null', 200, true),
  field('phone', undefined, 'absent', 200),
  field('phone', '+81 (3) 0000-0000', 'international', 200),
  field('phone', '０３－００００－００００', 'full width', 200),
  field('phone', '03ー0000ー0000', 'long vowel marks for dashes', 200),
];

const MESSAGES: readonly Input[] = [
  field('message', 'あ'.repeat(5001), '5,001 characters'),
  field('message', 'a\0b', 'NUL'),
  field('message', '\ude00', 'half a surrogate', 422, true),
  field('message', 'あ'.repeat(5000), '5,000 characters', 200),
  field('message', '😀'.repeat(5000), '5,000 emoji', 200, true),
  field('message', 'a\r\nb\rc', 'every line break', 200),
  field('message', 'z\u0300\u0301\u0302\u0303'.repeat(400), 'zalgo', 200),
  field('message', 'https://example.jp https://example.com', 'addresses', 200),
  field('message', '<script>alert(1)</script>', 'markup', 200),
  field('message', '=HYPERLINK("https://evil.example")', 'formula', 200),
  field('message', 'a\tb\vc\fd\u001be', 'control characters', 200),
];

const OTHERS: readonly Input[] = [
  field('name', "O'Brien", 'apostrophe', 200),
  field('name', '👨‍👩‍👧‍👦', 'family emoji', 200),
  field('name', 'が', 'NFD', 200),
  field('name', '\u202eevil', 'right-to-left override', 200),
  field('name', '<script>alert(1)</script>', 'markup', 200),
  field('name', '=?utf-8?B?QmNjOg==?=', 'encoded word', 200),
  field('name', '=HYPERLINK("https://evil.example")', 'formula', 200),
  field('lang', 'fr', 'unknown: Japanese', 200),
  field('lang', '../../etc/passwd', 'a path: Japanese', 200),
  field('lang', 5, 'number: Japanese', 200, true),
  field('consent', false, 'false', 422, true),
  field('consent', 'no', 'no'),
  field('consent', 0, 'zero', 422, true),
  field('consent', true, 'true', 200, true),
  field('consent', 'on', 'on', 200),
  field('consent', null, 'null', 200, true),
  field('consentVersion', '<b>', 'odd: dropped', 200),
  field('key', 'short', 'short'),
  field('key', 'k'.repeat(65), '65 characters'),
  field('key', '../'.repeat(8), 'path'),
  field('key', 'あ'.repeat(20), 'not ASCII'),
  field('key', 7, 'number', 422, true),
  field('key', '', 'empty', 200),
  field('key', 'k'.repeat(64), '64 characters', 200),
  field('job', 'system-engineer', 'a slug', 200),
  field('job', '../../x', 'a path: dropped', 200),
  field('job', {}, 'object: dropped', 200, true),
  field('page', 'https://evil.example/', 'an address: dropped', 200),
  field('page', 7, 'number: dropped', 200, true),
  field('elapsed', -1, 'negative: dropped', 200),
  field('elapsed', 'NaN', 'NaN: dropped', 200),
  field('elapsed', [], 'array: dropped', 200, true),
  field('elapsed', 0, 'zero: quarantined', 200),
  field('sinceFirstTry', 'x', 'odd: dropped', 200),
  field('sinceFirstTry', 1e300, 'huge: dropped', 200),
  field('website', 'https://spam.example', 'the honeypot: quarantined', 200),
  field('website', {}, 'object: dropped', 200, true),
  {
    name: 'fields that would steer the mail are dropped',
    status: 200,
    with: {
      to: 'x@evil.example',
      from: 'x@evil.example',
      bcc: 'x@evil.example',
      html: '<b>',
      replyTo: 'x@evil.example',
      headers: 'X: y',
      subjectPrefix: 'x',
    },
  },
  {
    name: '2,000 unknown fields are dropped',
    status: 200,
    with: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, 'v'])),
  },
  {
    name: 'fields called toString and hasOwnProperty',
    status: 200,
    with: { toString: 'x', hasOwnProperty: 'y', valueOf: 'z' },
  },
  { name: 'a header of 7 KB', status: 200, headers: { 'X-Long': 'x'.repeat(7000) } },
  {
    name: 'JSON with a charset',
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    jsonOnly: true,
  },
  { name: 'an empty object', status: 422, body: '{}', fields: ['name', 'email', 'message'], jsonOnly: true },
  { name: 'the five fields alone', status: 200, with: {} },
];

export const INPUTS: readonly Input[] = [
  ...METHODS,
  ...TYPES,
  ...ENCODINGS,
  ...ORIGINS,
  ...ORIGINS_OK,
  ...SIZES,
  ...SYNTAX,
  ...BYTES,
  ...REQUIRED,
  ...NAMES,
  ...EMAILS_BAD,
  ...EMAILS_GOOD,
  ...PHONES,
  ...MESSAGES,
  ...OTHERS,
];
