import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that a build reads. */
export const BUILD_SOURCES = [
  'src',
  'functions',
  'tools',
  'content',
  'locales',
  'public',
  'astro.config.mjs',
  'site.config.ts',
  'languages.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Measurements work here: below the project, so that the packages are found, and ignored by git. */
export const BENCH_FOLDER = path.resolve('.cache/bench');

/**
 * A fresh copy of the project that can be built, with further files; the project's own content and caches are never touched.
 *
 * @param extra texts of files, by their path in the project
 */
export function siteCopy(name: string, extra: Iterable<readonly [file: string, text: string]>): string {
  const root = path.join(BENCH_FOLDER, name);
  rmSync(root, { recursive: true, force: true });
  for (const part of BUILD_SOURCES) cpSync(part, path.join(root, part), { recursive: true });
  for (const [file, text] of extra) putFile(path.join(root, file), text);
  return root;
}

/** Write a file and the folders above it. */
export function putFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
