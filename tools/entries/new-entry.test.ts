import { describe, expect, test } from 'vitest';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { withSampleSite } from '#src/content/checking/sample-site.ts';
import { formatProblems } from '#src/content/reading/problems.ts';
import { newEntry } from './new-entry.ts';
import { NEW_KINDS } from './templates.ts';

const NOW = Date.parse('2026-11-21T23:30:00+09:00');

describe('newEntry', () => {
  test.each(Object.keys(NEW_KINDS))('a new %s is three drafts that pass the check', async (kind) => {
    await withSampleSite({}, async (root) => {
      const made = newEntry([kind, "題名: it's 'new' #1"], root, NOW);
      expect(made).toMatchObject({ ok: true, slug: 'it-s-new-1' });
      expect(formatProblems(await contentProblems(root, '2026-11-21'))).toBe('');
    });
  });

  test('a second one of the same title gets another name', async () => {
    await withSampleSite({}, async (root) => {
      newEntry(['news', '謹賀新年'], root, NOW);
      expect(newEntry(['news', '謹賀新年'], root, NOW)).toMatchObject({ ok: true, slug: 'news-20261121-2' });
    });
  });

  test.each([
    { name: 'an unknown kind', args: ['blog', '題名'] },
    { name: 'no title', args: ['news', ' '] },
    { name: 'a slug that is taken', args: ['news', '題名', 'office-moved'] },
    { name: 'a slug in Japanese', args: ['news', '題名', '移転'] },
    { name: 'a slug of the site', args: ['article', '題名', 'tags'] },
  ])('$name is refused, and nothing is written', async ({ args }) => {
    await withSampleSite({}, async (root) => {
      expect(newEntry(args, root, NOW)).toMatchObject({ ok: false });
      expect(await contentProblems(root, '2026-11-21')).toEqual([]);
    });
  });

  test('the name of a file that the check refuses is taken too, in any language', async () => {
    await withSampleSite({ 'content/news/en/half-done.md': '---\ntitle: Half: done\n---\n' }, async (root) => {
      expect(newEntry(['news', '題名', 'half-done'], root, NOW)).toMatchObject({ ok: false });
      expect(newEntry(['news', 'Half done'], root, NOW)).toMatchObject({ ok: true, slug: 'half-done-2' });
    });
  });
});
