import { expect, test } from 'vitest';
import { readHtml, writeHtml } from './html-tree.ts';
import { joinScripts, tighten } from './tighten.ts';

function after(change: typeof tighten, html: string): string {
  const document = readHtml(html);
  change(document);
  return writeHtml(document);
}

test('no space is left between the elements of the head, one between those of the body', () => {
  const head = '<title>a  b</title> <script>a > \n< b</script>\n  <link rel="icon">\n';
  const body = '<i>a</i> <i>b</i>\n  <!-- c -->\n<p>c  d</p><pre><b>e</b>\n  <b>f</b></pre>';
  expect(after(tighten, `<html>\n<head>${head}</head>\n<body>${body}</body></html>`)).toBe(
    '<html><head><title>a  b</title><script>a > \n< b</script><link rel="icon"></head>' +
      '<body><i>a</i> <i>b</i> <!-- c --> <p>c  d</p><pre><b>e</b>\n  <b>f</b></pre></body></html>',
  );
});

test('a comment outside head and body is left alone, the spaces beside it are not', () => {
  expect(after(tighten, '<!doctype html>\n<!-- a -->\n<html><head></head>\n<!-- b -->\n<body>c</body></html>')).toBe(
    '<!DOCTYPE html><!-- a --><html><head></head><!-- b --><body>c</body></html>',
  );
});

test.each([
  {
    what: 'scripts side by side become one',
    html: '<script>a()</script><script>b()</script><p></p><script>c()</script>',
    joined: '<script>a()\n;b()</script><p></p><script>c()</script>',
  },
  {
    what: 'three as well',
    html: '<script>a()</script><script>b()</script><script>c()</script>',
    joined: '<script>a()\n;b()\n;c()</script>',
  },
  {
    what: 'data, modules and files stay by themselves',
    html: '<script type="application/ld+json">{}</script><script>a()</script><script type="module">b()</script>',
    joined: '<script type="application/ld+json">{}</script><script>a()</script><script type="module">b()</script>',
  },
])('$what', ({ html, joined }) => {
  expect(after(joinScripts, `<body>${html}`)).toContain(`<body>${joined}</body>`);
});
