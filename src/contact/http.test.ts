import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { mail as staffWords } from '#src/api/contact-words.ts';
import { readEnv } from '#src/api/env.ts';
import { apiText, apiTexts, fieldText } from '#src/api/texts.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { HOUR, spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, SIGNATURE, SITE } from '#tests/contact/inquiries.ts';
import { sweepOnce } from '#tests/contact/pipeline.ts';
import { seeded } from '#tests/contact/random.ts';
import { sized } from '#tests/contact/size.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { handleContact, pageFile } from './http.ts';
import { inquirySchema } from './inquiry.ts';
import type { ContactData } from './message.ts';
import type { Message } from './outbox.ts';
import { hintedLang, isOwnOrigin } from './request.ts';

/** Nothing that can be sent crashes the function, gets another answer than the tables say, or reaches the head of a mail. */

const CANARY = 'KanariaTorii';

/** What the build leaves for the function: pages with the places that it fills, and the company's words. */
function folderOf(): string {
  const data: ContactData = {
    signatures: Object.fromEntries(LANGS.map((lang) => [lang, SIGNATURE])) as ContactData['signatures'],
    positions: Object.fromEntries(
      LANGS.map((lang) => [lang, { pilot: `Pilot (${lang})` }]),
    ) as unknown as ContactData['positions'],
    topics: [{ key: 'site-survey', label: '現地調査' }],
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'contact-'));
  writeFileSync(path.join(folder, 'contact.json'), JSON.stringify(data));
  const bodies = {
    'contact/form':
      '<form data-contact-form><section data-error-summary hidden></section><input name="email" id="email"><p data-error-for="email" hidden></p><textarea name="message"></textarea></form>',
    '500': '<form data-contact-form><input name="key"></form><textarea data-kept-message hidden></textarea>',
  } as const;
  for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, string][])
    for (const lang of LANGS) {
      const file = path.join(folder, pageFile(name, lang));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        `<!doctype html><html><head><title>${name} ${lang}</title></head><body>${body}</body></html>`,
      );
    }
  return folder;
}
const FOLDER = folderOf();
afterAll(() => rmSync(FOLDER, { recursive: true }));

interface StageOptions {
  readonly world?: World;
  readonly folder?: string;
  readonly mode?: 'resend' | 'preview';
  readonly settings?: Readonly<Record<string, string>>;
  readonly create?: () => never;
}

/** The function in a world of its own; what runs after the answer is waited for. */
function stageOf({ world = new World(), folder = FOLDER, mode = 'resend', settings = {}, create }: StageOptions = {}) {
  const lines: string[] = [];
  const { ports } = spawn(world);
  const ask = async (request: Request): Promise<Response> => {
    const jobs: Promise<unknown>[] = [];
    const response = await handleContact(request, {
      ...ports,
      ...(create && { store: { ...ports.store, create } }),
      log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
      env: readEnv({ CONTACT_HASH_KEY: 'a key', ...settings }),
      folder,
      mode,
      later: (work) => jobs.push(work()),
    });
    await Promise.all(jobs);
    return response;
  };
  return {
    world,
    lines,
    ask,
    /** The messages that wait. */
    stored: () => world.keys('pending/contact/').map((key) => world.value(key) as Message),
  };
}
const stage = stageOf();

interface PostOptions {
  readonly lang?: Lang;
  readonly headers?: Readonly<Record<string, string>>;
  /** As a form without JavaScript sends it. */
  readonly asForm?: boolean;
}

function postOf(fields: Readonly<Record<string, unknown>>, { lang, headers = {}, asForm }: PostOptions = {}): Request {
  const all = { ...fields, ...(lang !== undefined && { lang }) };
  const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Request(`${SITE}/api/contact`, {
    method: 'POST',
    body: asForm ? new URLSearchParams(all as Record<string, string>).toString() : JSON.stringify(all),
    headers: { 'Content-Type': type, Origin: SITE, ...headers },
  });
}

interface Input {
  readonly name: string;
  readonly status: number;
  readonly code?: string;
  /** Fields that must be named in a 422, and no others. */
  readonly fields?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Raw body; when absent, `with` over the five fields. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly with?: Readonly<Record<string, unknown>>;
  /** Only JSON can say it. */
  readonly jsonOnly?: true;
}

const REQUIRED = ['name', 'email', 'message'];
const DEEP = '['.repeat(30_000) + ']'.repeat(30_000);

