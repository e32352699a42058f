import { expect, test } from 'vitest';
import { type LockedPackage, lockfileProblems, nameOf } from './lockfile-problems.ts';

const integrity = 'sha512-AAAA';
const problems = (name: string, entry: LockedPackage & object, allowed: readonly string[] = []) =>
  lockfileProblems({ lockfileVersion: 3, packages: { '': {}, [`node_modules/${name}`]: entry } }, allowed);

test.each([
  ['a plain package', 'a', { integrity }, []],
  ['inside another archive', 'a/node_modules/b', { inBundle: true }, []],
  ['a known install script', 'esbuild', { integrity, hasInstallScript: true }, ['esbuild']],
])('%s is in order', (_, name, entry, allowed) => {
  expect(problems(name, entry, allowed)).toEqual([]);
});

test.each([
  [
    'an unknown install script',
    'evil',
    { integrity, hasInstallScript: true },
    ['evil'],
    'evil: runs an install script',
  ],
  ['one below another', 'a/node_modules/evil', { integrity, hasInstallScript: true }, ['evil'], 'evil: runs'],
  ['one that is not allowed', 'esbuild', { integrity, hasInstallScript: true }, [], 'missing in allowScripts'],
  ['a stale permission', 'a', { integrity }, ['esbuild'], 'has no install script'],
  ['no integrity', 'a', {}, [], 'no integrity'],
  ['a binary of another platform', 'b', { version: '1.0.0', optional: true, os: ['darwin'] }, [], 'no integrity'],
  ['a weak integrity', 'a', { integrity: 'sha1-AAAA' }, [], 'expected sha512'],
  ['a host', 'a', { integrity, resolved: 'https://mirror.example/a.tgz' }, [], 'names mirror.example'],
  ['a link', 'a', { integrity, link: true }, [], 'a link'],
])('%s is a problem', (_, name, entry, allowed, expected) => {
  expect(problems(name, entry, allowed)).toEqual([expect.stringContaining(expected)]);
});

test('another version of the format is not guessed at', () => {
  expect(lockfileProblems({ lockfileVersion: 2 }, [])).toHaveLength(1);
  expect(nameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c');
});
