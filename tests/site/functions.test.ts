import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LANG, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import { type FakeResend, startFakeResend } from '#tests/contact/fake-resend.ts';
import { FIVE, MAIL_ENV } from '#tests/contact/inquiries.ts';
import { type BlobStore, blobsContext, startBlobStore } from '#tools/serve/blob-store.ts';
import { ask, FOLDER, ORIGIN, ROUTES, runScheduled, settled } from './platform.ts';

/** The functions as the build bundles them, each with nothing but its own folder. What each answers to whom is tested beside its source. */

const READ = 'GET, HEAD';
const FUNCTIONS = [
  { address: '/api/news', allow: READ },
  { address: '/api/news/x', allow: READ },
  { address: '/api/tech-articles', allow: READ },
  { address: '/api/tech-articles/tags', allow: READ },
  { address: '/api/health', allow: READ },
  { address: '/api/contact', allow: 'POST' },
  { address: '/api/contact/nothing', allow: READ },
  { address: '/api/resend-webhook', allow: 'POST' },
] as const;
const LISTS = FUNCTIONS.filter(({ address }) => /^\/api\/(?:news|tech-articles)/.test(address));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const HEALTH_KEY = 'a key of health';

/** On every answer of a function, whatever it is: the platform puts `_headers` on files only. */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

let store: BlobStore;
let resend: FakeResend;
const storeFolder = mkdtempSync(path.join(tmpdir(), 'store-'));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resend = await startFakeResend();
  store = await startBlobStore(storeFolder);
  const env = {
    ...MAIL_ENV,
    NETLIFY_BLOBS_CONTEXT: blobsContext(store.client),
    RESEND_BASE_URL: resend.url,
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the mail service').toString('base64')}`,
    HEALTH_KEY,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all([resend.close(), store.stop()]);
  rmSync(storeFolder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

function expectSecurityHeaders(response: Response): void {
  const present = Object.keys(SECURITY_HEADERS).map((name) => [name, response.headers.get(name)]);
  expect(Object.fromEntries(present)).toEqual(SECURITY_HEADERS);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

/** One shape, one set of headers, and nothing of the inside: no stack, path, or name of a file of the source. */
async function expectProblem(response: Response): Promise<void> {
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+|node_modules|\.m?[jt]s\b|[/\\](?:src|work|home|tmp|var)[/\\]|Error:/);
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(body).filter((name) => name !== 'fields')).toEqual(['ok', 'success', 'message', 'error', 'code']);
  expect(body).toMatchObject({ ok: false, success: false, error: body['message'], code: expect.any(String) });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expectSecurityHeaders(response);
}

describe('every address', () => {
  test('of a function is asked here', () => {
    expect(ROUTES.length).toBeGreaterThan(0);
    const isAsked = (pathname: string) =>
      FUNCTIONS.some(({ address }) => new URLPattern({ pathname }).test({ pathname: address }));
    expect(ROUTES.filter((route) => !isAsked(route))).toEqual([]);
  });

  test.each(FUNCTIONS)('$address: 405 with Allow for other methods', async ({ address, allow }) => {
    for (const method of METHODS.filter((one) => !allow.includes(one))) {
      const response = await ask(address, { method, headers: { Origin: 'https://evil.example' } });
      expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, allow]);
      await expectProblem(response);
    }
  });

  test.each([...LISTS, { address: '/api/health' }])(
    '$address: its answer has the headers, too',
    async ({ address }) => {
      const response = await ask(address);
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expectSecurityHeaders(response);
    },
  );

  test.each(FUNCTIONS.filter(({ allow }) => allow === 'POST'))('$address: a bad body is a 4xx', async ({ address }) => {
    for (const body of [new Uint8Array(10_000_000), '{', 'null', '[]', '{"__proto__":{"ok":true}}', '\0']) {
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
      const response = await ask(address, init);
      if (typeof body === 'string') expect([400, 401, 422]).toContain(response.status);
      else expect(response.status).toBe(413);
      await expectProblem(response);
    }
    expect(({} as Record<string, unknown>)['ok']).toBeUndefined();
  });
});

