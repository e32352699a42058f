import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { hostilePath } from './hostile-paths.ts';
import { type Answer, builtSite } from './static-host.ts';

let answer: (pathname: string) => Answer;

beforeEach(async () => {
  const root = temporaryFolder({
    'dist/index.html': 'home',
    'dist/404.html': 'none',
    'dist/en/news.html': 'news',
    'dist/_headers': '/*\n  X-A: 1\n',
    'dist/_redirects': '',
    'secret.txt': 'secret',
    'dist.html': 'secret',
    'dist-secret.html': 'secret',
  });
  answer = await builtSite(`${root}/dist`);
});

describe('a built site', () => {
  test.each([
    { pathname: '/', text: 'home' },
    { pathname: '/en/news', text: 'news' },
    { pathname: '/en/news/', text: 'news' },
    { pathname: '/en/%6Eews.html', text: 'news' },
  ])('answers $pathname with its page', ({ pathname, text }) => {
    const { status, body, headers } = answer(pathname);
    expect([status, body.toString(), headers['X-A']]).toEqual([200, text, '1']);
  });

  test('answers every hostile path with the page for what is not found, or with a page of its own', () => {
    fc.assert(
      fc.property(hostilePath, (pathname) => {
        const { status, body } = answer(pathname);
        expect([200, 404]).toContain(status);
        expect(body.toString()).toBe(status === 404 ? 'none' : 'home');
      }),
    );
  });
});
