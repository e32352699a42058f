import { describe, expect, test } from 'vitest';
import { readHtml } from '#src/site/html-tree.ts';
import { ABOUT, FORM_PATH } from '#src/site/routes.ts';
import { finishedPage } from './finish-pages.ts';
import { policyProblems } from './page-policy.ts';

const HASH_OF_GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><style>p{top:0}</style></head><body><p>a</p>${body}</body></html>`;
const finished = (body: string, address = '/news') => finishedPage(pageWith(body), address, () => []);
const problems = (html: string, address = '/news') => policyProblems(readHtml(html), address).join('\n');
const directivesOf = (html: string) => (/content="([^"]*)"/.exec(html)?.[1] ?? '').split(';');

describe('the policy of a page', () => {
  test('allows nothing but the site itself and the hashes of what is inline', () => {
    expect(directivesOf(finished('<script>go()</script>'))).toEqual([
      "default-src 'none'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "img-src 'self'",
      `script-src ${HASH_OF_GO}`,
      "style-src 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='",
    ]);
  });

  test.each([
    { what: 'script files', body: '<script src="/a.js"></script>', has: "script-src 'self'" },
    { what: 'islands', body: '<astro-island></astro-island>', has: "script-src 'self'" },
    { what: 'nothing to run', body: '<script type="application/ld+json">{}</script>', has: "script-src 'none'" },
    { what: 'the search', address: '/search', body: '', has: "script-src 'wasm-unsafe-eval'" },
    { what: 'an address like the search', address: '/search-tips', body: '', has: "script-src 'none'" },
    { what: 'the form', address: `/en${FORM_PATH}`, body: '', has: "img-src 'self' data:" },
    { what: 'the map', address: ABOUT, body: '<iframe>', has: 'frame-src https://www.openstreetmap.org' },
    {
      what: 'the map at a second path',
      address: '/about',
      body: '<iframe>',
      has: 'frame-src https://www.openstreetmap.org',
    },
    { what: 'an infographic', address: '/tech-articles/a', body: '<iframe>', has: "frame-src 'self'" },
    {
      what: 'the print style sheet',
      body: '<link rel="stylesheet" media="print" href="/_astro/print.B1.css">',
      has: "style-src 'self' 'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='",
    },
  ])('with $what has $has', ({ body, address = '/news', has }) => {
    const html = finished(body, address);
    expect(directivesOf(html)).toContain(has);
    expect(problems(html, address)).toBe('');
  });
});

describe('a page is not published', () => {
  const page = finished('<script>go()</script>');
  const problemsOf = (broken: string) => {
    expect(broken).not.toBe(page);
    return problems(broken);
  };

  test.each([
    ['another script', '<script>other()</script>', '<script> without its hash in the policy: other()'],
    ['another style', '<style>b{}</style>', '<style> without its hash in the policy: b{}'],
    ['a style in a drawing', '<svg><style>b{}</style></svg>', '<style> without its hash'],
    ['a style behind noscript', '<noscript><style>c{}</style></noscript>', '<style> without its hash'],
    ['a script in a drawing', '<svg><script href="/a.js"></script></svg>', 'a script in a drawing'],
    ['a script of another type', '<script type="importmap">{}</script>', 'a script of type “importmap”'],
    ['a stylesheet', '<link href="/b.css" rel="Stylesheet">', 'a stylesheet outside the page: /b.css'],
    ['a style attribute', '<p STYLE="top:0">', '<p style="top:0">'],
    ['a handler', '<p onclick="go()">', '<p onclick="go()">'],
    ['a frame that no table allows', '<iframe src="/b"></iframe>', 'a frame, for which'],
    ['an embedded object', '<object data="/b"></object>', 'a frame, for which'],
  ])('with %s', (_, more, why) => {
    expect(problemsOf(page.replace('<p>', `${more}<p>`))).toContain(why);
  });

  const second = '<meta http-equiv="Content-Security-Policy" content=""></head>';
  test.each([
    ['without a policy', /<meta http-equiv[^>]*>/, '', '0 policies'],
    ['with two policies', '</head>', second, '2 policies'],
    ['with something before it', '<meta http-equiv', '<link rel="icon"><meta http-equiv', 'at the start of <head>'],
    ['in another encoding', 'charset="utf-8"', 'charset="euc-jp"', '<meta charset="utf-8">'],
    ['with an open policy', 'script-src', "script-src 'unsafe-inline'", 'expected “default-src'],
    ['with a directive less', "default-src 'none';", '', 'expected “default-src'],
  ])('%s', (_, from, to, why) => {
    expect(problemsOf(page.replace(from, to))).toContain(why);
  });
});
