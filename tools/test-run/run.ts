import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { command } from '#tools/command-line/command.ts';
import { ensureChromium } from './ensure-chromium.ts';

type Part = readonly [name: string, script: string];

interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly isGood: boolean;
  readonly output: string;
}

/**
 * The parts in their order. Parts of one row run in parallel: most of them are one process that leaves a core idle, and none reads files that
 * another writes. The first part of a row takes longest. A part in a row of its own uses every core, or builds into shared folders.
 */
const ROWS: readonly (readonly Part[])[] = [
  [
    ['types', 'check:types'],
    ['lint', 'check:lint'],
    ['content', 'check:content'],
    ['messages', 'check:messages'],
    ['unused code', 'check:unused'],
    ['unit tests', 'test:unit'],
  ],
  [
    ['editor', 'test:editor'],
    ['build', 'build'],
    ['contact pipeline', 'test:contact'],
  ],
  [
    ['second company', 'test:second-company'],
    ['built site', 'test:site'],
  ],
  [['browser', 'test:browser']],
];

/** Further parts of the full test suite: ten builds of the site with other content. */
const FULL_ROWS: typeof ROWS = [[['content tests', 'test:editorial']]];

const REPORT_LINES = 60;

/** Niceness of all parts of a row but the first: they get a third of its time on a shared core. */
const BEHIND = 5;

async function main(): Promise<void> {
  const { full: isFull = false } = command(
    'test',
    'Runs everything that CI requires, and prints the duration of each part.',
  )
    .option('--full', 'the full test suite, as npm run test:full')
    .parse()
    .opts<{ full?: boolean }>();
  ensureChromium();
  const env = { ...process.env, FORCE_COLOR: '0', ...(isFull && { TEST_MATRIX: 'full' }) };
  const results: Result[] = [];
  const start = performance.now();
  for (const row of isFull ? [...ROWS, ...FULL_ROWS] : ROWS) results.push(...(await sideBySide(row, env)));
  const failed = results.filter(({ isGood }) => !isGood);
  for (const { name, output } of failed)
    console.log(`\n── how ${name} failed\n${output.trimEnd().split('\n').slice(-REPORT_LINES).join('\n')}`);
  console.log('\n── what each part took');
  for (const { name, seconds, isGood } of results) console.log(`${isGood ? '✓' : '✗'} ${timeOf(name, seconds)}`);
  console.log(`  ${timeOf('in all', (performance.now() - start) / 1000)}\n`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Prints the output of each part as a whole, in their order; of a part alone in its row as it comes. */
async function sideBySide(row: readonly Part[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const isLive = row.length === 1;
  const running = row.map((part, at) => run(part, env, isLive, at === 0 ? 0 : BEHIND));
  for (const [at, [name, script]] of row.entries()) {
    const heading = `\n── ${name} (npm run ${script})`;
    if (isLive) console.log(heading);
    else console.log(`${heading}\n${(await running[at])?.output.trimEnd()}`);
  }
  return Promise.all(running);
}

async function run([name, script]: Part, env: NodeJS.ProcessEnv, isLive: boolean, priority: number): Promise<Result> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  // Whatever it starts inherits this; in a shell that starts it, it would come too late.
  if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text);
    });
  const [status] = await once(child, 'close');
  return { name, seconds: (performance.now() - start) / 1000, isGood: status === 0, output };
}

function timeOf(name: string, seconds: number): string {
  return `${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s`;
}

await main();
