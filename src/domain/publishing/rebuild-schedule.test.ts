import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, decide, scheduleOf, waitingDays } from './rebuild-schedule.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-12-28T00:10:00Z');

describe('scheduleOf', () => {
  test('holds what comes after the build, each day once, in order', () => {
    const timed = {
      starts: ['2027-01-05', '2026-12-28', '2026-11-21', '2026-12-28'],
      ends: ['2027-01-04', '2026-11-20'],
    };
    expect(scheduleOf(timed, '2026-11-21')).toEqual({ builtOn: '2026-11-21', due: ['2026-12-28', '2027-01-05'] });
  });

  test('a notice that ends on the day of the build goes away on the next', () => {
    expect(scheduleOf({ starts: [], ends: ['2026-11-21'] }, '2026-11-21').due).toEqual(['2026-11-22']);
  });
});

describe('decide', () => {
  const schedule = { builtOn: '2026-12-01', due: ['2026-12-28', '2027-01-05'] };
  test('a build on the due day leaves nothing to do', () => {
    const { due } = scheduleOf({ starts: ['2026-12-28'], ends: [] }, '2026-12-28');
    expect(waitingDays({ builtOn: '2026-12-28', due }, '2026-12-28')).toEqual([]);
  });

  test('never twice within an hour, however often it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 * HOUR }), { maxLength: 40 }), (pauses) => {
        const calls: number[] = [];
        let now = NOW;
        for (const pause of pauses) {
          now += pause;
          const at = calls.at(-1);
          const last = at === undefined ? undefined : { at, ok: true };
          if (decide(schedule, { today: '2026-12-28', now, hasHook: true, last }) === 'call') calls.push(now);
        }
        return calls.every((call, index) => index === 0 || call - (calls[index - 1] as number) >= HOUR);
      }),
    );
  });
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
