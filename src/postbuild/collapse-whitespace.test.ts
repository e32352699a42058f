import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';

function collapsed(html: string): string {
  const document = readHtml(html);
  collapseWhitespace(document);
  return writeHtml(document);
}

test('removes white space between the elements of the head and beside blocks, and keeps one space elsewhere', () => {
  const head = '<title>a  b</title> <script>a > \n< b</script>\n  <link rel="icon">\n';
  const body =
    '<i>a</i> <i>b</i>\n  <!-- c -->\n<p> <b>c  d</b> <i>e</i>\n</p> <p> f <b> g</b> <a> h </a>\n</p><pre><b>e</b>\n  <b>f</b></pre>';
  expect(collapsed(`<html>\n<head>${head}</head>\n<body>${body}</body></html>`)).toBe(
    '<html><head><title>a  b</title><script>a > \n< b</script><link rel="icon"></head>' +
      '<body><i>a</i> <i>b</i> <!-- c --><p><b>c  d</b> <i>e</i></p><p>f <b> g</b> <a> h</a></p><pre><b>e</b>\n  <b>f</b></pre></body></html>',
  );
});

test('keeps white space that React printed, but not in slots', () => {
  const island = '<astro-island><p> <b>a</b></p><astro-slot><p> <b>a</b></p></astro-slot></astro-island>';
  expect(collapsed(`<body>${island}`)).toContain(island.replace('slot><p> ', 'slot><p>'));
});

/** Every character that Unicode calls white space or that has no width, except the five of HTML's ASCII whitespace. */
const VISIBLE_GAPS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) =>
    /[\p{White_Space}\u00ad\u180e\u200b-\u200f\u2060\ufeff]/u.test(character) && !/[\t\n\f\r ]/.test(character),
);

test.each(VISIBLE_GAPS.map((character) => ({ character, code: character.charCodeAt(0).toString(16) })))(
  'a gap of U+$code is text, not white space',
  ({ character }) => {
    const page = `<html><head></head><body><b>12</b>${character}<b>kg</b></body></html>`;
    expect(collapsed(page)).toBe(writeHtml(readHtml(page)));
  },
);

test('keeps all characters of a gap that are not ASCII whitespace', () => {
  const gap = fc.string({ unit: fc.constantFrom(...VISIBLE_GAPS, ' ', '\n', '\t', '\f') });
  fc.assert(
    fc.property(gap, (text) => {
      const kept = collapsed(`<body><b>a</b>${text}<b>b</b>`).replaceAll('&nbsp;', '\u00a0');
      const expected = /^[\t\n\f ]+$/.test(text) ? ' ' : text;
      expect(kept).toContain(`<b>a</b>${expected}<b>b</b>`);
    }),
  );
});

test('keeps a comment outside head and body, and removes the white space beside it', () => {
  expect(collapsed('<!doctype html>\n<!-- a -->\n<html><head></head>\n<!-- b -->\n<body>c</body></html>')).toBe(
    '<!DOCTYPE html><!-- a --><html><head></head><!-- b --><body>c</body></html>',
  );
});
