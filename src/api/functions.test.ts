import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contact from '#functions/contact.ts';
import * as sweep from '#functions/contact-sweep.ts';
import * as health from '#functions/health.ts';
import * as news from '#functions/news.ts';
import * as due from '#functions/publish-due.ts';
import * as webhook from '#functions/resend-webhook.ts';
import * as articles from '#functions/tech-articles.ts';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { type BlobStore, blobsContext, startBlobStore } from '#tools/serve/blob-store.ts';

/** The functions as their sources define them; tests/site tests their bundles. */

const place = vi.hoisted(() => ({ DATA_DIR: '' }));
vi.mock('./runtime.ts', async (original) => Object.assign(place, { ...((await original()) as object), ...place }));

const TERMS = {
  company: { ja: '会社', en: 'Company & more', zh: '公司' },
  event: { ja: 'イベント', en: 'Event', zh: '活动' },
};
const entry = (slug: string, lang: string, more: object) => ({ slug, lang, title: slug, ...more });
const DATA = {
  'terms.json': TERMS,
  'en.json': [
    entry('b', 'en', { category: 'event', tags: ['event', 'company'] }),
    entry('a', 'ja', { category: 'company', tags: ['company'] }),
  ],
  'en/b.json': entry('b', 'en', { category: 'event', tags: ['event', 'company'], content: 'B' }),
  'ja/a.json': entry('a', 'ja', { category: 'company', tags: ['company'], content: 'A' }),
  'secret.json': { secret: true },
  'scheduled.json': { builtOn: '2026-11-21', due: ['2026-12-28'] },
};

const MAIL_SETTINGS = { RESEND_API_KEY: 're_key', CONTACT_TO: 'staff@site.example', CONTACT_FROM: 'web@site.example' };

/** Time goes on from test to test: health gives the same answer for some seconds. */
let now = Date.parse('2026-12-01T12:00:00+09:00');

let store: BlobStore;
let lines: string[];

beforeEach(async () => {
  place.DATA_DIR = temporaryFolder();
  for (const [file, data] of Object.entries(DATA)) writeFiles(place.DATA_DIR, { [file]: JSON.stringify(data) });
  store = await startBlobStore(temporaryFolder());
  const blobs = { ...store.client, deployID: 'deploy', primaryRegion: 'eu-central-1' };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobsContext(blobs));
  vi.useFakeTimers({ toFake: ['Date'], now });
  // A busy machine is no store that hangs.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await store.stop().catch(() => undefined);
});

type Answer = (request: Request, context: Context) => Promise<Response>;
let waiting: Promise<unknown>[] = [];

/** Ask a function as the platform does in a deploy. */
async function ask(
  answer: Answer,
  address: string,
  given: { init?: RequestInit; slug?: string; deploy?: string } = {},
) {
  const context = {
    params: given.slug === undefined ? {} : { slug: given.slug },
    deploy: { context: given.deploy ?? 'production' },
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
  } as unknown as Context;
  const response = await answer(new Request(`https://site.example${address}`, given.init), context);
  await Promise.all(waiting);
  waiting = [];
  return response;
}

describe('addresses, schedules and limits', () => {
  test.each([
    ['contact', contact.config, ['/api/contact', '/api/contact/:reference'], undefined, 10],
    ['contact-sweep', sweep.config, undefined, '*/5 * * * *', undefined],
    ['health', health.config, '/api/health', undefined, 30],
    ['news', news.config, ['/api/news', '/api/news/:slug'], undefined, 120],
    ['publish-due', due.config, undefined, '1 * * * *', undefined],
    ['resend-webhook', webhook.config, '/api/resend-webhook', undefined, undefined],
    ['tech-articles', articles.config, ['/api/tech-articles', '/api/tech-articles/:slug'], undefined, 120],
  ])('%s', (name, config, address, schedule, perMinute) => {
    expect([config.path, config.schedule, config.nodeBundler]).toEqual([address, schedule, 'none']);
    const limit = { windowSize: 60, windowLimit: perMinute, aggregateBy: ['ip', 'domain'] };
    expect(config.rateLimit).toEqual(perMinute === undefined ? undefined : limit);
    const beside = [
      ...(['contact-sweep', 'resend-webhook'].includes(name) ? [] : ['data/**']),
      ...(['contact', 'contact-sweep'].includes(name) ? ['on-demand/**'] : []),
    ];
    expect(config.includedFiles ?? []).toEqual(beside);
  });
});

