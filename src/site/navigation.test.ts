import { describe, expect, test } from 'vitest';
import { currentMark } from './navigation.ts';
import { ABOUT, CAREERS, CASES, SKILLS } from './routes.ts';

const LINKS = ['/', ABOUT, '/services', CASES, CAREERS, '/news', '/tech-articles', '/contact', '/terms'];

describe('the header marks', () => {
  test.each([
    ['/', '/', 'page'],
    ['/news', '/news', 'page'],
    ['/news/moved', '/news', 'true'],
    ['/newsroom', undefined, undefined],
    [SKILLS, ABOUT, 'true'],
    ['/about', ABOUT, 'page'],
    ['/case-studies/portal', CASES, 'true'],
    ['/recruit', CAREERS, 'page'],
    ['/faq', undefined, undefined],
    ['', '/', 'true'],
  ])('on %s %s as %s, and no other link', (path, link, mark) => {
    const marks = LINKS.flatMap((one) => currentMark(one, path) ?? []);
    const marked = LINKS.find((one) => currentMark(one, path) !== undefined);
    expect([marked, marks]).toEqual([link, mark === undefined ? [] : [mark]]);
  });
});
