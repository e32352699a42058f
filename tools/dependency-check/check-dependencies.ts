import { readFileSync } from 'node:fs';
import { NODE_EXECUTABLES, nodeProblem, runningNode } from './check-node.mjs';
import { type Lockfile, lockfileProblems } from './lockfile-problems.ts';

/** Lockfiles and whether their folder's install scripts run. */
const FOLDERS = [{ folder: '.', runsScripts: true }] as const;

/** The command behind `npm run check:dependencies`: fails on what `lockfileProblems` and `nodeProblem` find, needs no network. */
function main(): void {
  const problems = FOLDERS.flatMap(({ folder, runsScripts }) => {
    const lockfile = read(`${folder}/package-lock.json`) as Lockfile;
    const { allowScripts = {} } = read(`${folder}/package.json`) as { allowScripts?: Record<string, boolean> };
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    const found = lockfileProblems(runsScripts ? lockfile : withoutScripts(lockfile), allowed);
    if (!runsScripts && !readFileSync(`${folder}/.npmrc`, 'utf8').includes('ignore-scripts=true'))
      found.push('.npmrc: expected ignore-scripts=true');
    return found.map((problem) => `${folder}/package-lock.json: ${problem}`);
  });
  const node = nodeProblem(runningNode(), NODE_EXECUTABLES);
  if (node !== undefined) problems.push(node);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`dependencies: ${FOLDERS.length} lockfiles are in order`);
}

function withoutScripts(lockfile: Lockfile): Lockfile {
  const entries = Object.entries(lockfile.packages ?? {});
  return {
    ...lockfile,
    packages: Object.fromEntries(entries.map(([place, { hasInstallScript: _, ...rest }]) => [place, rest])),
  };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

main();
