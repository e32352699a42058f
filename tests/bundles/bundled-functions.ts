import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Bundle, packFunctions } from '#tools/function-bundles/bundles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bundles: readonly Bundle[];
  }
}

/** Before all tests: pack what the build left. */
export default function setup(project: TestProject): Promise<() => void> {
  return provideBundles(project, process.cwd());
}

/**
 * Pack what a build left, in an empty folder outside the project, from which no package of it is found.
 *
 * @param root of the project that was built
 * @returns what removes the folder again
 */
export async function provideBundles({ provide }: TestProject, root: string): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  provide('bundles', await packFunctions(root, folder));
  return () => rmSync(folder, { recursive: true });
}
