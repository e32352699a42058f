import { describe, expect, test } from 'vitest';
import { shownNotices } from './notices.ts';

const closing = { id: 'closing', start: '2026-12-28', end: '2027-01-04' };
const today = { id: 'today', start: '2027-01-04', end: '2027-01-04' };

describe('shownNotices', () => {
  test.each([
    ['2026-12-27', []],
    ['2026-12-28', ['closing']],
    ['2027-01-04', ['today', 'closing']],
    ['2027-01-05', []],
  ])('on %s: %j', (day, ids) => {
    expect(shownNotices([closing, today], day).map(({ id }) => id)).toEqual(ids);
  });
});
