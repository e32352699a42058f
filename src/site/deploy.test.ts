import { describe, expect, test } from 'vitest';
import { audienceOf, deployOf, editAddress } from './deploy.ts';

test.each([
  ['production', false, 'production'],
  ['deploy-preview', false, 'preview'],
  ['branch-deploy', false, 'preview'],
  [undefined, false, 'production'],
  ['', true, 'preview'],
] as const)('context %s, dev %s: %s', (context, isDev, audience) => {
  expect(audienceOf(context, isDev)).toBe(audience);
});

describe('deployOf', () => {
  test.each([
    ['https://github.com/owner/site', 'https://github.com/owner/site'],
    ['git@github.com:owner/site.git', 'https://github.com/owner/site'],
    ['ssh://git@gitlab.example/group/site.git', 'https://gitlab.example/group/site'],
    ['https://token:secret@github.com/owner/site.git', 'https://github.com/owner/site'],
    ['not an address', undefined],
    ['', undefined],
  ])('repository %s: %s', (url, expected) => {
    expect(deployOf({ REPOSITORY_URL: url }, false).repository).toBe(expected);
  });

  test('a deploy preview is on the branch that was pushed', () => {
    expect(deployOf({ BRANCH: 'pull/7/head', HEAD: 'spring-news' }, false).branch).toBe('spring-news');
  });
});

describe('editAddress', () => {
  const file = 'content/news/ja/移転.md';
  test.each([
    ['https://github.com/o/r', 'https://github.com/o/r/edit/feature/a/content/news/ja/%E7%A7%BB%E8%BB%A2.md'],
    ['https://gitlab.com/o/r', 'https://gitlab.com/o/r/-/edit/feature/a/content/news/ja/%E7%A7%BB%E8%BB%A2.md'],
    ['https://git.example/o/r', undefined],
    [undefined, undefined],
  ])('%s: %s', (repository, expected) => {
    expect(editAddress({ repository, branch: 'feature/a' }, file)).toBe(expected);
  });
});
