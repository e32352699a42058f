import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanings, readings } from './readings.ts';

const SAME = [
  ['AI', '人工知能', '人工智能'],
  ['remote', 'work from home'],
  ['テレワーク', 'リモートワーク'],
];

test.each([
  ['ja', '採用', ['採用']],
  ['ja', '人工知能', ['人工知能', 'ai', '人工智能', '人工 知能']],
  ['ja', 'ＡＩ　開発', ['ai 開発', '人工知能 開発', '人工智能 開発']],
  ['ja', 'テレワークの制度', ['テレワークの制度', 'リモートワークの制度', 'テレ ワーク 制度']],
  ['ja', 'リモートワークはできますか', ['リモートワークはできますか', 'テレワークはできますか', 'リモート ワーク']],
  ['en', 'Work from home', ['work from home', 'remote']],
  ['en', 'email', ['email']],
  ['zh-Hans', '工作签证', ['工作签证', '工作 签证']],
  ['en', '  ', []],
])('%s: %s', (tag, query, all) => {
  expect(readings(query, SAME, tag)).toEqual(all);
});

test.each([
  ['テレワーク', ['テレワーク', 'リモートワーク']],
  ['りもーと', ['りもーと']],
  ['  ', []],
])('a filter reads %j as typed and in words that mean the same, never in its single words', (query, all) => {
  expect(meanings(query, SAME)).toEqual(all);
});

test('a word that another one begins with is not taken for it', () => {
  const same = [['リモート', '在宅', 'リモートワーク']];
  expect(meanings('リモートワークの日', same)).toEqual(['リモートワークの日', 'リモートの日', '在宅の日']);
});

test('what was typed comes first, each reading stands once, and they are few', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 2 })), (query, same) => {
      const all = readings(query, same, 'en');
      expect(all.length).toBeLessThanOrEqual(8);
      expect(new Set(all).size).toBe(all.length);
      expect(readings(query, [], 'en')[0]).toBe(all[0]);
    }),
  );
});
