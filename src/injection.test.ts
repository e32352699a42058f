import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Feed, jsonFeed, rss } from '#src/articles/feed.ts';
import { parseSource } from '#src/content/source-file.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { detectLanguage } from '#src/scripts/detect-language.inline.ts';
import { inlineScript } from '#src/scripts/inline-script.ts';
import { jsonLd } from '#src/seo/json-ld.ts';

/** Injection tests for inputs that no other test covers. `docs/reference/security-tests.md` lists the test of each input. */

const SCRIPT = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
const SITE = 'https://site.example';

describe('in front matter', () => {
  const { data } = parseSource(`---\ntitle: '${SCRIPT}'\n__proto__:\n  planted: yes\n---\n## a\n`, true);
  const { title } = data as { title: string };

  test('a title is printed as text everywhere', () => {
    expect(title).toBe(SCRIPT);
    expect(jsonLd({ '@type': 'Article', headline: title })).not.toMatch(/<\/|<s|<i/);
    const item = {
      address: SITE,
      title,
      summary: title,
      author: title,
      date: '2026-01-01',
      categories: [title],
      html: '',
    };
    const feed: Feed = {
      title,
      description: title,
      lang: 'en',
      home: SITE,
      self: { rss: SITE, json: SITE },
      items: [item],
    };
    expect(rss(feed)).not.toMatch(/<script|<img/);
    expect(JSON.parse(jsonFeed(feed)).items[0].title).toBe(SCRIPT);
  });

  test('no prototype is changed', () => {
    expect(({} as Record<string, unknown>)['planted']).toBeUndefined();
  });
});

test('in a head script of a built page: a value cannot close it', () => {
  const code = inlineScript((text: string) => console.log(text), [`<!--${SCRIPT}`]);
  expect(code).not.toMatch(/<!--|<\/|<script/i);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  new Function(code)();
  expect(log).toHaveBeenCalledWith(`<!--${SCRIPT}`);
  log.mockRestore();
});

test('in a catalogue string: a value is inserted as text, without placeholders or markup', () => {
  expect(interpolate('Found: {{q}}', { q: '{{q}}$&<b>' })).toBe('Found: {{q}}$&<b>');
  const context = { folder: 'content', label: () => '', notes: '' };
  expect(renderMarkdown(interpolate('Found: {{q}}', { q: SCRIPT }), context).html).not.toMatch(/<script|<img/);
});

describe('in ?lng= and the path', () => {
  const evil = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'en/../..//evil.example',
    '__proto__',
    SCRIPT,
  ];
  const paths = ['/en/news', '/en//evil.example', '/en/%2F%2Fevil.example', '/en/%5Cevil.example'];
  const LANGS = ['ja', 'en', 'zh'];

  /** The address to which the script redirects a browser. */
  function visit(run: () => void, address: string): string[] {
    const sent: string[] = [];
    const replace = (url: URL) => sent.push(new URL(url.href, SITE).href);
    vi.stubGlobal('location', { href: address, origin: SITE, replace });
    vi.stubGlobal('history', { replaceState: (_: unknown, __: string, url: URL) => sent.push(url.href) });
    vi.stubGlobal('document', { cookie: '', referrer: '', documentElement: {} });
    vi.stubGlobal('navigator', { languages: ['en'], userAgent: '' });
    vi.stubGlobal('localStorage', {});
    vi.stubGlobal('sessionStorage', {});
    run();
    return sent;
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each(paths.flatMap((path) => [...evil, 'ja', 'zh'].map((lng) => [path, lng] as const)))(
    '%s with %j stays on the site',
    (path, lng) => {
      const query = `?lng=${encodeURIComponent(lng)}`;
      const sent = [
        ...visit(() => detectLanguage(LANGS, 'en', true, 'p', 'c'), `${SITE}${path}${query}`),
        ...visit(() => detectLanguage(LANGS, 'ja', false, 'p', 'c'), `${SITE}${path.slice(3)}${query}`),
      ];
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((address) => new URL(address).origin !== SITE)).toEqual([]);
      expect(sent.filter((address) => address.includes('lng='))).toEqual([]);
    },
  );
});
