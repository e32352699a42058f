import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from './page-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = '') =>
  `<html><head><meta charset="utf-8"> <title>T</title> <meta http-equiv="content-security-policy" content="default-src 'none';frame-src https://map.example; script-src 'self' 'sha256-unused='; style-src 'self' 'sha256-unused=';">${head}</head><body>${body}</body></html>`;

const noScript = () => new Set<string>();
const noFile = () => '';

describe('finishPage', () => {
  const html = finishPage(
    page('<style>@layer base{a{top:0}}</style><link rel="stylesheet" href="/_astro/b.css">', '<script>go()</script>'),
    noScript,
    (name) => (name === '_astro/b.css' ? '@layer components{b{top:0}}' : ''),
  );

  test('merges styles and style files in their order', () => {
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).toContain('<style>@layer base{a{top:0}}@layer components{b{top:0}}</style></head>');
  });

  test('names just the scripts and the style of the page', () => {
    expect(html).toContain(`script-src ${sha('go()')};`);
    expect(html).not.toContain('unused');
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(html).toContain(`style-src ${sha(style)}"`);
  });

  test('keeps the other directives, and stands before everything it governs', () => {
    expect(html).toContain("default-src 'none';frame-src https://map.example;");
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<title>'));
  });

  test('allows files of the site only where the page has an island', () => {
    expect(html).not.toContain("script-src 'self'");
    expect(finishPage(page('', '<astro-island></astro-island>'), noScript, noFile)).toContain("script-src 'self'");
  });

  test("keeps what a page asked for by name, such as 'wasm-unsafe-eval' on the search page", () => {
    const asking = page('').replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
    expect(finishPage(asking, noScript, noFile)).toContain("script-src 'wasm-unsafe-eval';");
  });

  test('scripts side by side become one, which costs one hash', () => {
    const body = '<script>a()</script><script>b()</script><p></p><script>c()</script>';
    const html = finishPage(page('', body), noScript, noFile);
    expect(html).toContain('<script>a()\n;b()</script><p></p><script>c()</script>');
    expect(html).toContain(sha('a()\n;b()'));
    const data = '<script type="application/ld+json">{}</script><script>d()</script>';
    expect(finishPage(page('', data), noScript, noFile)).toContain(data);
  });

  test('no space is left between the elements of the head, one between those of the body', () => {
    const head = '<title>a b</title> <script>a > \n< b</script>\n  <link rel="icon">\n';
    const body = '<i>a</i> <i>b</i>\n  <p>c  d</p><pre><b>e</b>\n  <b>f</b></pre>';
    const html = finishPage(page(head, body), noScript, noFile);
    expect(html).toMatch(/<title>a b<\/title><script>a > \n< b<\/script><link rel="icon"><style>/);
    expect(html).toContain('<i>a</i> <i>b</i> <p>c  d</p><pre><b>e</b>\n  <b>f</b></pre>');
  });

  test('an island loses the id that every checkout makes anew', () => {
    const html = finishPage(page('', '<astro-island uid="Z1mt1pP" ssr></astro-island>'), noScript, noFile);
    expect(html).toContain('<astro-island ssr>');
  });

  test('structured data is no script', () => {
    expect(finishPage(page('', '<script type="application/ld+json">{}</script>'), noScript, noFile)).toContain(
      "script-src 'none'",
    );
  });
});