/** One of each kind; which values are refused is in `inquiry.test.ts`. */
const INPUTS: readonly Input[] = [
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
  { name: 'a body of 10 MB', status: 413, code: 'too-large', body: new Uint8Array(10_000_000) },
  ...['', '[]', 'null', '"name"', '42', '{"name":"a",}', '// c\n{}', '{}{}'].map((body) => ({
    name: `the body ${body}`,
    status: 400,
    code: 'bad-request',
    body,
    jsonOnly: true as const,
  })),
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
  const fields = { ...FIVE, ...(isForm && { consent: 'on' }), ...input.with };
  const text = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
  const body = input.body ?? text;
  return new Request(`${SITE}/api/contact`, { method: 'POST', headers, body });
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
  if (input.status !== 200) await expectShape(response, input);
});

describe('form', () => {
  const FORM = { ...FIVE, consent: 'on' };

  test.each(INPUTS.filter(({ jsonOnly }) => !jsonOnly))('$status $name', async (input) => {
    const response = await stage.ask(requestFor(input, 'form'));
    expect(response.status).toBe(input.status === 200 ? 303 : input.status);
    if (input.status === 200) expect(response.headers.get('Location')).toMatch(/^\/api\/contact\/[0-9A-F]{8}\?lang=/);
    else if (input.status !== 415) expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test('needs the consent that its page requires, and refuses a repeated field', async () => {
    const response = await stage.ask(postOf({ ...FIVE, email: 'no' }, { lang: 'en', asForm: true }));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(fieldText('en', 'consent', 'consent'));
    const body = `${new URLSearchParams(FORM)}&email=b@c.jp`;
    const headers = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await stage.ask(new Request(`${SITE}/api/contact`, { method: 'POST', body, headers }))).status).toBe(400);
  });
});

describe('an answer for scripts', () => {
  test('has the company’s words, those of a preview, or at least that the inquiry was received', async () => {
    const answer = async (options: StageOptions) => {
      const response = await stageOf(options).ask(postOf(FIVE, { lang: 'en' }));
      expect([response.status, response.headers.get('Content-Language')]).toEqual([200, 'en']);
      const { reference, ...rest } = await response.json();
      expect(reference).toMatch(/^[0-9A-F]{8}$/);
      return rest;
    };
    const success = { ok: true, success: true, error: null };
    const { received, preview } = apiTexts('en');
    expect(await answer({})).toEqual({ ...success, message: SIGNATURE.reply.received, code: 'received' });
    expect(await answer({ mode: 'preview' })).toEqual({ ...success, message: preview, code: 'preview' });
    expect(await answer({ folder: temporaryFolder() })).toEqual({ ...success, message: received, code: 'received' });
  });
});

const asking = (headers: Readonly<Record<string, string>>, query = '') =>
  new Request(`${SITE}/api/contact${query}`, { method: 'POST', headers });

test.each([
  ['?lang= first of all', '?lang=zh', { Referer: `${SITE}/en/contact`, 'Accept-Language': 'en' }, 'zh'],
  ['?lang= also when it is none', '?lang=fr', { 'Accept-Language': 'en' }, 'ja'],
  ['the page it came from', '', { Referer: `${SITE}/en/contact`, 'Accept-Language': 'zh' }, 'en'],
  ['a page in Japanese', '', { Referer: `${SITE}/contact`, 'Accept-Language': 'zh' }, 'ja'],
  ['not a page of others', '', { Referer: 'https://other.example/en/contact', 'Accept-Language': 'zh' }, 'zh'],
  ['the choice of the visitor', '', { Cookie: 'a=1; site.lang=zh; b=en', 'Accept-Language': 'en' }, 'zh'],
  ['not a choice that is none', '', { Cookie: 'site.lang=fr', 'Accept-Language': 'en' }, 'en'],
  ['the browser', '', { 'Accept-Language': 'EN-us,ja' }, 'en'],
  ['nothing', '', {}, 'ja'],
] as const)('the language before anything is read: %s', async (_, query, headers, lang) => {
  expect(hintedLang(asking(headers, query))).toBe(lang);
  const refused = await stage.ask(asking({ ...headers, 'Content-Type': 'text/plain' }, query));
  expect((await refused.json()).message).toBe(apiText(lang, 'unsupported-type'));
});

