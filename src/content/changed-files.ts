import { execFileSync } from 'node:child_process';

/** A file that differs from the default branch. */
export interface ChangedFile {
  /** Added, modified, deleted, renamed. */
  readonly change: 'A' | 'M' | 'D' | 'R';
  /** Relative to the repository's root; the new name of a renamed file. */
  readonly file: string;
}

/** Names that the default branch may have in a clone. The remote's come first, because production is built from it. */
const BASES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * Files of some folders that differ from the default branch, including uncommitted ones.
 *
 * @returns undefined without a repository, or in a clone without the default branch
 */
export function changedFiles(root: string, folders: readonly string[]): ChangedFile[] | undefined {
  try {
    const base = BASES.find((name) => succeeds(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]));
    if (base === undefined) return undefined;
    const fork = git(root, ['merge-base', base, 'HEAD']).trim();
    const changed = git(root, ['diff', '--name-status', '-z', '--find-renames', fork, '--', ...folders]);
    const fresh = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders]);
    const added = fresh.split('\0').filter((file) => file !== '');
    return [...parse(changed), ...added.map((file) => ({ change: 'A' as const, file }))].sort((a, b) =>
      a.file < b.file ? -1 : 1,
    );
  } catch {
    return undefined;
  }
}

/**
 * Read the output of `git diff --name-status -z`: a letter (with a percentage for renames), one name or two.
 *
 * @example parse('M\0a.md\0R90\0b.md\0c.md\0') // => [{ change: 'M', file: 'a.md' }, { change: 'R', file: 'c.md' }]
 */
export function parse(output: string): ChangedFile[] {
  const parts = output.split('\0');
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const letter = parts[at]?.[0] ?? '';
    if (letter === 'R' || letter === 'C') at += 1;
    const change = letter === 'C' ? 'A' : letter === 'A' || letter === 'D' || letter === 'R' ? letter : 'M';
    files.push({ change, file: parts[at + 1] ?? '' });
  }
  return files;
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function succeeds(root: string, args: readonly string[]): boolean {
  try {
    git(root, args);
    return true;
  } catch {
    return false;
  }
}
