import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import { apiText, fieldText } from '#src/server/texts.ts';
import { mailsOf, spawn, World } from './fake-world.ts';
import { sized } from './size.ts';
import { FIVE, postOf, SITE, type Stage, setStage } from './stage.ts';

/** Nothing that can be sent crashes the handler, gets another answer than the table says, or reaches a mail's headers. */

const world = new World();
const stage: Stage = setStage(
  spawn(world).ports,
  async (name, lang, filling) => `<!-- ${name} ${lang} -->${JSON.stringify(filling)}`,
);
const CANARY = 'KanariaTorii';

interface Input {
  readonly name: string;
  readonly status: number;
  readonly code?: string;
  /** Fields that must be named in a 422, and no others. */
  readonly fields?: readonly string[];
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Raw body; when absent, `with` over the five fields. */
  readonly body?: string | Uint8Array<ArrayBuffer> | (() => ReadableStream<Uint8Array>);
  readonly with?: Readonly<Record<string, unknown>>;
  /** Only JSON can say it. */
  readonly jsonOnly?: true;
}

const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)) });
const REQUIRED = ['name', 'email', 'message'];
const DEEP = '['.repeat(30_000) + ']'.repeat(30_000);

/** One of each kind; which values are refused is tested next to the sources, `request.test.ts` and `inquiry.test.ts`. */
const INPUTS: readonly Input[] = [
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    name: `method ${method}`,
    method,
    status: 405,
    code: 'method-not-allowed',
  })),
  {
    name: 'another type',
    status: 415,
    code: 'unsupported-type',
    headers: { 'Content-Type': 'text/plain' },
    jsonOnly: true,
  },
  { name: 'another encoding', status: 415, code: 'unsupported-type', headers: { 'Content-Encoding': 'gzip' } },
  { name: 'another site', status: 403, code: 'cross-origin', headers: { Origin: 'https://evil.example' } },
  { name: 'its own site', status: 200, headers: { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' } },
  { name: 'a body without end', status: 413, code: 'too-large', body: endless },
  { name: 'a body of 10 MB', status: 413, code: 'too-large', body: new Uint8Array(10_000_000) },
  { name: 'half a JSON text', status: 400, code: 'bad-request', body: '{"name":', jsonOnly: true },
  { name: 'bytes that are no text', status: 400, body: Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d), jsonOnly: true },
  { name: 'a byte order mark', status: 200, body: `\ufeff${JSON.stringify(FIVE)}`, jsonOnly: true },
  {
    name: 'fields under __proto__',
    status: 422,
    body: `{"__proto__":${JSON.stringify(FIVE)}}`,
    fields: REQUIRED,
    jsonOnly: true,
  },
  {
    name: 'fields under constructor.prototype',
    status: 422,
    body: JSON.stringify({ constructor: { prototype: FIVE } }),
    fields: REQUIRED,
    jsonOnly: true,
  },
  {
    name: '30,000 levels deep',
    status: 422,
    body: `{"name":${DEEP},"email":"a@b.jp","message":"m"}`,
    fields: ['name'],
    jsonOnly: true,
  },
  { name: 'nothing', status: 422, body: '{}', fields: REQUIRED, jsonOnly: true },
  { name: 'wrong fields', status: 422, with: { email: 'no', phone: 'x' }, fields: ['email', 'phone'] },
  { name: 'the five fields', status: 200, with: {} },
  {
    name: 'fields that would steer the mail are dropped',
    status: 200,
    with: { to: 'x@evil.example', from: 'x@evil.example', bcc: 'x@evil.example', html: '<b>', headers: 'X: y' },
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
];

function requestFor(input: Input, kind: 'json' | 'form'): Request {
  const isForm = kind === 'form';
  const headers = {
    Origin: SITE,
    'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    ...input.headers,
  };
  const method = input.method ?? 'POST';
  if (method === 'GET' || method === 'HEAD') return new Request(`${SITE}/api/contact`, { method, headers });
  const fields = { ...FIVE, ...(isForm && { consent: 'on' }), ...input.with };
  const text = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
  const body = typeof input.body === 'function' ? input.body() : (input.body ?? text);
  return new Request(`${SITE}/api/contact`, { method, headers, body, duplex: 'half' } as RequestInit);
}

async function expectShape(response: Response, { code, fields }: Input): Promise<void> {
  const body = await response.json();
  expect(Object.keys(body).sort()).toEqual([
    'code',
    'error',
    ...(body.fields ? ['fields'] : []),
    'message',
    'ok',
    'success',
  ]);
  expect(body).toMatchObject({ ok: false, success: false, error: body.message });
  expect(body.message).toBe(apiText('ja', body.code));
  if (code !== undefined) expect(body.code).toBe(code);
  if (fields !== undefined) expect(Object.keys(body.fields).sort()).toEqual([...fields].sort());
}

test.each(INPUTS)('JSON: $status $name', async (input) => {
  const response = await stage.ask(requestFor(input, 'json'));
  expect(response.status).toBe(input.status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  if (input.status === 405) expect(response.headers.get('Allow')).toBe('POST');
  if (input.status !== 200) await expectShape(response, input);
});

describe('form', () => {
  test.each(INPUTS.filter(({ jsonOnly }) => !jsonOnly))('$status $name', async (input) => {
    const response = await stage.ask(requestFor(input, 'form'));
    expect(response.status).toBe(input.status === 200 ? 303 : input.status);
    if (input.status === 200) expect(response.headers.get('Location')).toMatch(/^\/api\/contact\/[0-9A-F]{8}\?lang=/);
    else if (input.status !== 405 && input.status !== 415)
      expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test.each(PUBLISHED_LANGS)('%s: goes to the thank-you page of the language, with the reference', async (lang) => {
    const response = await stage.ask(postOf({ ...FIVE, consent: 'on' }, { lang, asForm: true }));
    const address = response.headers.get('Location') ?? '';
    const reference = /^\/api\/contact\/([0-9A-F]{8})\?lang=(..)$/.exec(address);
    expect([response.status, reference?.[2]]).toEqual([303, lang]);
    const shown = await stage.ask(new Request(SITE + address));
    expect([shown.status, shown.headers.get('Content-Language'), shown.headers.get('Cache-Control')]).toEqual([
      200,
      lang,
      'no-store',
    ]);
    expect(await shown.text()).toContain(`<!-- contact/thanks ${lang} -->`);
    expect(await (await stage.ask(new Request(SITE + address))).text()).toContain(`"reference":"${reference?.[1]}"`);
  });

  test.each(['x', '1a2b3c4d', '1A2B3C4D5', '1A2B3C4D%22%3E', '../health'])('no reference: %s', async (reference) => {
    const response = await stage.ask(new Request(`${SITE}/api/contact/${reference}`));
    expect([404, 405]).toContain(response.status);
    expect(await response.json()).toMatchObject({ ok: false, success: false });
  });

  test('another language that is asked for has an address of its own, which keeps the reference', async () => {
    const to = async (query: string) =>
      (await stage.ask(new Request(`${SITE}/api/contact/1A2B3C4D${query}`))).headers.get('Location');
    expect(await to('?lang=en&lng=ja')).toBe('/api/contact/1A2B3C4D?lang=ja&lng=ja');
    expect(await to('?lng=zh')).toBe('/api/contact/1A2B3C4D?lang=zh&lng=zh');
    for (const query of ['?lang=ja&lng=ja', '?lang=en&lng=fr', '?lang=en']) expect(await to(query)).toBeNull();
  });

  test('where the page is missing, the one without the reference is shown', async () => {
    const bare = setStage(spawn(world).ports);
    const response = await bare.ask(new Request(`${SITE}/api/contact/1A2B3C4D?lang=en`));
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/en/contact/thanks']);
  });

  test('needs the consent that its page requires', async () => {
    const response = await stage.ask(postOf({ ...FIVE }, { lang: 'en', asForm: true }));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(fieldText('en', 'consent', 'consent'));
  });

  test('a repeated field is refused', async () => {
    const body = `${new URLSearchParams({ ...FIVE, consent: 'on' })}&email=b@c.jp`;
    const request = new Request(`${SITE}/api/contact`, {
      method: 'POST',
      body,
      headers: { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect((await stage.ask(request)).status).toBe(400);
  });

  test('text is kept in a refused form, and offered again with the key that was used', async () => {
    const response = await stage.ask(postOf({ ...FIVE, email: 'no', message: CANARY }, { lang: 'zh', asForm: true }));
    expect(await response.text()).toContain(CANARY);
    world.store = 'down';
    world.mail = 'down';
    const failed = await stage.ask(postOf({ ...FIVE, consent: 'on', message: CANARY }, { lang: 'zh', asForm: true }));
    world.store = 'up';
    world.mail = 'up';
    expect(failed.status).toBe(503);
    const html = await failed.text();
    expect(html).toContain('<!-- 500 zh -->');
    expect(html).toMatch(new RegExp(`"key":"no-key-.*${CANARY}|${CANARY}.*"key":"no-key-`));
  });
});

describe('languages of answers', () => {
  test.each(PUBLISHED_LANGS)('%s: every sentence under a field', async (lang) => {
    const response = await stage.ask(
      postOf({ email: 'x', phone: 'x', message: 'x'.repeat(5001), company: 'a\0', consent: false }, { lang }),
    );
    expect((await response.json()).fields).toEqual({
      name: fieldText(lang, 'required', 'name'),
      email: fieldText(lang, 'email', 'email'),
      phone: fieldText(lang, 'phone', 'phone'),
      message: fieldText(lang, 'tooLong', 'message'),
      company: fieldText(lang, 'invalid', 'company'),
      consent: fieldText(lang, 'consent', 'consent'),
    });
  });

  test.each([
    { from: 'query', url: '?lang=zh', headers: {}, lang: 'zh' },
    { from: 'referring page', url: '', headers: { Referer: `${SITE}/en/contact/form` }, lang: 'en' },
    { from: 'foreign page', url: '', headers: { Referer: 'https://other.example/en/x' }, lang: 'ja' },
    { from: 'browser', url: '', headers: { 'Accept-Language': 'zh-TW,zh;q=0.9' }, lang: 'zh' },
    { from: 'nothing', url: '', headers: {}, lang: 'ja' },
  ] as const)('before the payload is read: from $from', async ({ url, headers, lang }) => {
    const request = new Request(`${SITE}/api/contact${url}`, {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'text/plain', ...headers },
    });
    expect((await (await stage.ask(request)).json()).message).toBe(apiText(lang, 'unsupported-type'));
  });
});

describe('what is stored', () => {
  async function stored(fields: Readonly<Record<string, unknown>>): Promise<OutboxRecord> {
    const mine = new World();
    mine.mail = 'auth';
    const response = await setStage(spawn(mine).ports).ask(postOf({ ...FIVE, ...fields }));
    expect(response.status).toBe(200);
    return mine.value(mine.keys('pending/')[0] ?? '') as OutboxRecord;
  }

  test('line breaks are LF, text is composed, overrides are gone, joiners stay', async () => {
    const { mail } = await stored({ message: 'a\r\nb\rc', name: 'か\u3099\u202e👨‍👩‍👧' });
    expect(mail.text).toContain('a\nb\nc');
    expect(mail.text).toContain('が👨‍👩‍👧');
  });

  test('full-width and international addresses become what mail systems take', async () => {
    expect((await stored({ email: 'ｔａｒｏ＠例え．ｊｐ' })).mail.replyTo).toBe('taro@xn--r8jz45g.jp');
  });

  test('only a few names of fields can reach the mail', async () => {
    const text = JSON.stringify(
      await stored({
        to: `${CANARY}1`,
        bcc: `${CANARY}2`,
        html: `${CANARY}3`,
        reply_to: `${CANARY}4`,
        x: `${CANARY}5`,
      }),
    );
    expect(text).not.toContain(CANARY);
  });

  test('suspicious ones are quarantined, with the same answer', async () => {
    const mine = new World();
    for (const extra of [{ website: 'x' }, { elapsed: 1 }, { elapsed: '0.4' }]) {
      const response = await setStage(spawn(mine).ports).ask(
        postOf({ ...FIVE, ...extra, key: `${JSON.stringify(extra).replace(/\W/g, '_')}________________` }),
      );
      expect(await response.json()).toMatchObject({
        ok: true,
        success: true,
        reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      });
    }
    expect([mine.keys('quarantine/').length, mine.keys('pending/').length, mine.mailCalls]).toEqual([3, 0, 0]);
  });
});

describe('anything at all', () => {
  const runs = sized({ short: 1500, long: 20_000 });
  const isAnswer = async (request: Request) => {
    const response = await stage.ask(request);
    expect(response.status).toBeLessThan(500);
    if (response.status !== 303) await response.text();
  };
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    new Request(`${SITE}/api/contact`, { method: 'POST', body, headers: { 'Content-Type': type } });

  test(`${runs} JSON values`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), (text) => isAnswer(post(text))),
      { numRuns: runs },
    );
  });

  test(`${runs} byte strings, as JSON and as a form`, async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }) as fc.Arbitrary<Uint8Array<ArrayBuffer>>;
    await fc.assert(
      fc.asyncProperty(bytes, fc.boolean(), (body, isForm) =>
        isAnswer(post(body, isForm ? 'application/x-www-form-urlencoded' : undefined)),
      ),
      { numRuns: runs },
    );
  });

  test(`${runs} records of the known fields: no header ever holds a line break or a foreign address`, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('a@b.jp', 'x\r\nBcc: y@z.jp', '', 'ｙ＠ｚ．ｊｐ', 'on'),
    );
    const value = fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
    const names = [
      'name',
      'company',
      'email',
      'phone',
      'message',
      'subject',
      'job',
      'topic',
      'lang',
      'consent',
      'key',
      'page',
      'elapsed',
      'website',
    ];
    const email = fc.constantFrom('a@b.jp', 'x@y.example');
    const record = fc
      .tuple(fc.dictionary(fc.constantFrom(...names), value), email, fc.boolean())
      .map(([fields, address, isLikely]) =>
        isLikely
          ? { ...fields, name: 'A', email: address, message: 'm', phone: '', consent: true, key: undefined }
          : fields,
      );
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(record, async (fields) => {
        const mine = new World({
          refuses: ({ subject, to, replyTo = to ?? '' }) => {
            sent += 1;
            expect(subject).not.toMatch(/[\r\n\0\u2028\u2029]/);
            expect(replyTo).toMatch(/^[\x21-\x7e]+@[A-Za-z0-9.-]+$/);
            return false;
          },
        });
        const response = await setStage(spawn(mine).ports).ask(post(JSON.stringify(fields)));
        expect([200, 422]).toContain(response.status);
      }),
      { numRuns: runs },
    );
    expect(sent).toBeGreaterThan(runs / 10);
  });

  test(`${runs / 5} sequences of repeats: n posts are one mail`, async () => {
    const many = fc.tuple(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }));
    await fc.assert(
      fc.asyncProperty(many, async ([message, times]) => {
        const mine = new World();
        const statuses = await Promise.all(
          Array.from(
            { length: times },
            async () => (await setStage(spawn(mine).ports).ask(post(JSON.stringify({ ...FIVE, message })))).status,
          ),
        );
        const expected = statuses[0] === 200 ? 1 : 0;
        expect([mailsOf(mine, 'contact').length, mailsOf(mine, 'contact-confirmation').length]).toEqual([
          expected,
          expected,
        ]);
      }),
      { numRuns: runs / 5 },
    );
  });
});