test.each<readonly [what: string, headers: Readonly<Record<string, string>>, isOwn: boolean]>([
  ['its own page', { Origin: SITE }, true],
  ['no page', {}, true],
  ['its own page, in capitals', { Origin: SITE.toUpperCase().replace('HTTPS', 'https') }, true],
  ['its own page that hides where it is', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a page that hides where it is', { Origin: 'null' }, false],
  ['a page that hides where it is, opened by hand', { Origin: 'null', 'Sec-Fetch-Site': 'none' }, false],
  ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['its own origin, but the browser knows better', { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' }, false],
  ...[
    `${SITE}:8443`,
    `${SITE}.`,
    `${SITE}.evil.example`,
    'https://www.company.example',
    'company.example',
    'file://',
  ].map((Origin) => [Origin, { Origin }, false] as const),
])('a request of %s', (_, headers, isOwn) => {
  expect(isOwnOrigin(asking(headers))).toBe(isOwn);
});

describe('the message of an inquiry', () => {
  async function stored(fields: Readonly<Record<string, unknown>>, options: StageOptions = {}): Promise<Message> {
    const { world, ask, stored } = stageOf(options);
    world.mail = 'auth';
    expect((await ask(postOf({ ...FIVE, ...fields }, { lang: 'en' }))).status).toBe(200);
    return stored()[0] as Message;
  }
  const idOf = async (fields: Readonly<Record<string, unknown>>) =>
    (await stored({ key: 'k'.repeat(16), ...fields })).key;

  test('is the same for the same text under the same key, wherever it is sent again; another with other words', async () => {
    const first = await idOf({});
    expect(await idOf({ page: '/recruit', sinceFirstTry: 60 })).toBe(first);
    const others = {
      name: 'x',
      company: 'x',
      email: 'x@y.example',
      phone: '03-0000',
      message: 'x',
      subject: 'x',
      job: 'x',
      topic: 'x',
    };
    const ids = await Promise.all(
      [{ key: 'l'.repeat(16) }, ...Object.entries(others).map((field) => Object.fromEntries([field]))].map(idOf),
    );
    expect(new Set([first, ...ids]).size).toBe(ids.length + 1);
  });

  test.each([
    ['ten hours after the first try', { sinceFirstTry: 36_000 }, false],
    ['a second more', { sinceFirstTry: 36_001 }, true],
    ['with the key that a form post without script had the day before', { key: 'no-key-2026-05-27' }, true],
    ['with the key of today', { key: 'no-key-2026-05-29' }, false],
    ['with the key of a day to come', { key: 'no-key-2027-01-01' }, false],
    ['with the key of no day', { key: 'no-key-2026-99-99' }, false],
  ])('%s: %j is a late repeat with a key of its own: %s', async (_, fields, isLate) => {
    const { world } = stage;
    const late = await stored(fields);
    expect(late.repeatOf !== undefined).toBe(isLate);
    if (isLate) {
      expect(late.reference).toBe(late.repeatOf?.slice(8, 16).toUpperCase());
      expect(late.key).not.toBe(late.repeatOf);
    } else expect(late.reference).toBe(late.key.slice(8, 16).toUpperCase());
    const seconds = 'sinceFirstTry' in fields && !isLate ? fields.sinceFirstTry : 0;
    expect(late.from).toBeLessThanOrEqual(world.now + 1000 - seconds * 1000);
    expect(late.from).toBeGreaterThan(world.now - 1000 - seconds * 1000);
  });

  test('names position and topic as staff knows them, the confirmation as the visitor does', async () => {
    const { mail, confirmation } = await stored({ job: 'pilot', topic: 'site-survey' });
    expect(mail.text).toContain(`Pilot (${DEFAULT_LANG})`);
    expect(mail.text).toContain('現地調査');
    expect(confirmation?.mail.text).toContain('Pilot (en)');
    expect((await stored({ job: 'constructor' })).mail.text).toContain('constructor');
  });

  test('that filled the trap field is marked and not confirmed, with the same answer', async () => {
    const { mail, confirmation } = await stored({ website: 'x' });
    const [before = ''] = staffWords.suspect.split('{{subject}}');
    expect([mail.subject.startsWith(before), confirmation]).toEqual([true, undefined]);
  });

  test('is confirmed once to a mailbox, in whatever spelling, and not where CONTACT_CONFIRM is off', async () => {
    const mailbox = async (email: string) => (await stored({ email })).confirmation?.mailbox;
    const taro = await mailbox('taro@gmail.com');
    expect(taro).toMatch(/^[0-9a-f]{40}$/);
    for (const same of ['T.Aro+news@googlemail.com', 'TARO@GMAIL.COM']) expect(await mailbox(same)).toBe(taro);
    for (const other of ['t.aro@mail.example', 'hana@gmail.com']) expect(await mailbox(other)).not.toBe(taro);
    expect((await stored({}, { settings: { CONTACT_CONFIRM: 'off' } })).confirmation).toBeUndefined();
  });
});

describe('anything at all', () => {
  const runs = sized({ short: 300, long: 20_000 });
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    new Request(`${SITE}/api/contact`, { method: 'POST', body, headers: { 'Content-Type': type } });

  test(`${runs} JSON values and byte strings are answered`, async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }) as fc.Arbitrary<Uint8Array<ArrayBuffer>>;
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 4 }), bytes), fc.boolean(), async (body, isForm) => {
        const response = await stage.ask(post(body, isForm ? 'application/x-www-form-urlencoded' : undefined));
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  });

  test(`${runs} records of the known fields: no header ever holds a line break or a foreign address`, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('a@b.jp', 'x\r\nBcc: y@z.jp', '', 'ｙ＠ｚ．ｊｐ', 'on'),
    );
    const value = fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
    const known = { name: 'A', email: 'x@y.example', message: 'm', phone: '', consent: true, key: undefined };
    const record = fc
      .tuple(fc.dictionary(fc.constantFrom(...Object.keys(inquirySchema.shape)), value), fc.boolean())
      .map(([fields, isLikely]) => (isLikely ? { ...fields, ...known } : fields));
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(record, async (fields) => {
        const world = new World({
          refuses: ({ subject, to, replyTo = to ?? '' }) => {
            sent += 1;
            expect(subject).not.toMatch(/[\r\n\0\u2028\u2029]/);
            expect(replyTo).toMatch(/^[\x21-\x7e]+@[A-Za-z0-9.-]+$/);
            return false;
          },
        });
        expect([200, 422]).toContain((await stageOf({ world }).ask(post(JSON.stringify(fields)))).status);
      }),
      { numRuns: runs },
    );
    expect(sent).toBeGreaterThan(runs / 10);
  });
});

