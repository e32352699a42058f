import { expect, test } from 'vitest';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';

test('`TODO:` is a warning with its line in every file', async () => {
  const changes = {
    ...replaced('content/home/en.yaml', 'lead: Draw', "lead: 'TODO: what we do'"),
    ...replaced('content/home/ja.yaml', 'lead: 描く', "lead: 'TODO: 番地、TODO: 市区町村'"),
    ...replaced('content/home/zh.yaml', 'lead: 画图', "lead: 'TODO: street, TODO: city'"),
    ...replaced('content/pages/en/terms.mdx', 'Text.', 'Text.\n\nTODO：ask a lawyer'),
  };
  const problems = await withSampleSite(changes, (root) => contentProblems(root, '2026-11-21'));
  expect(problems.map(({ file, line, level, en }) => [file, line, level, en])).toEqual([
    ['content/home/en.yaml', 5, 'warning', 'still to be filled in: what we do'],
    ['content/home/ja.yaml', 5, 'warning', 'still to be filled in: 番地, 市区町村'],
    ['content/home/zh.yaml', 5, 'warning', 'still to be filled in: street, city'],
    ['content/pages/en/terms.mdx', 12, 'warning', 'still to be filled in: ask a lawyer'],
  ]);
});

test('the word without a colon is no problem', async () => {
  const changes = replaced('content/home/en.yaml', 'lead: Draw', 'lead: TODO lists');
  expect(await withSampleSite(changes, (root) => contentProblems(root, '2026-11-21'))).toEqual([]);
});
