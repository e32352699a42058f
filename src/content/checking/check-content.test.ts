import { expect, test } from 'vitest';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { checkContent } from './check-content.ts';
import { readPublishedList } from './published-list.ts';

const TODAY = '2026-11-01';
/** An entry whose category nobody defined. */
const BROKEN = {
  'content/news/ja/broken.md':
    '---\ntitle: 題\nsummary: 要約。\ncategory: nowhere\nauthor: 広報担当\ndate: 2026-05-01\n---\n\n本文\n',
};
const LISTED = { 'content/published.json': JSON.stringify({ news: ['gone', 'office-moved'] }) };

test('content that builds puts its new addresses on the list, and says how many', () =>
  withSampleSite({}, async (root) => {
    const { isBuildable, note } = await checkContent(root, { today: TODAY, updatesList: true });
    expect(isBuildable).toBe(true);
    const listed = Object.values(readPublishedList(root)).flat();
    expect(listed).toContain('office-moved');
    expect(note).toContain(`${listed.length} added, 0 removed`);
    expect((await checkContent(root, { today: TODAY, updatesList: true })).note).toBeUndefined();
  }));

test('where nobody commits the list, it stays as it is', () =>
  withSampleSite({}, async (root) => {
    expect((await checkContent(root, { today: TODAY, updatesList: false })).note).toBeUndefined();
    expect(readPublishedList(root)).toEqual({});
  }));

test('content that does not build leaves the list alone', () =>
  withSampleSite(BROKEN, async (root) => {
    const { isBuildable, problems, note } = await checkContent(root, { today: TODAY, updatesList: true });
    expect([isBuildable, note]).toEqual([false, undefined]);
    expect(problems).toContainEqual(expect.objectContaining({ file: 'content/news/ja/broken.md' }));
    expect(readPublishedList(root)).toEqual({});
  }));

test('a vanished address leaves the list only if that is accepted', () =>
  withSampleSite(LISTED, async (root) => {
    await checkContent(root, { today: TODAY, updatesList: false });
    expect(readPublishedList(root)['news']).toContain('gone');
    const { note } = await checkContent(root, { today: TODAY, updatesList: true, acceptsLoss: true });
    expect(note).toContain('1 removed');
    expect(readPublishedList(root)['news']).not.toContain('gone');
  }));
