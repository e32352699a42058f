import { describe, expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { takeStyles } from './page-styles.ts';

const textOf = (address: string) => `${address}{}`;
const taken = (html: string) => takeStyles(readHtml(html), textOf);

describe('takeStyles', () => {
  test('takes elements and links in document order, in head and body, in any spelling', () => {
    const document = readHtml(
      `<head><style>a{}</style><LINK crossorigin REL='preload StyleSheet' href=/b.css><body><p>p<link rel="stylesheet" type="text/css" href="/c.css"><style>d{}</style>`,
    );
    expect(takeStyles(document, textOf)).toEqual(['a{}', '/b.css{}', '/c.css{}', 'd{}']);
    expect(writeHtml(document)).toBe('<html><head></head><body><p>p</p></body></html>');
  });

  test.each([
    { html: '<p>a', why: 'no styles' },
    { html: '<style media="print">a{}</style>', why: 'media="print"' },
    { html: '<link rel="stylesheet" href="/a.css" disabled>', why: 'disabled' },
    { html: '<link rel="alternate stylesheet" title="Dark" href="/a.css">', why: 'title="Dark"' },
    { html: '<link rel="stylesheet">', why: 'without an address' },
    { html: '<style>a{}</style><div><template><style>b{}</style></template></div>', why: 'inside a template' },
  ])('refuses $html', ({ html, why }) => {
    expect(() => taken(html)).toThrow(why);
  });
});
