import { describe, expect, test } from 'vitest';
import { currentMark } from './navigation.ts';
import { CAREERS, CASES } from './routes.ts';

const LINKS = ['/', '/about-us', '/services', CASES, CAREERS, '/news', '/tech-articles', '/contact', '/terms'];

describe('the header marks', () => {
  test.each([
    ['/', '/', 'page'],
    ['/news', '/news', 'page'],
    ['/news/moved', '/news', 'true'],
    ['/newsroom', undefined, undefined],
    ['/services/consulting', '/services', 'true'],
    ['/about-us/technical-skills', '/about-us', 'true'],
    ['/contact/form', '/contact', 'true'],
    ['/about', '/about-us', 'page'],
    ['/case-studies', CASES, 'page'],
    ['/case-studies/portal', CASES, 'true'],
    ['/recruit', CAREERS, 'page'],
    ['/recruit/system-engineer', CAREERS, 'true'],
    ['/faq', undefined, undefined],
    ['/terms', '/terms', 'page'],
    ['', '/', 'true'],
  ])('on %s %s as %s, and no other link', (path, link, mark) => {
    const marks = LINKS.flatMap((one) => currentMark(one, path) ?? []);
    const marked = LINKS.find((one) => currentMark(one, path) !== undefined);
    expect([marked, marks]).toEqual([link, mark === undefined ? [] : [mark]]);
  });
});
