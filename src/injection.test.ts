import { describe, expect, test, vi } from 'vitest';
import { type Feed, jsonFeed, rss } from '#src/articles/feed.ts';
import { parseSource } from '#src/content/source-file.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { inlineScript } from '#src/scripts/inline-script.ts';
import { jsonLd } from '#src/seo/json-ld.ts';

/** Injection tests for inputs that no other test covers. `docs/reference/security-tests.md` lists the test of each input. */

const SCRIPT = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
const SITE = 'https://site.example';

describe('in front matter', () => {
  const { data } = parseSource(`---\ntitle: '${SCRIPT}'\n__proto__:\n  planted: yes\n---\n## a\n`, true);
  const { title } = data as { title: string };

  test('a title is printed as text everywhere', async () => {
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
    expect(await rss(feed)).not.toMatch(/<script|<img/);
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
