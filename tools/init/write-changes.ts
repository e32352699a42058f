import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Changes, Files } from './change-files.ts';

/** The texts of files by their path with forward slashes; folders are left out. */
export function filesOf(paths: readonly string[], folder = '.'): Files {
  const files = paths.map((file) => file.replaceAll(path.sep, '/')).filter((file) => path.extname(file) !== '');
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Write changed files, and remove those that go with the folders that they leave empty: Git keeps no empty folder. */
export function writeChanges(changes: Changes): void {
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  for (const file of Object.keys(changes)) {
    let folder = path.dirname(file);
    while (folder !== '.' && existsSync(folder) && readdirSync(folder).length === 0) {
      rmSync(folder, { recursive: true });
      folder = path.dirname(folder);
    }
  }
}

/** Write the schemas for editors, which depend on the languages. False if that fails. */
export function writeSchemas(): boolean {
  return spawnSync(process.execPath, [SCHEMAS], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** The program behind {@link writeSchemas}. */
export const SCHEMAS = 'tools/content-schemas/write.ts';
