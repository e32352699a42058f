import { describe, expect, test } from 'vitest';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { formatProblems } from '#src/content/reading/problems.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { newEntry } from './new-entry.ts';
import { NEW_KINDS } from './templates.ts';

const NOW = Date.parse('2026-11-21T23:30:00+09:00');

describe('newEntry', () => {
  test.each(Object.keys(NEW_KINDS))('a new %s is three drafts that pass the check', async (kind) => {
    await withSampleSite({}, async (root) => {
      const made = newEntry([kind, 'new-1', "題名: it's 'new' #1"], root, NOW);
      expect(made.ok && made.files).toHaveLength(3);
      expect(formatProblems(await contentProblems(root, '2026-11-21'))).toBe('');
    });
  });

  test('a command without a slug prints what a slug is', () => {
    const made = newEntry(['news', '謹賀新年'], '/nowhere', NOW);
    expect(made).toEqual({ ok: false, message: expect.stringMatching(/アドレス.*such as seminar-in-june/) });
  });

  test.each([
    { name: 'an unknown kind', args: ['blog', 'name', '題名'] },
    { name: 'no title', args: ['news', 'name', ' '] },
    { name: 'a slug that is taken', args: ['news', 'office-moved', '題名'] },
    { name: 'a slug in Japanese', args: ['news', '移転', '題名'] },
    { name: 'a slug of the site', args: ['article', 'tags', '題名'] },
    { name: 'a page at an address of the site', args: ['page', 'about', '題名'] },
    { name: 'a page that is there', args: ['page', 'terms', '題名'] },
  ])('$name is refused, and nothing is written', async ({ args }) => {
    await withSampleSite({}, async (root) => {
      expect(newEntry(args, root, NOW)).toMatchObject({ ok: false });
      expect(await contentProblems(root, '2026-11-21')).toEqual([]);
    });
  });

  test('the name of a file that the check refuses is taken too, in any language', async () => {
    await withSampleSite({ 'content/news/en/half-done.md': '---\ntitle: Half: done\n---\n' }, async (root) => {
      expect(newEntry(['news', 'half-done', '題名'], root, NOW)).toMatchObject({ ok: false });
    });
  });
});
