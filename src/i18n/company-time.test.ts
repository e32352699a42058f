import { describe, expect, test } from 'vitest';
import { companyDay, companyTime, inCompanyZone } from './company-time.ts';

describe('the day and the time of a zone', () => {
  test.each([
    ['Asia/Tokyo', '2026-05-01T14:59:59Z', '2026-05-01', '2026-05-01 23:59'],
    ['Asia/Tokyo', '2026-05-01T15:00:00Z', '2026-05-02', '2026-05-02 00:00'],
    ['America/New_York', '2026-12-31T23:00:00Z', '2026-12-31', '2026-12-31 18:00'],
    ['UTC', '1970-01-01T00:00:00Z', '1970-01-01', '1970-01-01 00:00'],
  ])('%s at %s: %s', (zone, instant, day, time) => {
    expect([companyDay(Date.parse(instant), zone), companyTime(Date.parse(instant), zone)]).toEqual([day, time]);
  });
});

test.each([
  ['Asia/Tokyo', '2026-07-01', '00:00:00', '2026-07-01T00:00:00+09:00'],
  ['UTC', '2026-07-01', '23:59:59', '2026-07-01T23:59:59+00:00'],
  ['America/St_Johns', '2026-01-01', '00:00:00', '2026-01-01T00:00:00-03:30'],
  ['Europe/Berlin', '2026-03-28', '00:00:00', '2026-03-28T00:00:00+01:00'],
  ['Europe/Berlin', '2026-03-29', '00:00:00', '2026-03-29T00:00:00+01:00'],
  ['Europe/Berlin', '2026-03-29', '12:00:00', '2026-03-29T12:00:00+02:00'],
  ['Europe/Berlin', '2026-10-25', '23:59:59', '2026-10-25T23:59:59+01:00'],
])('in %s, %s %s is %s', (zone, day, time, iso) => {
  expect(inCompanyZone(day, time, zone)).toBe(iso);
});
