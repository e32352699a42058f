import { expect, test } from 'vitest';
import { scheduleOf } from './rebuild-schedule.ts';

test('the schedule has what comes after the build, each day once, in order', () => {
  const timed = {
    starts: ['2027-01-05', '2026-12-28', '2026-11-21', '2026-12-28'],
    ends: ['2027-01-04', '2026-11-20'],
  };
  expect(scheduleOf(timed, '2026-11-21')).toEqual({ builtOn: '2026-11-21', due: ['2026-12-28', '2027-01-05'] });
});

test.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('what ends on %s, even on the day of the build, disappears on %s', (day, next) => {
  expect(scheduleOf({ starts: [], ends: [day] }, day).due).toEqual([next]);
});
