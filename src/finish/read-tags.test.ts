import { describe, expect, test } from 'vitest';
import { readTags } from './read-tags.ts';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>a</title><script src="/b.js" defer></script><style>c{}</style></head>' +
  '<body><svg><title>d</title><g><path d="M0"/></g></svg><p>e <b>f</b></p><script>g("<p>")</script><img alt="">h</body></html>';

describe('what is written in a page', () => {
  test('is told tag by tag, each with the element around it', () => {
    const { hasDoctype, tags } = readTags(PAGE);
    expect(hasDoctype).toBe(true);
    expect(tags.map(({ tagName, parent }) => `${parent}>${tagName}`)).toEqual([
      '>html',
      'html>head',
      'head>title',
      'head>script',
      'head>style',
      'html>body',
      'body>svg',
      'svg>title',
      'svg>g',
      'g>path',
      'body>p',
      'p>b',
      'body>script',
      'body>img',
    ]);
  });

  test('with the attributes, and with the text of scripts and styles only', () => {
    const { tags } = readTags(PAGE);
    const attributes = tags.flatMap(({ tagName, attrs }) =>
      attrs.map(({ name, value }) => `${tagName} ${name}=${value}`),
    );
    expect(attributes).toEqual(['html lang=en', 'script src=/b.js', 'script defer=', 'path d=M0', 'img alt=']);
    expect(tags.filter(({ text }) => text !== '').map(({ tagName, text }) => [tagName, text])).toEqual([
      ['style', 'c{}'],
      ['script', 'g("<p>")'],
    ]);
  });

  test('and whether it is drawn', () => {
    const { tags } = readTags(PAGE);
    expect(tags.filter(({ isDrawn }) => isDrawn).map(({ tagName }) => tagName)).toEqual(['title', 'g', 'path']);
  });
});

test.each([
  ['<!doctype html><p>', true],
  ['<!DOCTYPE HTML><p>', true],
  ['<p><!doctype html>', false],
  ['<!doctype html SYSTEM "about:legacy-compat"><p>', false],
  ['<?xml version="1.0"?><p>', false],
  ['<p>', false],
])('%s begins as a page does: %s', (page, hasDoctype) => {
  expect(readTags(page).hasDoctype).toBe(hasDoctype);
});
