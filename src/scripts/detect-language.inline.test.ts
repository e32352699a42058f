import { afterEach, describe, expect, test, vi } from 'vitest';
import { detectLanguage } from './detect-language.inline.ts';

const SITE = 'https://site.example';
const KEY = 's.lang';
const CONSENT = 's.consent';

interface Visit {
  address?: string;
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  languages?: string[];
  userAgent?: string;
  referrer?: string;
  prerendering?: boolean;
  /** Storage throws, as in a browser that blocks site data. */
  blocked?: boolean;
}

/** Visits a page in a simulated browser: `/en/…` is a page in English that asks only `?lng=`. Returns the effects. */
function visit({ address = '/news', cookie = '', languages = ['ja-JP'], userAgent = 'Mozilla/5.0', ...more }: Visit) {
  const { referrer = '', prerendering = false, blocked = false } = more;
  const done = {
    sent: '',
    shown: '',
    cookie,
    local: { ...more.local },
    session: { ...more.session },
    first: false,
    activate: () => {},
  };
  const pathOf = (url: URL) => url.href.slice(SITE.length);
  vi.stubGlobal('location', {
    href: SITE + address,
    origin: SITE,
    replace: (url: URL) => {
      done.sent = pathOf(url);
    },
  });
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, url: URL) => {
      done.shown = pathOf(url);
    },
  });
  vi.stubGlobal('navigator', { languages, userAgent });
  vi.stubGlobal('document', {
    referrer,
    prerendering,
    get cookie() {
      return done.cookie;
    },
    set cookie(text: string) {
      done.cookie = text;
    },
    documentElement: {
      classList: {
        add: (name: string) => {
          done.first = name === 'first';
        },
      },
    },
    addEventListener: (_: 'prerenderingchange', listener: () => void) => {
      done.activate = listener;
    },
  });
  // Without the stubs there is no storage, and reading it throws.
  if (!blocked) {
    vi.stubGlobal('localStorage', done.local);
    vi.stubGlobal('sessionStorage', done.session);
  }
  const isEnglish = address.startsWith('/en');
  detectLanguage(['ja', 'en', 'zh'], isEnglish ? 'en' : 'ja', isEnglish, KEY, CONSENT);
  return done;
}

afterEach(() => vi.unstubAllGlobals());

const everySource: Visit = {
  address: '/news?lng=zh',
  cookie: `a=1; ${KEY}=en; b=zh`,
  local: { [KEY]: 'zh' },
  session: { [KEY]: 'en' },
  languages: ['zh-TW'],
};

test.each<[string, Visit, string]>([
  ['?lng= wins over every other source', everySource, '/zh/news'],
  ['then the cookie', { ...everySource, address: '/news' }, '/en/news'],
  ['then local storage', { ...everySource, address: '/news', cookie: '' }, '/zh/news'],
  ['then session storage', { session: { [KEY]: 'en' }, languages: ['zh-TW'] }, '/en/news'],
  ['then the browser, by primary tag', { languages: ['fr-CH', 'zh-TW', 'en'] }, '/zh/news'],
  ['then the page', { languages: ['fr', 'de-AT'] }, ''],
  ['a source that names the language of the page wins', { cookie: `${KEY}=ja`, languages: ['en'] }, ''],
  ['an unknown stored language is skipped', { local: { [KEY]: 'fr' }, languages: ['zh'] }, '/zh/news'],
  ['another cookie is no source', { cookie: `${KEY}=xx; other=zh`, languages: ['en'] }, '/en/news'],
  ['the home page of the default language has one', { address: '/en?lng=ja' }, '/'],
])('%s', (_, visitor, sent) => {
  expect(visit(visitor).sent).toBe(sent);
});

test.each<[string, Visit]>([
  ["is Google's inspection", { userAgent: 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)' }],
  ['is Lighthouse', { userAgent: 'Mozilla/5.0 Chrome-Lighthouse' }],
  ['is WebPageTest', { userAgent: 'Mozilla/5.0 PTST/250101' }],
  ['is Baidu', { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
])('the browser language does not redirect a visitor who %s, a stored one does', (_, visitor) => {
  expect(visit({ ...visitor, languages: ['en'] }).sent).toBe('');
  expect(visit({ ...visitor, cookie: `${KEY}=zh` }).sent).toBe('/zh/news');
});

test.each([
  { address: '/en//evil.example', ja: '//evil.example', zh: '/zh//evil.example' },
  { address: '/en/%2F%2Fevil.example', ja: '/%2F%2Fevil.example', zh: '/zh/%2F%2Fevil.example' },
  { address: '/en/%5Cevil.example', ja: '/%5Cevil.example', zh: '/zh/%5Cevil.example' },
  { address: '//evil.example', ja: '', zh: '/zh//evil.example' },
])('?lng= never leads from $address to another site', ({ address, ja, zh }) => {
  expect(visit({ address: `${address}?lng=ja` }).sent).toBe(ja);
  expect(visit({ address: `${address}?lng=zh` }).sent).toBe(zh);
});

describe.each([
  { address: '/news', own: 'ja' },
  { address: '/en/news', own: 'en' },
])('on $address', ({ address, own }) => {
  test('?lng= is stored in a cookie and in local storage', () => {
    const { cookie, local } = visit({ address: `${address}?lng=zh` });
    expect(cookie).toBe(`${KEY}=zh;path=/;max-age=31536000;samesite=lax;secure`);
    expect(local).toEqual({ [KEY]: 'zh' });
  });

  test('?lng= of the page itself is stored and leaves the address', () => {
    const { sent, shown, local } = visit({ address: `${address}?lng=${own}&x=1` });
    expect([sent, shown, local]).toEqual(['', `${address}?x=1`, { [KEY]: own }]);
  });

  test.each(['xx', '', '//evil.example', 'en-US;domain=evil', 'en;x', '__proto__', 'constructor'])(
    '?lng=%s is dropped',
    (lng) => {
      const { sent, shown, cookie, local } = visit({ address: `${address}?lng=${encodeURIComponent(lng)}` });
      expect([sent, shown, cookie, local]).toEqual(['', address, '', {}]);
    },
  );

  test('the consent is deleted, and nothing else', () => {
    expect(visit({ address, session: { [CONSENT]: 'x', 's.draft': '{}' } }).session).toEqual({ 's.draft': '{}' });
  });

  test('blocked storage is ignored, and the cookie still stored', () => {
    const { sent, cookie, first } = visit({ address: `${address}?lng=zh`, blocked: true });
    expect([sent, cookie.slice(0, 9), first]).toEqual(['/zh/news', `${KEY}=zh`, false]);
  });

  test("a visitor's first page is marked, and none after the font has come", () => {
    expect(visit({ address }).first).toBe(true);
    expect(visit({ address, local: { [KEY]: 'first' } }).first).toBe(false);
  });

  test('a prerendered page does nothing until it is shown, and is not marked as the first', () => {
    const session = { [CONSENT]: 'x' };
    const done = visit({ address: `${address}?lng=zh`, session, prerendering: true });
    expect([done.sent, done.cookie, done.local, done.session]).toEqual(['', '', {}, session]);
    done.activate();
    expect([done.sent, done.local, done.session, done.first]).toEqual(['/zh/news', { [KEY]: 'zh' }, {}, false]);
  });
});
