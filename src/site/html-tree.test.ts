import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attributeOf,
  elementOf,
  elementsIn,
  headOf,
  readHtml,
  setAttribute,
  setContent,
  textIn,
  writeHtml,
} from './html-tree.ts';

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

test('an attribute has its value, an absent one none', () => {
  const image = elementsIn(readHtml('<body><img alt="" src="/a.png">')).at(-1);
  expect(image && ['alt', 'src', 'title'].map((name) => attributeOf(image, name))).toEqual(['', '/a.png', undefined]);
});

test('the text of an element is the one directly in it', () => {
  const [paragraph] = elementsIn(readHtml('<p>a<!-- b --><i>c</i>d')).slice(-2);
  expect(paragraph && textIn(paragraph)).toBe('ad');
});

test('a new element has attributes and a text, or none', () => {
  const page = readHtml('');
  const head = headOf(page);
  for (const element of [elementOf('meta', { name: 'a', content: '"b"' }), elementOf('style', {}, 'p{top:0}')])
    head.childNodes.push(element);
  expect(writeHtml(page)).toContain('<head><meta name="a" content="&quot;b&quot;"><style>p{top:0}</style></head>');
  expect([elementOf('p', {}).childNodes.length, elementOf('p', {}).namespaceURI]).toEqual([
    0,
    'http://www.w3.org/1999/xhtml',
  ]);
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

test('a parsed tree has a head; a tree without one is a bug and throws', () => {
  expect(headOf(readHtml('<title>a</title>')).childNodes).toHaveLength(1);
  expect(() => headOf({ ...readHtml(''), childNodes: [] })).toThrow('headOf: expected a tree with a head');
});
