import { afterEach, describe, expect, test, vi } from 'vitest';
import { CRAWLERS } from '#src/site/crawlers.ts';
import { askedLanguage } from './asked-language.inline.ts';
import { detectLanguage } from './detect-language.inline.ts';
import { endInquiry } from './end-inquiry.inline.ts';

const SITE = 'https://site.example';
const LANGS = ['ja', 'en', 'zh'];
const LANG_WORD = /\b(?:ja|en|zh)\b/;
const KEY = 's.lang';
const CONSENT = 's.consent';

interface Visitor {
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

/** Runs a head script in a simulated browser, and returns its effects. */
function visit(run: () => void, visitor: Visitor) {
  const { address = '/news', cookie = '', languages = ['ja-JP'], userAgent = 'Mozilla/5.0', referrer = '' } = visitor;
  const [local, session] = [{ ...visitor.local }, { ...visitor.session }];
  const documentElement = { className: '' };
  const done = { sent: '', shown: '', local, session, cookie, documentElement, activate: () => {} };
  const relative = (url: URL) => url.href.slice(SITE.length);
  vi.stubGlobal('location', {
    href: SITE + address,
    protocol: 'https:',
    replace: (url: URL) => {
      done.sent = relative(url);
    },
  });
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, url: URL) => {
      done.shown = relative(url);
    },
  });
  vi.stubGlobal('navigator', { languages, userAgent });
  vi.stubGlobal('origin', SITE);
  vi.stubGlobal('document', {
    referrer,
    documentElement,
    prerendering: visitor.prerendering ?? false,
    get cookie() {
      return done.cookie;
    },
    set cookie(text: string) {
      done.cookie = text;
    },
    set onprerenderingchange(act: () => void) {
      done.activate = act;
    },
    addEventListener: (name: string, act: () => void) => {
      if (name === 'prerenderingchange') done.activate = act;
    },
  });
  const storage = (entries: Record<string, string>) =>
    visitor.blocked
      ? new Proxy(entries, {
          get: () => {
            throw new Error('denied');
          },
          set: () => {
            throw new Error('denied');
          },
          deleteProperty: () => {
            throw new Error('denied');
          },
        })
      : entries;
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  run();
  return done;
}

const detect = (visitor: Visitor) => visit(() => detectLanguage('ja', LANG_WORD, CRAWLERS, CONSENT, KEY), visitor);
const obey = (visitor: Visitor) => visit(() => askedLanguage(LANGS, 'en', '/en', KEY, CONSENT), visitor);

afterEach(() => vi.unstubAllGlobals());

