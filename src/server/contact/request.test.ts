import { describe, expect, test } from 'vitest';
import { bodyKindOf, hintedLang, isOwnOrigin, readFields } from './request.ts';

const SITE = 'https://site.example';
const withHeaders = (headers: Readonly<Record<string, string>>, address = '/api/contact') =>
  new Request(SITE + address, { method: 'POST', headers });

test.each([
  [{ 'Content-Type': 'application/json' }, 'json'],
  [{ 'Content-Type': ' Application/JSON ; charset=utf-8' }, 'json'],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 'form'],
  [{ 'Content-Type': 'application/json', 'Content-Encoding': ' Identity ' }, 'json'],
  [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, undefined],
  [{ 'Content-Type': 'text/plain' }, undefined],
  [{ 'Content-Type': 'multipart/form-data; boundary=a' }, undefined],
  [{}, undefined],
  ...['application/json5', 'application/jsonp', 'application/x-www-form-urlencodedx', 'json', 'text/html'].map(
    (type) => [{ 'Content-Type': type }, undefined] as const,
  ),
  ...['br', 'deflate', 'gzip, identity', 'zstd'].map(
    (encoding) => [{ 'Content-Type': 'application/json', 'Content-Encoding': encoding }, undefined] as const,
  ),
] as const)('%j is taken for %s', (headers, kind) => {
  expect(bodyKindOf(withHeaders(headers))).toBe(kind);
});

test.each<readonly [what: string, headers: Readonly<Record<string, string>>, isOwn: boolean]>([
  ['its own page', { Origin: SITE }, true],
  ['its own page, which the browser says too', { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['no page', {}, true],
  ['another page', { Origin: 'https://other.example' }, false],
  ['another port', { Origin: `${SITE}:8443` }, false],
  ['a page that hides where it is', { Origin: 'null' }, false],
  ['its own page that hides where it is', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['its own origin, but the browser knows better', { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['an origin that is none', { Origin: 'site.example' }, false],
  ['its own page, in capitals', { Origin: 'https://SITE.example' }, true],
  ...[`${SITE}.`, `${SITE}.evil.example`, 'https://www.site.example', 'file://'].map(
    (Origin) => [Origin, { Origin }, false] as const,
  ),
  ['a page that hides where it is, opened by hand', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, false],
])('a request of %s', (_, headers, isOwn) => {
  expect(isOwnOrigin(withHeaders(headers))).toBe(isOwn);
});

test.each([
  ['?lang= first of all', '/?lang=zh', { Referer: `${SITE}/en/contact`, 'Accept-Language': 'en' }, 'zh'],
  ['?lang= also when it is none', '/?lang=fr', { 'Accept-Language': 'en' }, 'ja'],
  ['the page it came from', '/', { Referer: `${SITE}/en/contact`, 'Accept-Language': 'zh' }, 'en'],
  ['a page in Japanese', '/', { Referer: `${SITE}/contact`, 'Accept-Language': 'zh' }, 'ja'],
  ['not a page of others', '/', { Referer: 'https://other.example/en/contact', 'Accept-Language': 'zh' }, 'zh'],
  ['not an address that is none', '/', { Referer: '/en/contact', 'Accept-Language': 'zh' }, 'zh'],
  ['the choice of the visitor', '/', { Cookie: 'a=1; site.lang=zh; b=en', 'Accept-Language': 'en' }, 'zh'],
  ['not a choice that is none', '/', { Cookie: 'site.lang=fr', 'Accept-Language': 'en' }, 'en'],
  ['the browser', '/', { 'Accept-Language': 'EN-us,ja' }, 'en'],
  ['a browser of another language', '/', { 'Accept-Language': 'fr' }, 'ja'],
  ['nothing', '/', {}, 'ja'],
] as const)('the language before anything is read: %s', (_, address, headers, lang) => {
  expect(hintedLang(withHeaders(headers, address))).toBe(lang);
});

describe('the fields', () => {
  const read = (body: string | Uint8Array<ArrayBuffer>, kind: 'json' | 'form') =>
    readFields(new Request(SITE, { method: 'POST', body }), kind);
  const bad = { ok: false, status: 400, code: 'bad-request' };
  const BROKEN = [
    '',
    ' ',
    '{',
    '{"name":',
    '{"name":"a",}',
    '// c\n{}',
    "{'name':'a'}",
    '42',
    'undefined',
    '{}{}',
    'a=b',
  ];

  test.each([
    ['json', '{"name":"A","x":[1]}', { ok: true, fields: { name: 'A', x: [1] } }],
    ['json', '{"name":"A","name":"B"}', bad],
    ['json', '{"name":"A","x":{},"n\\u0061me":"B"}', bad],
    ['json', '{"__proto__":"A","__proto__":"B"}', bad],
    [
      'json',
      '{"a":"{\\"a\\":1}","b":{"a":1,"b":[{"a":2}]},"c":":"}',
      { ok: true, fields: { a: '{"a":1}', b: { a: 1, b: [{ a: 2 }] }, c: ':' } },
    ],
    ['json', '{}', { ok: true, fields: {} }],
    ['json', '[]', bad],
    ['json', 'null', bad],
    ['json', '"name"', bad],
    ...BROKEN.map((text) => ['json', text, bad] as const),
    ['form', 'name=A+B&email=%40', { ok: true, fields: { name: 'A B', email: '@' } }],
    ['form', 'name=A&name=B', bad],
    ['form', '__proto__=A', { ok: true, fields: Object.assign(Object.create(null), { ['__proto__']: 'A' }) }],
  ] as const)('of %s %s', async (kind, body, fields) => {
    expect(await read(body, kind)).toEqual(fields);
  });

  test('are none in bytes that are no text, and in more than 64 KiB', async () => {
    const utf16 = new Uint8Array(Uint16Array.from('{"a":1}', (letter) => letter.charCodeAt(0)).buffer);
    for (const bytes of [Uint8Array.of(0x7b, 0xff, 0x7d), Uint8Array.of(0x22, 0xc0, 0xaf, 0x22), utf16])
      expect(await read(bytes, 'json')).toEqual(bad);
    const whole = `{"x":"${'a'.repeat(65_536 - 8)}"}`;
    expect(await read(whole, 'json')).toMatchObject({ ok: true });
    expect(await read(`${whole} `, 'json')).toEqual({ ok: false, status: 413, code: 'too-large' });
  });
});
