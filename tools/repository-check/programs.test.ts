import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Files of this repository that Node runs as they are, by the script that runs them. */
const programs = Object.entries(scripts).flatMap(([script, command]) =>
  [...command.matchAll(/\bnode (\S+\.ts)/g)].map(([, file = '']) => ({ script, file })),
);

/** What a bundler takes and Node does not: modules that are no code, without the word that says so. */
async function refusedBy(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: '.',
    loader: { '.json': 'json' },
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports
      .filter(({ path, with: how }) => path.endsWith('.json') && how === undefined)
      .map(({ path }) => `${from} imports ${path}`),
  );
}

test.each(programs)('npm run $script: every module of $file is one that Node loads', async ({ file }) => {
  expect(await refusedBy(file)).toEqual([]);
});
