import { expect, test } from 'vitest';
import { isShown, statusOf } from './publication.ts';

const TODAY = '2026-05-01';

test.each([
  [{ date: '2026-05-01' }, 'published'],
  [{ date: '2026-05-02' }, 'scheduled'],
  [{ date: '2026-04-30', draft: true }, 'draft'],
  [{ date: '2026-05-02', draft: true }, 'draft'],
  [{ date: '2026-04-30', draft: false }, 'published'],
  [{}, 'published'],
  [{ draft: true }, 'draft'],
] as const)('%j is %s', (entry, status) => {
  expect(statusOf(entry, TODAY)).toBe(status);
  expect(isShown(status, 'production')).toBe(status === 'published');
  expect(isShown(status, 'preview')).toBe(true);
});
