import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementOf, elementsIn, headOf, readHtml, setAttribute, setContent, textIn, writeHtml } from './html-tree.ts';

const named = (text: string) =>
  elementsIn(readHtml(text))
    .map(({ tagName }) => tagName)
    .join(' ');

test('parses a page as browsers do, and serializes it', () => {
  expect(writeHtml(readHtml('<p>a'))).toBe('<html><head></head><body><p>a</p></body></html>');
  const page = '<!DOCTYPE html><html lang="en"><head></head><body><p title="a &amp; b">c &lt; d</p></body></html>';
  expect(writeHtml(readHtml(page))).toBe(page);
});

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

test('lists elements in document order, including those in `<template>` and `<noscript>`', () => {
  expect(named('<template><i><b></b></i></template><p><a></a></p>')).toBe('html head template i b body p a');
  expect(named('<body><noscript><img></noscript>')).toBe('html head body noscript img');
});

test('an attribute is set in its place, added at the end or removed, and content replaces what was there', () => {
  const page = readHtml('<p title="a" hidden>b</p>');
  const [paragraph] = elementsIn(page).slice(-1);
  if (paragraph === undefined) throw new Error('expected a paragraph');
  setAttribute(paragraph, 'title', 'c');
  setAttribute(paragraph, 'hidden', undefined);
  setAttribute(paragraph, 'id', 'd');
  setContent(paragraph, '<e>');
  expect(writeHtml(page)).toContain('<body><p title="c" id="d">&lt;e&gt;</p></body>');
  setContent(paragraph, [elementOf('i', {}, 'f')]);
  expect(writeHtml(page)).toContain('<p title="c" id="d"><i>f</i></p>');
});