describe.each([
  ['news', news.default, 'category', 'lang|category|limit|offset'],
  ['tech-articles', articles.default, 'tag', 'lang|tag|limit|offset'],
] as const)('/api/%s', (name, answer, parameter, vary) => {
  const slugs = async (query: string) =>
    ((await (await ask(answer, `/api/${name}${query}`)).json()) as { slug: string }[]).map(({ slug }) => slug).join('');

  test('lists all, or those of a term by its key or a label', async () => {
    expect(await slugs('?lang=en')).toBe('ba');
    expect(await slugs(`?lang=en&${parameter}=event`)).toBe('b');
    expect(await slugs(`?lang=en&${parameter}=Event`)).toBe('b');
    expect(await slugs(`?lang=en&${parameter}=nothing`)).toBe('');
    const { headers } = await ask(answer, `/api/${name}?lang=en`);
    expect(headers.get('Netlify-Vary')).toBe(`query=${vary}`);
  });

  test.each([
    { query: '?lang=en', isKept: true },
    { query: '', isKept: true },
    { query: `?lang=en&${parameter}=event`, isKept: true },
    { query: `?lang=en&${parameter}=${encodeURIComponent('イベント')}`, isKept: true },
    { query: '?lang=en&limit=1&offset=1', isKept: true },
    { query: `?lang=en&${parameter}=nothing`, isKept: false },
    { query: `?lang=en&${parameter}=eVeNt`, isKept: false },
    { query: '?lang=en&limit=1&offset=2', isKept: false },
    { query: '?lang=EN', isKept: false },
  ])('$query is kept by the CDN: $isKept', async ({ query, isKept }) => {
    if (!query.includes('lang=en'))
      writeFileSync(path.join(place.DATA_DIR, 'ja.json'), JSON.stringify(DATA['en.json']));
    const { status, headers } = await ask(answer, `/api/${name}${query}`);
    expect(status).toBe(200);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe(isKept ? 'public, durable, max-age=31536000' : null);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('a list', () => {
  const asked = (query: string) => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((slug) => entry(slug, 'en', { category: 'company' }));
    writeFileSync(path.join(place.DATA_DIR, 'en.json'), JSON.stringify(five));
    return ask(news.default, `/api/news?lang=en${query}`);
  };

  test.each([
    ['', 'abcde', null, null],
    ['&limit=2', 'ab', '5', '</api/news?lang=en&limit=2&offset=2>; rel="next"'],
    ['&limit=2&offset=2', 'cd', '5', '</api/news?lang=en&limit=2&offset=4>; rel="next"'],
    ['&limit=2&offset=4', 'e', '5', null],
    ['&limit=5', 'abcde', '5', null],
    ['&offset=3', 'de', null, null],
    [
      '&category=Company%20%26%20more&limit=1&utm=x',
      'a',
      '5',
      '</api/news?lang=en&category=Company+%26+more&limit=1&offset=1>; rel="next"',
    ],
  ])('%s: %s', async (query, expected, total, link) => {
    const response = await asked(query);
    const slugs = ((await response.json()) as { slug: string }[]).map(({ slug }) => slug).join('');
    expect(slugs).toBe(expected);
    expect([response.headers.get('X-Total-Count'), response.headers.get('Link')]).toEqual([total, link]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=1e2',
    'limit=９',
    'limit=01',
    'offset=-1',
    'offset=9999999999',
  ])('of a range that is none is refused in words: %s', async (range) => {
    const response = await asked(`&${range}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, code: 'bad-query' });
  });
});

describe('an entry', () => {
  const asked = (slug: string, lang: string) => ask(news.default, `/api/news/x?lang=${lang}`, { slug });

  test.each([
    ['en', 'b', { lang: 'en', category: 'Event', content: 'B' }],
    ['zh', 'b', { lang: 'ja', category: '活动' }],
    ['en', 'a', { lang: 'ja', category: 'Company & more', content: 'A' }],
  ])('is in the language asked for, or in Japanese: %s %s', async (lang, slug, expected) => {
    writeFiles(place.DATA_DIR, { 'ja/b.json': JSON.stringify(entry('b', 'ja', { category: 'event' })) });
    const response = await asked(slug, lang);
    expect(response.headers.get('Netlify-Vary')).toBe('query=lang');
    expect(await response.json()).toMatchObject({ slug, ...expected });
  });

  test.each(['c', '', '../secret', 'en/a', 'A', 'a.json', 'a\n', 'x'.repeat(81)])('that is none: %j', async (slug) => {
    expect((await asked(slug, 'ja')).status).toBe(404);
  });

  test('whose file is broken is a fault, not an absence', async () => {
    writeFileSync(path.join(place.DATA_DIR, 'en/b.json'), '{');
    expect((await asked('b', 'en')).status).toBe(500);
  });
});

test.each([
  { what: 'news', answer: news.default, address: '/api/news?lang=en&lang=zh' },
  { what: 'news of a category', answer: news.default, address: '/api/news?lang=en&category=event&category=event' },
  { what: 'articles', answer: articles.default, address: '/api/tech-articles?lang=en&limit=1&limit=2' },
  { what: 'health', answer: health.default, address: '/api/health?lang=en&lang=en' },
  { what: 'a receipt', answer: contact.default, address: '/api/contact/1A2B3C4D?lang=en&lang=zh' },
  { what: 'an inquiry', answer: contact.default, address: '/api/contact?lang=en&lang=zh', method: 'POST' },
])(
  'a repeated parameter is refused in the language of the visitor: $what',
  async ({ answer, address, method = 'GET' }) => {
    const init = { method, ...(method === 'POST' && { body: '{}', headers: { 'Content-Type': 'application/json' } }) };
    const response = await ask(answer, address, { init });
    expect([response.status, response.headers.get('Content-Language')]).toEqual([400, 'en']);
    expect(await response.json()).toMatchObject({ ok: false, code: 'bad-query' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

test('tags are given most used first, by their labels', async () => {
  const response = await ask(articles.default, '/api/tech-articles/tags?lang=zh', { slug: 'tags' });
  expect(response.status).toBe(500);
  const english = await ask(articles.default, '/api/tech-articles/tags?lang=en', { slug: 'tags' });
  expect(await english.json()).toEqual(['Company & more', 'Event']);
  expect(english.headers.get('Netlify-Vary')).toBe('query=lang');
});

describe('an inquiry while no mail service is set up', () => {
  const fields = { name: 'A', email: 'a@b.example', message: 'm', key: 'k'.repeat(16), lang: 'en' };
  const post = (deploy?: string) =>
    ask(contact.default, '/api/contact', {
      init: { method: 'POST', body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } },
      ...(deploy !== undefined && { deploy }),
    });
  const state = async (deploy = 'production') => {
    now += 16_000;
    vi.setSystemTime(now);
    vi.stubEnv('HEALTH_KEY', 'a key');
    const init = { headers: { Authorization: 'Bearer a key' } };
    const response = await ask(health.default, '/api/health', { deploy, init });
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  };

  test('is stored and waits; health says who has to do what, until the sweep has run', async () => {
    expect(await (await post()).json()).toMatchObject({ ok: true, code: 'received' });
    const before = await state();
    expect(before).toMatchObject({ status: 503, ok: false, mail: 'missing', counts: { pending: 1 } });
    expect(before.alarms).toEqual(['mail-not-configured', 'sweep-missing']);
    expect((await ask(sweep.default, '/')).status).toBe(204);
    const swept = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'sweep');
    expect(swept).toMatchObject({ ok: true });
    expect((await state()).alarms).toEqual(['mail-not-configured']);
  });

  test('is never sent from a preview, which says so, and is well', async () => {
    expect(await (await post('deploy-preview')).json()).toMatchObject({ ok: true, code: 'preview' });
    const found = await state('deploy-preview');
    expect(found).toMatchObject({ status: 200, ok: true, alarms: [], mail: 'preview' });
    expect(found.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    expect(found.headers.get('Cache-Control')).toBe('no-store');
    expect(Date.parse(found.countedAt)).toBe(Date.now());
  });

  test('is not lost in silence when the store is away', async () => {
    await store.stop();
    expect((await post()).status).toBe(503);
    expect((await ask(sweep.default, '/')).status).toBe(503);
    expect(await state()).toMatchObject({ status: 503, alarms: expect.arrayContaining(['store-unreachable']) });
  });
});

describe('a day that has come', () => {
  const hook = 'https://api.netlify.example/build_hooks/secret';
  const run = async (deploy: string) => {
    expect((await ask(due.default, '/', { deploy })).status).toBe(204);
    return JSON.parse(lines.at(-1) ?? '').outcome;
  };
  const publishing = async () => {
    for (const [name, value] of Object.entries(MAIL_SETTINGS)) vi.stubEnv(name, value);
    await ask(sweep.default, '/');
    vi.stubEnv('HEALTH_KEY', 'a key');
    const init = { headers: { Authorization: 'Bearer a key' } };
    const response = await ask(health.default, '/api/health', { init });
    return { status: response.status, ...(await response.json()) };
  };
  const setTime = (time: string) => {
    now = Date.parse(time);
    vi.setSystemTime(now);
  };

  test('is awaited: nothing is due before it', async () => {
    vi.stubEnv('BUILD_HOOK_URL', hook);
    setTime('2026-12-27T23:01:00+09:00');
    expect(await run('production')).toBe('nothing-due');
    expect(await publishing()).toMatchObject({ status: 200, publishing: { waiting: 0, next: '2026-12-28' } });
  });

  test('without a build hook: nothing is built, and health is red', async () => {
    setTime('2026-12-28T00:01:00+09:00');
    expect(await run('production')).toBe('no-hook');
    expect(await publishing()).toMatchObject({
      status: 503,
      ok: false,
      alarms: ['build-hook-missing'],
      publishing: { hook: 'missing', waiting: 1 },
    });
  });

  test.each([
    { what: 'takes the call', fetched: async () => new Response(), outcome: 'called' },
    { what: 'refuses', fetched: async () => new Response(null, { status: 404 }), outcome: 'hook-failed' },
    { what: 'does not answer', fetched: () => Promise.reject(new TypeError('fetch failed')), outcome: 'hook-failed' },
  ])('a hook that $what: $outcome; previews call none', async ({ fetched, outcome }) => {
    vi.stubEnv('BUILD_HOOK_URL', hook);
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    expect(await run('deploy-preview')).toBe('nothing-due');
    expect(await run('production')).toBe(outcome);
    expect(fetching.mock.calls.map(([url]) => String(url))).toEqual([`${hook}?trigger_title=Scheduled+content+is+due`]);
  });

  test('is late after three hours', async () => {
    vi.stubEnv('BUILD_HOOK_URL', hook);
    setTime('2026-12-28T02:50:00+09:00');
    expect((await publishing()).alarms).toEqual([]);
    setTime('2026-12-28T03:10:00+09:00');
    expect((await publishing()).alarms).toEqual(['build-late']);
  });

  test('is unknown to a deploy without its schedule, which is not well', async () => {
    rmSync(path.join(place.DATA_DIR, 'scheduled.json'));
    now += 16_000;
    vi.setSystemTime(now);
    expect((await publishing()).alarms).toEqual(['schedule-missing']);
  });
});

describe('the answer of health without its key', () => {
  const tell = async (headers: Record<string, string> = {}) => {
    now += 16_000;
    vi.setSystemTime(now);
    const response = await ask(health.default, '/api/health', { init: { headers } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('is whether all is well and the names of alarms, and nothing of an inquiry with a filled trap field', async () => {
    const before = await tell();
    expect(Object.keys(JSON.parse(before.text))).toEqual(['ok', 'alarms']);
    expect(before.headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=15');
    expect(before.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(before.headers.get('Netlify-Vary')).toBe('query=lang,header=Authorization');
    const fields = { name: 'A', email: 'a@b.example', message: 'm', key: 'q'.repeat(16), website: 'spam' };
    const headers = { 'Content-Type': 'application/json' };
    const posted = await ask(contact.default, '/api/contact', {
      init: { method: 'POST', body: JSON.stringify(fields), headers },
    });
    expect(posted.status).toBe(200);
    const after = await tell();
    expect([after.status, after.text, [...after.headers]]).toEqual([before.status, before.text, [...before.headers]]);
  });

  test.each([
    ['a wrong key', 'a key', { Authorization: 'Bearer another' }],
    ['a key that begins like it', 'a key', { Authorization: 'Bearer a ke' }],
    ['another scheme', 'a key', { Authorization: 'Basic a key' }],
    ['an empty one where none is set', '', { Authorization: 'Bearer ' }],
    ['any where none is set', '', { Authorization: 'Bearer undefined' }],
  ])('is no more with %s', async (_, key, headers) => {
    vi.stubEnv('HEALTH_KEY', key);
    expect(Object.keys(JSON.parse((await tell(headers)).text))).toEqual(['ok', 'alarms']);
  });
});
