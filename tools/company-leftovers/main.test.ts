import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { writeFiles } from '#tests/support/temporary-folder.ts';

const FILES = ['content/company', 'src/styles/tokens.css'];
const COMPANY = LANGS.map((lang) => fileOf('company', lang));
/** A name of no letter that any other trace of the company has. */
const shortName = '※※';

let root: string;
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });
const leftovers = () => run(process.execPath, path.resolve('tools/company-leftovers/main.ts'));

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'company-'));
  for (const file of FILES) cpSync(file, path.join(root, file), { recursive: true });
  const file = path.join(root, fileOf('company', DEFAULT_LANG));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^shortName: .*/m, `shortName: ${shortName}`));
  writeFiles(root, { 'locales/about.json': `{\n  "title": "${shortName}"\n}\n` });
  run('git', 'init', '--quiet');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'first');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a revision that is not there is said to be missing', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('tools/company-leftovers/main.ts'), 'v0.0.0'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^v0\.0\.0 is not a commit, branch or tag .*\nNothing was changed\.\n$/);
});

test('the command lists references to the company, and after a change of company those to the former one', () => {
  expect(leftovers()).toContain(`locales/about.json:2  ${shortName}\n`);
  expect(leftovers()).toContain('which is still the one of content/company');
  for (const file of COMPANY.map((name) => path.join(root, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(shortName, '別の会社'));
  expect(leftovers()).toContain(`locales/about.json:2  ${shortName}\n1 references to the company of HEAD\n`);
});
