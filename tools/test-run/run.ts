import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { command } from '#tools/command-line/command.ts';
import { ensureBrowsers } from './ensure-browsers.ts';

/** A part of `npm test`: its name and the npm script behind it. */
interface Part {
  readonly name: string;
  readonly script: string;
}

/** How a part went. */
interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly isGood: boolean;
  readonly said: string;
}

/**
 * The parts in their order. Parts of one row run in parallel: most of them are one process that leaves a core idle, and none reads files that
 * another writes. The first part of a row takes longest. A part in a row of its own uses every core, or builds into shared folders.
 */
const ROWS: readonly (readonly Part[])[] = [
  [
    { name: 'types', script: 'check:types' },
    { name: 'lint', script: 'check:lint' },
    { name: 'content', script: 'check:content' },
    { name: 'dependencies', script: 'check:dependencies' },
    { name: 'unit tests', script: 'test:unit' },
  ],
  [{ name: 'contact pipeline', script: 'test:contact' }],
  [
    { name: 'build', script: 'build' },
    { name: 'catalogues', script: 'check:catalogues' },
  ],
  [
    { name: 'another company', script: 'test:fixture' },
    { name: 'rules on dist/', script: 'test:rules' },
    { name: 'the sample on dist/', script: 'test:sample' },
    { name: 'functions as packed', script: 'test:bundles' },
  ],
  [
    { name: 'the editor', script: 'test:editor' },
    { name: 'previews and errors', script: 'test:editorial' },
  ],
  [{ name: 'browser tests', script: 'test:e2e' }],
  [{ name: 'other engines', script: 'test:engines' }],
];

/** Number of last lines of a failed part, its report, that are printed again at the end. */
const REPORT_LINES = 60;

/** Niceness of the other parts beside the first part of a row: they get a third of its time on a shared core. */
const BEHIND = 5;

async function main(): Promise<void> {
  const { full: isFull = false } = command(
    'test',
    'Runs everything that CI requires, and prints the duration of each part.',
  )
    .option('--full', 'the full test suite, as npm run test:full')
    .parse()
    .opts<{ full?: boolean }>();
  const missing = ensureBrowsers();
  const env = { ...process.env, FORCE_COLOR: '0', ...(isFull && { TEST_MATRIX: 'full' }) };
  const results: Result[] = [];
  const start = performance.now();
  for (const row of ROWS) {
    results.push(...(await (row.length > 1 ? sideBySide(row, env) : oneByOne(row, env))));
  }
  const total = (performance.now() - start) / 1000;
  const failed = results.filter(({ isGood }) => !isGood);
  for (const { name, said } of failed)
    console.log(`\n── how ${name} failed\n${said.trimEnd().split('\n').slice(-REPORT_LINES).join('\n')}`);
  console.log('\n── what each part took');
  for (const { name, seconds, isGood } of results)
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s`);
  console.log(`  ${'in all'.padEnd(20)} ${total.toFixed(1).padStart(7)} s\n`);
  if (missing.length > 0) console.log(`NOT TESTED, because not installed: ${missing.join(', ')}\n`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function oneByOne(parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    console.log(headingOf(part));
    results.push(await run(part, env, { isLive: true }));
  }
  return results;
}

/** Prints the output of each part as a whole, in their order. */
async function sideBySide(parts: readonly Part[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const running = parts.map((part, at) => ({ part, result: run(part, env, { priority: at === 0 ? 0 : BEHIND }) }));
  const results: Result[] = [];
  for (const { part, result } of running) {
    const ended = await result;
    results.push(ended);
    console.log(`${headingOf(part)}\n${ended.said}`.trimEnd());
  }
  return results;
}

/**
 * @param isLive prints what the part says as it comes
 * @param priority as the system counts it, more is later
 */
async function run(
  { name, script }: Part,
  env: NodeJS.ProcessEnv,
  { isLive = false, priority = 0 }: { isLive?: boolean; priority?: number },
): Promise<Result> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'], env });
  // Whatever it starts inherits this; in a shell that starts it, it would come too late.
  if (priority > 0 && child.pid !== undefined) setPriority(child.pid, priority);
  let said = '';
  // Errors among the rest, as they come.
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (isLive) process.stdout.write(text);
    });
  const [status] = await once(child, 'close');
  return { name, seconds: (performance.now() - start) / 1000, isGood: status === 0, said };
}

function headingOf({ name, script }: Part): string {
  return `\n── ${name} (npm run ${script})`;
}

await main();
