import { expect, test } from 'vitest';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { strayFiles } from './stray-files.ts';

const strayWith = (...names: readonly string[]) =>
  withSampleSite(Object.fromEntries(names.map((name) => [`content/${name}`, ' '])), async (root) =>
    strayFiles(root).map(({ file, en }) => [file, en]),
  );

test('content files and files of operating systems are no strays', async () => {
  const read = [
    'README.md',
    'published.json',
    'schemas/news.json',
    'news/images/a.JPEG',
    'news/images/a.svg',
    'services/hatchery.svg',
    'drawings/hatchery.svg',
    'news/zh/a.md',
  ];
  expect(await strayWith(...read, '.DS_Store', 'news/ja/.office.md.swp')).toEqual([]);
});

test.each([
  ['news/ja/party.txt', 'news/ja/party.md'],
  ['news/ja/party.md.txt', 'news/ja/party.md'],
  ['news/ja/party.markdown', 'news/ja/party.md'],
  ['News/ja/party.md', 'news/ja/party.md'],
  ['notices.yml', 'notices.yaml'],
  ['news/party.md', 'news/ja/party.md'],
  ['news/fr/party.md', 'news/ja/party.md'],
  ['news/ja/party.docx', undefined],
  ['news/images/party.heic', undefined],
  ['drawings/party.png', undefined],
  ['drawings/images/party.svg', undefined],
  ['events/ja/party.md', undefined],
  ['notes/README.md', undefined],
])('%s is a stray, with the suggestion %s', async (name, meant) => {
  const hint = meant === undefined ? '' : `; did you mean content/${meant}?`;
  expect(await strayWith(name)).toEqual([[`content/${name}`, `nothing reads this file${hint}`]]);
});

test('a project without content has no strays', () => {
  expect(strayFiles('/nowhere')).toEqual([]);
});