describe('canaries', () => {
  test('nothing a visitor typed is in a log line or a key', async () => {
    const mine = new World();
    const canaries = {
      name: `${CANARY}Name`,
      company: `${CANARY}Company`,
      email: `${CANARY}@mail.example`,
      phone: '0120987654',
      message: `${CANARY}Message`,
      subject: `${CANARY}Subject`,
      key: `${CANARY}KeyKeyKeyKey`,
      website: '',
    };
    const lines: string[] = [];
    for (const store of ['up', 'down', 'lost'] as const) {
      for (const mail of ['up', 'refuse', 'accept-lost', 'auth'] as const) {
        const scene = setStage(spawn(mine).ports);
        mine.store = store;
        mine.mail = mail;
        await scene.ask(postOf({ ...canaries, message: `${CANARY} ${store} ${mail}` }));
        await scene.ask(postOf({ ...canaries, email: `${CANARY} not an address` }));
        await scene.ask(postOf({ ...canaries, website: `${CANARY}Spam` }));
        mine.store = 'up';
        for (let hours = 0; hours < 3; hours += 1) {
          mine.now += 11 * 3_600_000;
          await scene.sweep();
        }
        lines.push(...scene.lines);
      }
    }
    const ofQueues = ['pending/', 'try/', 'res/', 'sent/', 'dead/'].flatMap((prefix) => [prefix, `visitor-${prefix}`]);
    const prefixes = [...ofQueues, 'alerted/', 'quarantine/', 'count/', 'sweep/', 'once/', 'blocked/'];
    const keys = prefixes.flatMap((prefix) => mine.keys(prefix));
    expect(lines.length).toBeGreaterThan(30);
    expect(keys.length).toBeGreaterThan(30);
    expect([...lines, ...keys].filter((line) => /kanaria|0120987654|mail\.example/i.test(line))).toEqual([]);
  });

  test('the log of an exception has its kind, without personal data', async () => {
    const ports = spawn(world).ports;
    const broken = setStage({
      ...ports,
      store: {
        ...ports.store,
        create: () => {
          throw new TypeError(`${CANARY} in a message`);
        },
      },
    });
    const response = await broken.ask(postOf({ ...FIVE, message: CANARY }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(CANARY);
    expect(broken.lines).toEqual([expect.stringContaining('TypeError')]);
    expect(broken.lines.join()).not.toContain(CANARY);
  });
});

afterAll(() => {
  expect(stage.lines.filter((line) => /kanaria/i.test(line))).toEqual([]);
});
