import { readFileSync } from 'node:fs';
import { command } from '#tools/command-line/command.ts';
import { NODE_EXECUTABLES, nodeProblem, runningNode } from './check-node.mjs';
import { type Lockfile, lockfileProblems } from './lockfile-problems.ts';

function main(): void {
  command('check:dependencies', 'Checks the lockfile and the bundled Node.').parse();
  const lockfile = read('package-lock.json') as Lockfile;
  const { allowScripts = {} } = read('package.json') as { allowScripts?: Record<string, boolean> };
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const problems = lockfileProblems(lockfile, allowed).map((problem) => `package-lock.json: ${problem}`);
  const node = nodeProblem(runningNode(), NODE_EXECUTABLES);
  if (node !== undefined) problems.push(node);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('dependencies: the lockfile is in order');
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

main();