test('nothing a visitor typed is in a log line or a key, whatever fails', async () => {
  const canaries = {
    name: `${CANARY}Name`,
    company: `${CANARY}Company`,
    email: `${CANARY}@mail.example`,
    phone: '0120987654',
    subject: `${CANARY}Subject`,
    key: `${CANARY}KeyKeyKeyKey`,
  };
  const { world, ask, lines } = stageOf();
  for (const store of ['up', 'down', 'lost'] as const)
    for (const mail of ['up', 'refuse', 'accept-lost', 'auth'] as const) {
      Object.assign(world, { store, mail });
      await ask(postOf({ ...canaries, message: `${CANARY} ${store} ${mail}` }));
      await ask(postOf({ ...canaries, message: CANARY, email: `${CANARY} not an address` }));
      await ask(postOf({ ...canaries, message: CANARY, website: `${CANARY}Spam` }));
      world.store = 'up';
      for (let sweeps = 0; sweeps < 3; sweeps += 1) {
        world.now += 11 * HOUR;
        const { ports, ...rest } = spawn(world);
        await sweepOnce(
          { ...rest, ports: { ...ports, log: (event, details) => lines.push(JSON.stringify({ event, ...details })) } },
          seeded(1),
        );
      }
    }
  const keys = world.keys('');
  expect([lines.length > 30, keys.length > 10]).toEqual([true, true]);
  expect([...lines, ...keys].filter((line) => /kanaria|0120987654|mail\.example/i.test(line))).toEqual([]);
});

test('an exception is answered and logged by its kind alone', async () => {
  const broken = stageOf({
    create: () => {
      throw new TypeError(`${CANARY} in a message`);
    },
  });
  const response = await broken.ask(postOf({ ...FIVE, message: CANARY }, { headers: { 'Accept-Language': 'en' } }));
  expect([response.status, (await response.json()).message]).toEqual([500, apiText('en', 'server-error')]);
  expect(broken.lines.map((line) => JSON.parse(line))).toEqual([{ event: 'handler-error', error: 'TypeError' }]);
});
