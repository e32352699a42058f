import { spawnSync } from 'node:child_process';
import { ensureBrowsers } from './ensure-browsers.ts';

/** A part of the gate: its name and the npm script behind it. */
interface Part {
  readonly name: string;
  readonly script: string;
}

const GATE: readonly Part[] = [
  { name: 'lint', script: 'check:lint' },
  { name: 'content', script: 'check:content' },
  { name: 'catalogues', script: 'check:catalogues' },
  { name: 'dependencies', script: 'check:dependencies' },
  { name: 'types', script: 'check:types' },
  { name: 'unit tests', script: 'test:unit' },
  { name: 'contact pipeline', script: 'test:contact' },
  { name: 'build', script: 'build' },
  { name: 'rules on dist/', script: 'test:rules' },
  { name: 'the sample on dist/', script: 'test:sample' },
  { name: 'functions as packed', script: 'test:packs' },
  { name: 'Observatory', script: 'test:observatory' },
  { name: 'previews and errors', script: 'test:editorial' },
  { name: 'browser tests', script: 'test:e2e' },
  { name: 'other engines', script: 'test:engines' },
];

const FULL: readonly Part[] = GATE.map((part) =>
  part.script === 'test:contact' ? { ...part, script: 'test:contact:full' } : part,
);

/** The command behind `npm test`: every part in turn, all of them even when one fails, then what each took. */
function main(): void {
  const isFull = process.argv.includes('--full');
  const missing = ensureBrowsers();
  const results = (isFull ? FULL : GATE).map(({ name, script }) => {
    console.log(`\n── ${name} (npm run ${script})`);
    const start = performance.now();
    const env = { ...process.env, FORCE_COLOR: '0', ...(isFull && { TEST_MATRIX: 'full' }) };
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'inherit', 'inherit'], env });
    return { name, seconds: (performance.now() - start) / 1000, ok: status === 0 };
  });
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log('\n── what each part took');
  for (const { name, seconds, ok } of results)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s`);
  console.log(`  ${'in all'.padEnd(20)} ${total.toFixed(1).padStart(7)} s\n`);
  if (missing.length > 0) console.log(`NOT TESTED, because not installed: ${missing.join(', ')}\n`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
