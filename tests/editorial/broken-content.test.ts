import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type SiteTree, siteTree } from '#tests/support/site-tree.ts';

const BROKEN = {
  'content/news/ja/zz-broken.md':
    '---\ntitle: 壊れたニュース\nsummary: 要約\ncategroy: notice\nauthor: 広報担当\ndate: 2026-05-01\n---\n\n本文\n',
  'content/tech-articles/en/zz-broken.md': '---\ntitle: Broken: twice\n---\n\ntext\n',
  'content/categories.yaml': `${readFileSync('content/categories.yaml', 'utf8')}\nzz-broken: { ja: 分類, en: Category }\n`,
};

let tree: SiteTree;
let result: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  tree = siteTree(BROKEN);
  result = await build(tree, 'production');
});
afterAll(() => tree?.remove());

test('a build with three broken files stops, and reports all three with line and suggestion', () => {
  expect(result.code).not.toBe(0);
  expect(result.output).toContain('コンテンツに問題が3件あります。 / 3 problem(s) in the content.');
  expect(result.output).toMatch(/content\/news\/ja\/zz-broken\.md:4 {2}categroy/);
  expect(result.output).toContain('「category」ではありませんか');
  expect(result.output).toMatch(/content\/tech-articles\/en\/zz-broken\.md:2/);
  expect(result.output).toMatch(/content\/categories\.yaml:\d+ {2}zz-broken\.zh/);
});
