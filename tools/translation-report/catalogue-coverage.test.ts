import { describe, expect, test } from 'vitest';
import { catalogueCoverage } from './catalogue-coverage.ts';

describe('catalogueCoverage', () => {
  const original = { title: '題', list: [{ text: '一' }, { text: '二' }] };
  test.each([
    { name: 'complete', translation: { title: 'T', list: [{ text: 'one' }, { text: 'two' }] }, open: [] },
    { name: 'a key is absent', translation: { title: 'T', list: [{ text: 'one' }] }, open: ['list.1.text'] },
    { name: 'a text is empty', translation: { title: ' ', list: [{ text: 'one' }, { text: 'two' }] }, open: ['title'] },
    {
      name: 'a text was only copied',
      translation: { title: 'まだ', list: [{ text: 'one' }, { text: 'two' }] },
      open: ['title'],
    },
    { name: 'no file', translation: undefined, open: ['title', 'list.0.text', 'list.1.text'] },
  ])('$name', ({ translation, open }) => {
    expect(catalogueCoverage(original, translation, 'en')).toEqual({ translated: 3 - open.length, total: 3, open });
  });

  test.each([
    { lang: 'en', translation: { n_one: '1 case', n_other: 'cases' }, open: [] },
    { lang: 'en', translation: { n_other: 'cases' }, open: ['n_one'] },
    { lang: 'zh', translation: { n_other: '个案例' }, open: [] },
  ] as const)('$lang has plurals of its own: $translation', ({ lang, translation, open }) => {
    const french = { n_one: 'un cas', n_many: 'de cas', n_other: 'cas' };
    expect(catalogueCoverage(french, translation, lang).open).toEqual(open);
  });

  test('kana are Japanese in a translation into Japanese', () => {
    expect(catalogueCoverage({ title: 'News' }, { title: 'ニュース' }, 'ja').open).toEqual([]);
  });
});
