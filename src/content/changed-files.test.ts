import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { changedFiles, parse } from './changed-files.ts';

test('reads added, changed, renamed and copied files', () => {
  expect(parse('A\0a.md\0M\0b c.md\0R090\0old.md\0new.md\0D\0d.md\0C100\0a.md\0e.md\0')).toEqual([
    { change: 'A', file: 'a.md' },
    { change: 'M', file: 'b c.md' },
    { change: 'R', file: 'new.md' },
    { change: 'D', file: 'd.md' },
    { change: 'A', file: 'e.md' },
  ]);
});

test('compares a branch, its uncommitted files included, with the default branch', () => {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  writeFiles(root, { 'content/a.md': 'a\n', 'other.txt': 'o\n' });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  git('switch', '-q', '-c', 'spring');
  writeFiles(root, { 'content/a.md': 'b\n', 'other.txt': 'p\n' });
  git('commit', '-q', '-a', '-m', 'second');
  writeFiles(root, { 'content/移転.md': 'c\n', 'content/0.md': 'd\n' });
  expect(changedFiles(root, ['content'])).toEqual([
    { change: 'A', file: 'content/0.md' },
    { change: 'M', file: 'content/a.md' },
    { change: 'A', file: 'content/移転.md' },
  ]);
});

test('returns undefined without a repository', () => {
  expect(changedFiles(tmpdir(), ['content'])).toBeUndefined();
});
