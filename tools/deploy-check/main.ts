import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { functionNames } from '#src/bundle/function-bundles.ts';
import { table } from '#tools/bench/table.ts';
import { command } from '#tools/command-line/command.ts';

/** The data of `netlify build` about a packed function. */
interface Manifest {
  readonly functions: readonly {
    readonly name: string;
    readonly path: string;
    readonly routes?: readonly { readonly pattern: string }[];
    readonly schedule?: string;
    readonly runtimeVersion?: string;
  }[];
}

const MANIFEST = '.netlify/functions/manifest.json';

function main(): void {
  command('check:deploy', 'Builds as the platform does, without an account, and lists what would be deployed.').parse();
  const problem = deployProblem();
  if (problem === undefined) return;
  console.error(`\n  ${problem}\n`);
  process.exitCode = 1;
}

function deployProblem(): string | undefined {
  // Wherever it is installed: the site does not need the program, which is larger than all that the site needs.
  if (spawnSync('netlify', ['--version'], { stdio: 'ignore' }).error !== undefined)
    return 'The platform’s program is not installed: `npm install --global netlify-cli`. It needs no account for this.';
  const { status } = spawnSync('netlify', ['build', '--offline', '--context', 'production'], { stdio: 'inherit' });
  if (status !== 0 || !existsSync(MANIFEST)) return 'The platform’s build failed; what it says stands above.';
  const { functions } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const rows = functions.map(({ name, path: file, routes = [], schedule, runtimeVersion = '' }) => [
    name,
    [schedule, ...routes.map(({ pattern }) => pattern)].filter((each) => each !== undefined).join(' '),
    runtimeVersion,
    Math.round(statSync(file).size / 1000),
  ]);
  console.log(`\n${table(['function', 'when', 'runtime', 'kB with the platform’s own files'], rows)}\n`);
  const packed = functions.map(({ name }) => name).sort();
  const expected = functionNames(process.cwd()).sort();
  if (packed.join() !== expected.join()) return `Packed: ${packed.join(', ')}; expected: ${expected.join(', ')}.`;
  console.log(`deploy: ${packed.length} functions and ${path.resolve('dist')} would be deployed`);
  return undefined;
}

main();
