import { expect, test } from 'vitest';
import { readSite } from '#src/content/checking/site-content.ts';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { movedEntries } from './moved-entries.ts';
import { contentSchedule } from './rebuild-schedule.ts';

const NEWS = 'content/news/ja/office-moved.md';
const POSITION = 'content/jobs/ja/kiln-engineer.md';

test('former slugs redirect to the entry; those of a draft do not in production', async () => {
  const published = replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\nformerSlugs: [moving, new-office]');
  const draft = replaced(NEWS, 'date: 2026-05-01', 'date: 2026-05-01\ndraft: true\nformerSlugs: [moving]');
  const moved = (changes: typeof published, audience: 'production' | 'preview') =>
    withSampleSite(changes, async (root) =>
      movedEntries(readSite(root).entries, audience, '2026-11-21').map(({ from }) => from),
    );
  expect(await moved(published, 'production')).toEqual(['/news/moving', '/news/new-office']);
  expect(await moved(draft, 'production')).toEqual([]);
  expect(await moved(draft, 'preview')).toEqual(['/news/moving']);
});

test('the schedule has scheduled entries, notices and closing positions, but no drafts', async () => {
  const changes = {
    ...replaced(NEWS, 'date: 2026-05-01', 'date: 2026-12-24'),
    'content/news/ja/draft.md':
      '---\ntitle: あ\nsummary: あ。\ncategory: event\nauthor: 広報担当\ndate: 2026-12-25\ndraft: true\n---\n',
    ...replaced(POSITION, /datePosted: .*/, "$&\nvalidThrough: '2027-03-31'"),
    'content/notices.yaml':
      '- { id: closing, start: 2026-12-28, end: 2027-01-04, text: { ja: 休業, en: Closed, zh: 放假 } }\n',
  };
  const due = await withSampleSite(changes, async (root) => contentSchedule(readSite(root).entries, '2026-11-21').due);
  expect(due).toEqual(['2026-12-24', '2026-12-28', '2027-01-05', '2027-04-01']);
});