describe('lists', () => {
  test.each(LISTS.filter(({ address }) => !address.endsWith('/x')))(
    '$address: without data, 500 and nothing more',
    async ({ address }) => {
      const bare = mkdtempSync(path.join(tmpdir(), 'bare-'));
      cpSync(FOLDER, bare, { recursive: true, filter: (file) => path.basename(file) !== 'data' });
      const response = await ask(address, {}, bare);
      rmSync(bare, { recursive: true });
      expect(response.status).toBe(500);
      await expectProblem(response);
    },
  );

  test.each([
    ['news', ['slug', 'date', 'category', 'title', 'summary', 'author', 'lang']],
    ['tech-articles', ['slug', 'title', 'summary', 'author', 'position', 'tags', 'date', 'lang']],
  ])(
    '/api/%s: newest first with the specified fields, an ETag and HEAD; each entry with its Markdown',
    async (name, fields) => {
      const address = `/api/${name}?lang=${LANGS.at(-1)}`;
      const response = await ask(address);
      const list = (await response.json()) as Record<string, unknown>[];
      expect(list.map((entry) => Object.keys(entry))).toEqual(list.map(() => fields));
      const dates = list.map(({ date }) => String(date));
      expect(dates).toEqual(dates.toSorted().reverse());
      const again = await ask(address, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(await (await ask(address, { method: 'HEAD' })).text()).toBe('');
      for (const listed of list) {
        const { content, ...rest } = await (await ask(`/api/${name}/${listed['slug']}?lang=${LANGS.at(-1)}`)).json();
        expect(rest).toEqual(listed);
        expect(String(content).trim()).toBe(content);
      }
    },
  );
});

/** What a form sends besides its fields, on a site that asks for it. */
const AGREED = HAS_CONSENT_PAGE && { consent: 'on' };

describe('an inquiry', () => {
  const fieldsOf = (lang: Lang, key: string) => ({
    ...FIVE,
    email: `${key}.${lang}@mihon.example.jp`,
    key: `${key}-${lang}-00000000000000`,
    lang,
  });
  const post = (body: string, type: string) =>
    ask('/api/contact', { method: 'POST', body, headers: { 'Content-Type': type, Origin: ORIGIN } });
  const byForm = (fields: Readonly<Record<string, string>>) =>
    post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
  const mailed = (word: string) => resend.mails.filter(({ body }) => JSON.stringify(body).includes(word));

  test.each(LANGS)('by script in %s is taken once, mailed and confirmed', async (lang) => {
    const body = JSON.stringify(fieldsOf(lang, 'script'));
    const responses = [await post(body, 'application/json'), await post(body, 'application/json')];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { reference } = await (responses[0] as Response).json();
    await settled();
    expect(mailed(reference).map(({ body: { to } }) => to)).toEqual([
      MAIL_ENV.CONTACT_TO,
      `script.${lang}@mihon.example.jp`,
    ]);
  });

  test.each(LANGS)(
    'by the form in %s leads to the page of thanks; one with an error comes back filled',
    async (lang) => {
      const response = await byForm({ ...fieldsOf(lang, 'form'), ...AGREED });
      expect(response.status).toBe(303);
      const html = await (await ask(response.headers.get('Location') ?? '')).text();
      expect(html).toContain(`<html lang="${LANG_INFO[lang].tag}"`);
      expect(html).toMatch(/data-reference[^>]*>[0-9A-F]{8}<\/b>/);
      const refused = await byForm({ ...fieldsOf(lang, 'wrong'), email: 'no address', message: 'kept <b>text</b>' });
      const page = await refused.text();
      expect([refused.status, refused.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
      expect(refused.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(refused.headers.get('Cache-Control')).toBe('no-store');
      expect(refused.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'self'.*trusted-types 'none'/);
      expect(page).toContain('kept &lt;b&gt;text&lt;/b&gt;</textarea>');
      expect(page).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"/);
    },
  );

  test('that nothing works for comes back on a page that keeps the text', async () => {
    vi.stubEnv(
      'NETLIFY_BLOBS_CONTEXT',
      blobsContext({ ...store.client, edgeURL: 'http://127.0.0.1:9', uncachedEdgeURL: 'http://127.0.0.1:9' }),
    );
    resend.mode = '500';
    const response = await byForm({ ...fieldsOf(DEFAULT_LANG, 'lost'), ...AGREED, message: 'kept for later' });
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobsContext(store.client));
    resend.mode = 'ok';
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.text()).toContain('kept for later</textarea>');
  });

  test('that could not be mailed at once is mailed by the sweep, after which health is green', async () => {
    resend.mode = '500';
    const response = await post(JSON.stringify(fieldsOf(DEFAULT_LANG, 'swept')), 'application/json');
    const { reference } = await response.json();
    await settled();
    resend.mode = 'ok';
    expect(mailed(reference)).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect((await runScheduled('contact-sweep')).status).toBe(204);
    expect(mailed(reference).length).toBeGreaterThan(0);
    expect((await runScheduled('publish-due')).status).toBe(204);
    vi.setSystemTime(Date.now() + 16_000);
    const health = await ask('/api/health', { headers: { Authorization: `Bearer ${HEALTH_KEY}` } });
    expect([health.status, (await health.json()).alarms]).toEqual([200, []]);
  });
});
