import { expect, test } from 'vitest';
import { isShown, standingOf } from './publication.ts';

const TODAY = '2026-05-01';

test.each([
  [{ date: '2026-05-01' }, 'published'],
  [{ date: '2026-05-02' }, 'scheduled'],
  [{ date: '2026-04-30', draft: true }, 'draft'],
  [{ date: '2026-05-02', draft: true }, 'draft'],
  [{ date: '2026-04-30', draft: false }, 'published'],
  [{}, 'published'],
  [{ draft: true }, 'draft'],
] as const)('%j is %s', (entry, standing) => {
  expect(standingOf(entry, TODAY)).toBe(standing);
  expect(isShown(standing, 'production')).toBe(standing === 'published');
  expect(isShown(standing, 'preview')).toBe(true);
});
