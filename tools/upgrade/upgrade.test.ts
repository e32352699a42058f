import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'upgrade-test-'));
const [site, newer] = [path.join(root, 'site'), path.join(root, 'newer')];
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: folder });

/** Writes files, text as it is and values as JSON, and commits them. */
function commit(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'Change files');
}
const upgrade = () =>
  spawnSync(process.execPath, [path.resolve('tools/upgrade/upgrade.ts'), newer], { cwd: site, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

beforeAll(() => {
  mkdirSync(newer);
  git(newer, 'init', '-q');
  commit(newer, {
    'package.json': { name: 'sample', version: '1.0.0', description: 'The sample.' },
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n### Breaking\n\n- Long known.\n',
    'content/home/en.yaml': 'title: Sample\n',
    'locales/en/common.json': { menu: 'Menu', old: 'Old' },
    'src/Old.astro': 'old',
    'src/Same.astro': 'before',
    'src/styles/tokens.css': 'blue',
  });
  cpSync(newer, site, { recursive: true });
  commit(site, {
    'package.json': { name: 'ours', version: '1.0.0', description: 'Our site.' },
    'content/home/en.yaml': 'title: Ours\n',
    'locales/en/common.json': { menu: 'Our menu', old: 'Old' },
    'src/Same.astro': 'changed by us',
    'src/styles/tokens.css': 'green',
  });
  git(newer, 'rm', '-q', 'src/Old.astro');
  commit(newer, {
    'package.json': { name: 'sample', version: '2.0.0', description: 'The sample.' },
    'CHANGELOG.md':
      '# Changelog\n\n## 2.0.0\n\n### Breaking\n\n- A field went.\n\n### Fixed\n\n- A fault.\n\n## 1.0.0\n',
    'locales/en/common.json': { menu: 'Menu', close: 'Close' },
    'locales/fr/common.json': { menu: 'Menu' },
    'src/New.astro': 'new',
    'src/Same.astro': 'after',
    'src/styles/tokens.css': 'red',
  });
});

test('changes nothing while there is something to commit', () => {
  writeFileSync(path.join(site, 'draft.txt'), 'mine');
  const { status, stderr } = upgrade();
  expect([status, stderr]).toEqual([1, expect.stringContaining('Commit or stash your changes first')]);
  expect(read('src/Same.astro')).toBe('changed by us');
  git(site, 'clean', '-qf');
});

test('replaces the engine, keeps what is the company’s, and says what breaks', () => {
  const { status, stdout } = upgrade();
  expect(status).toBe(0);
  expect(['src/Same.astro', 'src/New.astro', 'content/home/en.yaml', 'src/styles/tokens.css'].map(read)).toEqual([
    'after',
    'new',
    'title: Ours\n',
    'green',
  ]);
  expect(existsSync(path.join(site, 'src/Old.astro'))).toBe(false);
  expect(JSON.parse(read('package.json'))).toEqual({ name: 'ours', version: '2.0.0', description: 'Our site.' });
  // New messages come, old ones go, and one that the site worded stays. There is no French.
  expect(JSON.parse(read('locales/en/common.json'))).toEqual({ menu: 'Our menu', close: 'Close' });
  expect(existsSync(path.join(site, 'locales/fr'))).toBe(false);
  expect(stdout).toMatch(/Version 1\.0\.0 → 2\.0\.0: .*1 removed\.\n- removed: src\/Old\.astro/);
  expect(stdout).toContain('- A field went.');
  expect(stdout).not.toMatch(/A fault|Long known/);
});
