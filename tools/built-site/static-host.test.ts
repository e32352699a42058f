import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePath } from './hostile-paths.ts';
import { type Answer, builtSite } from './static-host.ts';

let root: string;
let answer: (pathname: string) => Answer;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  const dist = path.join(root, 'dist');
  mkdirSync(path.join(dist, 'en'), { recursive: true });
  const files = {
    'index.html': 'home',
    '404.html': 'none',
    'en/news.html': 'news',
    _headers: '/*\n  X-A: 1\n',
    _redirects: '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
  for (const name of ['secret.txt', 'dist.html', 'dist-secret.html']) writeFileSync(path.join(root, name), 'secret');
  answer = await builtSite(dist);
});
afterAll(() => rmSync(root, { recursive: true }));

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
