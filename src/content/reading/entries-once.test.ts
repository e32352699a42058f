import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { entriesOnce } from './entries-once.ts';

test('a collection is read when it is first asked for, and not again', () =>
  withSampleSite({}, async (root) => {
    const entriesOf = entriesOnce(root);
    rmSync(path.join(root, 'content/news/ja/study-meeting.md'));
    const first = entriesOf('news').map(({ id }) => id);
    rmSync(path.join(root, 'content/news/ja/office-moved.md'));
    expect(first).toEqual(['ja/office-moved', 'en/office-moved']);
    expect(entriesOf('news').map(({ id }) => id)).toEqual(first);
  }));
