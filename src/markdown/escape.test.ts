import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, escapeText, firstParagraph, plainTextOf } from './escape.ts';

test.each([
  ['A & B < C > "D" \'E\'', 'A &amp; B &lt; C &gt; &quot;D&quot; &#39;E&#39;'],
  ['&copy; &frac34; &#169; &#xA9; &#XaF;', '&copy; &frac34; &#169; &#xA9; &#XaF;'],
  [
    '&; &#; &#x; &1a; &a; &copy &#12345678; &#x1234567; &#xg;',
    '&amp;; &amp;#; &amp;#x; &amp;1a; &amp;a; &amp;copy &amp;#12345678; &amp;#x1234567; &amp;#xg;',
  ],
])('of an editor’s %s character references keep their meaning', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test('the text of rendered HTML has no entities', () => {
  expect(plainTextOf('<a href="/x">a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#39; &lt;&lt;</a>')).toBe(
    'a <b> &amp; "c" \'d\' <<',
  );
});

test('the first paragraph is the first one, over several lines too', () => {
  expect(firstParagraph('<h2>A</h2>\n<p>B <b>c</b>\nd</p>\n<p>E</p>')).toBe('B c\nd');
  expect(firstParagraph('<h2>A</h2>')).toBe('');
});

test('every character that means something in HTML is escaped, each time', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test('nothing else changes, and nothing is lost', () => {
  const plain = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => plain[entity as keyof typeof plain])).toBe(text);
    }),
  );
});