describe('on an unprefixed address the language comes from', () => {
  const stored = { cookie: `a=1; ${KEY}=en; b=zh`, local: { [KEY]: 'zh' }, session: { [KEY]: 'ja' } };

  test.each([
    ['the query', { ...stored, address: '/news?lng=zh&x=1#main' }, '/zh/news?x=1#main'],
    ['the cookie', stored, '/en/news'],
    ['local storage', { ...stored, cookie: '' }, '/zh/news'],
    ['session storage', { session: { [KEY]: 'en' } }, '/en/news'],
    ['the browser, by primary tag', { languages: ['fr-CH', 'zh-TW', 'en'] }, '/zh/news'],
    ['the page, when nobody names one of the site', { languages: ['fr', 'de-AT'] }, ''],
    ['no other cookie', { cookie: `${KEY}=xx; other=zh`, languages: ['en'] }, '/en/news'],
    ['the page, for its own', { cookie: `${KEY}=ja`, languages: ['en'] }, ''],
    ['what comes next, when the stored one is unknown', { local: { [KEY]: 'fr' }, languages: ['zh'] }, '/zh/news'],
  ] as [string, Visitor, string][])('%s', (_, visitor, sent) => {
    expect(detect(visitor).sent).toBe(sent);
  });

  test('the home page has no slash behind its language', () => {
    expect(detect({ address: '/?a=b', languages: ['en'] }).sent).toBe('/en?a=b');
  });

  test.each([
    ['comes from the site', { referrer: `${SITE}/en` }],
    ['is a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['is Lighthouse', { userAgent: 'Mozilla/5.0 Chrome-Lighthouse' }],
    ["is Google's inspection", { userAgent: 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)' }],
    ['is WebPageTest', { userAgent: 'Mozilla/5.0 PTST/250101' }],
    ['is Baidu', { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
  ] as [string, Visitor][])("the browser's is not asked of who %s", (_, visitor) => {
    expect(detect({ ...visitor, languages: ['en'] }).sent).toBe('');
    expect(detect({ ...visitor, cookie: `${KEY}=zh` }).sent).toBe('/zh/news');
  });
});

for (const [name, run, own] of [
  ['unprefixed', detect, ''],
  ['prefixed', obey, '/en'],
] as const)
  describe(`on a ${name} address`, () => {
    test('?lng= is stored and leaves the address', () => {
      const done = run({ address: `${own}/news?lng=zh&x=1` });
      expect(done.sent).toBe('/zh/news?x=1');
      expect(done.local).toEqual({ [KEY]: 'zh' });
      expect(done.cookie).toBe(`${KEY}=zh;path=/;max-age=31536000;samesite=lax;secure`);
    });

    test('?lng= of the page itself stays there', () => {
      const done = run({ address: `${own}/news?lng=${own.slice(1) || 'ja'}` });
      expect([done.sent, done.shown]).toEqual(['', `${own}/news`]);
    });

    test.each(['xx', '', 'en-US;domain=evil', 'en;x', '__proto__', 'constructor'])('?lng=%s is dropped', (lng) => {
      const done = run({ address: `${own}/news?lng=${encodeURIComponent(lng)}` });
      expect([done.cookie, done.local, done.sent, done.shown]).toEqual(['', { [KEY]: 'first' }, '', `${own}/news`]);
    });

    test('the consent ends, and nothing else', () => {
      const done = run({ address: `${own}/faq`, session: { [CONSENT]: 'x', 's.draft': '{}' } });
      expect(done.session).toEqual({ 's.draft': '{}' });
    });

    test('storage that throws is ignored, and the cookie still kept', () => {
      const done = run({ address: `${own}/news?lng=zh`, blocked: true });
      expect([done.sent, done.cookie.slice(0, 9)]).toEqual(['/zh/news', `${KEY}=zh`]);
    });

    test("a visitor's first page is marked, and no later one", () => {
      const first = run({ address: `${own}/news` });
      expect([first.documentElement.className, first.local]).toEqual(['first', { [KEY]: 'first' }]);
      const next = run({ address: `${own}/news`, local: first.local });
      expect([next.documentElement.className, next.local]).toEqual(['', { [KEY]: 'first' }]);
      expect(run({ address: `${own}/news`, local: { [KEY]: 'zh' } }).documentElement.className).toBe('');
      expect(run({ address: `${own}/news`, blocked: true }).documentElement.className).toBe('');
    });

    test('a page that is only prerendered does nothing until it is shown', () => {
      const done = run({ address: `${own}/news?lng=zh`, session: { [CONSENT]: 'x' }, prerendering: true });
      expect([done.sent, done.cookie, done.local, done.session]).toEqual(['', '', {}, { [CONSENT]: 'x' }]);
      expect(done.documentElement.className).toBe('');
      done.activate();
      expect([done.sent, done.local, done.session]).toEqual(['/zh/news', { [KEY]: 'zh' }, {}]);
    });
  });

test('the thank-you page ends the inquiry when it is shown', () => {
  const session = { [CONSENT]: 'x', 's.draft': '{}', other: '1' };
  const end = (prerendering: boolean) => visit(() => endInquiry([CONSENT, 's.draft']), { session, prerendering });
  expect(end(false).session).toEqual({ other: '1' });
  const waiting = end(true);
  expect(waiting.session).toEqual(session);
  waiting.activate();
  expect(waiting.session).toEqual({ other: '1' });
});
