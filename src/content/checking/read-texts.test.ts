import { expect, test } from 'vitest';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { contentProblems } from './content-problems.ts';
import { readTexts } from './read-texts.ts';
import { readSite } from './site-content.ts';

const TODAY = '2026-11-21';

test('texts that a thread has read are judged like texts that are read then', async () => {
  const broken = {
    ...replaced('content/news/ja/office-moved.md', 'category: notice', 'category: お知らせ'),
    ...replaced('content/tech-articles/ja/slices.md', '---\n\n', '---\n\n# 一\n\n[a](/abuot-us) [b](#nowhere)\n\n'),
  };
  await withSampleSite(broken, async (root) => {
    const texts = await readTexts(root, 1);
    const alone = await contentProblems(root, TODAY);
    expect(alone.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(broken)));
    expect(await contentProblems(root, TODAY, readSite(root), texts)).toEqual(alone);
    expect([...texts.keys()]).toEqual(expect.arrayContaining(Object.keys(broken)));
  });
});

test('few texts are not worth a thread', async () => {
  await withSampleSite({}, async (root) => expect((await readTexts(root)).size).toBe(0));
});
