import { describe, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';
import { processPage } from './process-page.ts';
import { textDigest } from './text-digest.ts';
import { validatePage } from './validate-page.ts';

const files = builtFiles({
  folder: '',
  scripts: new Map([['/a.js', { digest: textDigest('go()'), strings: [] }]]),
  styles: new Map(),
});
const page = processPage(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><style>p{top:0}</style></head><body><p>a</p><script>go()</script><script src="/a.js"></script></body></html>',
  '/news',
  files,
).html;
const problems = (html: string, address = '/news') => validatePage(html, address, files);

test('a processed page has no problem', () => {
  expect(problems(page)).toEqual([]);
});

test('a frame is no problem if the policy allows its source', () => {
  const framed = (address: string) =>
    processPage(
      page.replace(/<meta http-equiv[^>]*>/, '').replace('<p>', '<iframe src="https://x.example"></iframe><p>'),
      address,
      files,
    ).html;
  expect(problems(framed('/about-us'), '/about-us')).toEqual([]);
  expect(problems(framed('/news'))).toEqual(['a frame, which src/site/page-policy.ts allows no source']);
});

describe('a page must not be published', () => {
  test.each([
    { what: 'without its document type', from: '<!DOCTYPE html>', to: '', why: 'no <!doctype html>' },
    { what: 'without the encoding', from: '<meta charset="utf-8">', to: '', why: 'no <head> that begins with' },
    { what: 'in another encoding', from: 'charset="utf-8"', to: 'charset="euc-jp"', why: 'no <head> that begins with' },
    { what: 'without a head', from: /<head>.*<\/head>/, to: '', why: 'no <head> that begins with' },
    { what: 'without a policy', from: /<meta http-equiv[^>]*>/, to: '', why: '0 page policies' },
    {
      what: 'with two policies',
      from: '</head>',
      to: '<meta http-equiv="Content-Security-Policy" content=""></head>',
      why: '2 page policies',
    },
    {
      what: 'with something before its policy',
      from: '<meta http-equiv',
      to: '<link rel="icon"><meta http-equiv',
      why: 'before everything else',
    },
    {
      what: 'with another script',
      from: '<p>',
      to: '<script>other()</script><p>',
      why: 'not named by the policy: "other()"',
    },
    { what: 'with another style', from: '<p>', to: '<style>b{}</style><p>', why: 'not named by the policy: "b{}"' },
    {
      what: 'with a style in a drawing',
      from: '<p>',
      to: '<svg><style>b{}</style></svg><p>',
      why: 'not named by the policy',
    },
    {
      what: 'with a script in a drawing',
      from: '<p>',
      to: '<svg><script href="/a.js"></script></svg><p>',
      why: 'a script in a drawing',
    },
    {
      what: 'with a script behind noscript',
      from: '<p>',
      to: '<noscript><style>c{}</style></noscript><p>',
      why: 'not named by the policy: "c{}"',
    },
    {
      what: 'with a stylesheet',
      from: '<p>',
      to: '<link href="/b.css" data-x rel="Stylesheet"><p>',
      why: 'a stylesheet outside the page: /b.css',
    },
    { what: 'with a style attribute', from: '<p>', to: '<p STYLE="top:0">', why: '<p style="…">' },
    { what: 'with an event handler', from: '<p>', to: '<p onclick="go()">', why: '<p onclick="…">' },
    ...['<iframe src="/b"></iframe>', '<object data="/b"></object>', '<embed src="/b">'].map((frame) => ({
      what: `with the frame ${frame}`,
      from: '<p>',
      to: `${frame}<p>`,
      why: 'a frame, which src/site/page-policy.ts',
    })),
    {
      what: 'with a script file that is not there',
      from: '"/a.js"',
      to: '"/b.js"',
      why: 'the script /b.js, which the build does not have',
    },
    {
      what: 'with a script file of another text',
      from: /integrity="[^"]*"/,
      to: 'integrity="sha256-x"',
      why: 'the script /a.js without its integrity',
    },
    {
      what: 'with an open policy',
      from: "script-src 'self'",
      to: "script-src 'self' 'unsafe-inline'",
      why: 'expected "default-src',
    },
    {
      what: 'with a policy for another page',
      from: "script-src 'self'",
      to: "script-src 'self' 'wasm-unsafe-eval'",
      why: 'expected "default-src',
    },
    { what: 'with a directive less', from: "default-src 'none';", to: '', why: 'expected "default-src' },
  ])('$what', ({ from, to, why }) => {
    const broken = page.replace(from, to);
    expect(broken).not.toBe(page);
    expect(problems(broken).join('\n')).toContain(why);
  });

  test('with a source that the policy allows on other pages only', () => {
    expect(problems(page, '/search').join()).toContain("'wasm-unsafe-eval'");
  });

  test('and all reasons are reported at once', () => {
    const broken = page.replace('<!DOCTYPE html>', '').replace('<p>', '<p style="top:0" onload="go()">');
    expect(problems(broken)).toHaveLength(3);
  });
});
