import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementOf, elementsIn, headOf, readHtml, textIn, writeHtml } from './html-tree.ts';

test('keeps leading line breaks in elements whose first line break a parser skips', () => {
  const page =
    '<html><head></head><body><pre>\n\nx</pre><p>\nx</p><pre><b>\n</b></pre><textarea>\n\n</textarea></body></html>';
  expect(writeHtml(readHtml(page))).toBe(page);
  const text = fc.string({ unit: fc.constantFrom('\n', ' ', 'x', '<', '　') });
  fc.assert(
    fc.property(fc.constantFrom('pre', 'listing', 'textarea', 'p', 'div'), text, (tagName, content) => {
      const document = readHtml('');
      headOf(document).childNodes.push(elementOf(tagName, {}, content));
      const read = elementsIn(readHtml(writeHtml(document))).find((element) => element.tagName === tagName);
      expect(read && textIn(read)).toBe(content);
    }),
  );
});
