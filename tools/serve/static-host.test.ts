import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostilePath } from '#tests/support/hostile-requests.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { builtSite } from './static-host.ts';

let answer: Awaited<ReturnType<typeof builtSite>>;

beforeEach(async () => {
  const root = temporaryFolder({
    'dist/index.html': 'home',
    'dist/404.html': 'none',
    'dist/en/404.html': 'none in English',
    'dist/en/news.html': 'news',
    'dist/en/news/feed.json': '{}',
    'dist/en/news/not-found.html': 'no such news',
    'dist/_headers':
      '/*\n  X-A: 1\n  X-B: 1\n/fonts/*\n  X-A: 2\n/*/feed.json\n  Content-Type: application/feed+json\n',
    'dist/_redirects':
      '/ja / 301\n/ja/news/* /news/:splat 301\n/en/old /en/news 301\n/en/news/* /en/news/not-found 404\n/en/* /en/404 404\n',
    'secret.txt': 'secret',
    'dist.html': 'secret',
    'dist-secret.html': 'secret',
  });
  answer = await builtSite(`${root}/dist`);
});

describe('a built site', () => {
  test.each([
    { pathname: '/', status: 200, text: 'home' },
    { pathname: '/en/news', status: 200, text: 'news' },
    { pathname: '/en/news/', status: 200, text: 'news' },
    { pathname: '/en/%6Eews.html', status: 200, text: 'news' },
    { pathname: '/none', status: 404, text: 'none' },
    { pathname: '/en/none', status: 404, text: 'none in English' },
    { pathname: '/en/news/none', status: 404, text: 'no such news' },
    { pathname: '/english', status: 404, text: 'none' },
  ])('answers $pathname with $status and its page', ({ pathname, status, text }) => {
    const answered = answer(pathname);
    expect([answered.status, answered.body.toString(), answered.headers['X-B']]).toEqual([status, text, '1']);
    expect(answered.headers['Content-Type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    { pathname: '/ja', to: '/' },
    { pathname: '/ja/', to: '/' },
    { pathname: '/en/old', to: '/en/news' },
    { pathname: '/en/old/', to: '/en/news' },
    { pathname: '/ja/news', to: '/news/' },
    { pathname: '/ja/news/a/b', to: '/news/a/b' },
    { pathname: '/ja/news//evil.example', to: '/news//evil.example' },
    { pathname: '/ja/news/$&', to: '/news/$&' },
  ])('redirects $pathname to $to', ({ pathname, to }) => {
    expect(answer(pathname)).toMatchObject({ status: 301, headers: { Location: to, 'X-A': '1' } });
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
