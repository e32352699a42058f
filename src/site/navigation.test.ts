import { describe, expect, test } from 'vitest';
import { currentMark, HEADER_LINKS } from './navigation.ts';

/** Rule shell.header-current. */
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
    ['/case-studies', '/challenged', 'page'],
    ['/case-studies/portal', '/challenged', 'true'],
    ['/recruit', '/recruit_se', 'page'],
    ['/recruit/system-engineer', '/recruit_se', 'true'],
    ['/faq', undefined, undefined],
    ['', '/', 'true'],
  ])('on %s %s as %s, and no other link', (path, link, mark) => {
    const marks = HEADER_LINKS.flatMap((one) => currentMark(one.path, path) ?? []);
    const marked = HEADER_LINKS.find((one) => currentMark(one.path, path) !== undefined);
    expect([marked?.path, marks]).toEqual([link, mark === undefined ? [] : [mark]]);
  });
});
