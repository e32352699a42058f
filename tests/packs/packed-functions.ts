import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Pack, packFunctions } from '#tools/function-packs/pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packs: readonly Pack[];
  }
}

/** Before all tests: pack what the build left, in an empty folder outside the project, from which no package of it is found. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
  provide('packs', await packFunctions(process.cwd(), folder));
  return () => rmSync(folder, { recursive: true });
}
