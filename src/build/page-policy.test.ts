import { describe, expect, test } from 'vitest';
import { readHtml } from '#src/site/html-tree.ts';
import { finishedPage } from './finish-pages.ts';
import { policyProblems } from './page-policy.ts';

const HASH_OF_GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><style>p{top:0}</style></head><body><p>a</p>${body}</body></html>`;
const finished = (body: string, address = '/news') => finishedPage(pageWith(body), address, () => '');
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
    { what: 'the form', address: '/en/contact/form', body: '', has: "img-src 'self' data:" },
    { what: 'the map', address: '/about-us', body: '<iframe>', has: 'frame-src https://www.openstreetmap.org' },
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
  test.each([
    { what: 'without a policy', from: /<meta http-equiv[^>]*>/, to: '', why: '0 policies' },
    {
      what: 'with two policies',
      from: '</head>',
      to: '<meta http-equiv="Content-Security-Policy" content=""></head>',
      why: '2 policies',
    },
    {
      what: 'with something before its policy',
      from: '<meta http-equiv',
      to: '<link rel="icon"><meta http-equiv',
      why: 'at the start of <head>',
    },
    { what: 'in another encoding', from: 'charset="utf-8"', to: 'charset="euc-jp"', why: '<meta charset="utf-8">' },
    {
      what: 'with another script',
      from: '<p>',
      to: '<script>other()</script><p>',
      why: '<script> without its hash in the policy: other()',
    },
    {
      what: 'with another style',
      from: '<p>',
      to: '<style>b{}</style><p>',
      why: '<style> without its hash in the policy: b{}',
    },
    {
      what: 'with a style in a drawing',
      from: '<p>',
      to: '<svg><style>b{}</style></svg><p>',
      why: '<style> without its hash',
    },
    {
      what: 'with a style behind noscript',
      from: '<p>',
      to: '<noscript><style>c{}</style></noscript><p>',
      why: '<style> without its hash',
    },
    {
      what: 'with a script in a drawing',
      from: '<p>',
      to: '<svg><script href="/a.js"></script></svg><p>',
      why: 'a script in a drawing',
    },
    {
      what: 'with a script of another type',
      from: '<p>',
      to: '<script type="importmap">{}</script><p>',
      why: 'a script of type “importmap”',
    },
    {
      what: 'with a stylesheet',
      from: '<p>',
      to: '<link href="/b.css" rel="Stylesheet"><p>',
      why: 'a stylesheet outside the page: /b.css',
    },
    { what: 'with a style attribute', from: '<p>', to: '<p STYLE="top:0">', why: '<p style="top:0">' },
    { what: 'with a handler', from: '<p>', to: '<p onclick="go()">', why: '<p onclick="go()">' },
    {
      what: 'with a frame that no table allows',
      from: '<p>',
      to: '<iframe src="/b"></iframe><p>',
      why: 'a frame, for which',
    },
    { what: 'with an embedded object', from: '<p>', to: '<object data="/b"></object><p>', why: 'a frame, for which' },
    { what: 'with an open policy', from: 'script-src', to: "script-src 'unsafe-inline'", why: 'expected “default-src' },
    { what: 'with a directive less', from: "default-src 'none';", to: '', why: 'expected “default-src' },
  ])('$what', ({ from, to, why }) => {
    const broken = page.replace(from, to);
    expect(broken).not.toBe(page);
    expect(problems(broken)).toContain(why);
  });
});
