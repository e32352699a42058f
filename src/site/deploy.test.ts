import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyDay } from '#src/i18n/company-time.ts';
import { audienceOf, deployOf } from './deploy.ts';

test.each([
  ['production', false, 'production'],
  ['deploy-preview', false, 'preview'],
  ['', true, 'preview'],
  ['dev', true, 'preview'],
] as const)('context %s, dev %s: %s', (context, isDev, audience) => {
  expect(audienceOf(context, isDev)).toBe(audience);
});

const NOON = Date.parse('2026-11-22T12:00:00+09:00');

describe('deployOf', () => {
  test.each([
    ['production', true],
    ['deploy-preview', false],
    [undefined, false],
  ])('context %s is for visitors: %s', (CONTEXT, isPublic) => {
    expect(deployOf({ CONTEXT }, false, NOON).isPublic).toBe(isPublic);
  });

  test.each([
    ['git@github.com:owner/site.git', 'https://github.com/owner/site'],
    ['https://token:secret@github.com/owner/site.git', 'https://github.com/owner/site'],
    ['http://git.example/owner/site', undefined],
    ['https://github.com/owner/site.github.io', 'https://github.com/owner/site.github.io'],
    ['not an address', undefined],
    ['', undefined],
  ])('repository %s: %s', (url, expected) => {
    expect(deployOf({ REPOSITORY_URL: url }, false, NOON).repository).toBe(expected);
  });

  test('a deploy preview is on the branch that was pushed', () => {
    expect(deployOf({ BRANCH: 'pull/7/head', HEAD: 'spring-news' }, false, NOON).branch).toBe('spring-news');
    expect(deployOf({ BRANCH: 'main' }, false, NOON).branch).toBe('main');
  });
});

describe('the time of a build', () => {
  test('is the clock without BUILD_DATE', () => {
    expect(deployOf({}, false, NOON)).toMatchObject({ now: NOON, today: '2026-11-22' });
    expect(deployOf({ BUILD_DATE: '' }, false, NOON)).toMatchObject({ now: NOON });
  });

  test.each([
    ['2028-02-29', '2028-02-28T15:00:00.000Z', '2028-02-29'],
    ['2026-12-27T23:59:59+09:00', '2026-12-27T14:59:59.000Z', '2026-12-27'],
    ['2026-12-27T09:00-06:00', '2026-12-27T15:00:00.000Z', '2026-12-28'],
  ])('BUILD_DATE %s is %s, in Tokyo %s', (given, instant, today) => {
    const deploy = deployOf({ BUILD_DATE: given }, false, NOON);
    expect(new Date(deploy.now).toISOString()).toBe(instant);
    expect(deploy.today).toBe(today);
  });

  test.each(['2026-02-30', '2026-02-30T00:00:00Z', '2026-12-28T09:00', 'on 2026-12-28', '2026-12'])(
    'BUILD_DATE %s stops the build',
    (given) => {
      expect(() => deployOf({ BUILD_DATE: given }, false, NOON)).toThrow(`BUILD_DATE: "${given}", expected a day`);
    },
  );

  test('a day and its midnight in Tokyo are one time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const day = companyDay(date.getTime());
          const now = (given: string) => deployOf({ BUILD_DATE: given }, false, NOON).now;
          expect(now(day)).toBe(now(`${day}T00:00:00+09:00`));
          expect(now(date.toISOString())).toBe(date.getTime());
        },
      ),
    );
  });
});
