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

/** Before all tests: pack what the build left, in an empty folder outside the project, from which no package of it is found. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
  provide('bundles', await packFunctions(process.cwd(), folder));
  return () => rmSync(folder, { recursive: true });
}
