import { Stryker } from '@stryker-mutator/core';
import { command, refuse } from '#tools/command-line/command.ts';
import { LAYERS, type Layer } from './layers.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Percent of the mutants that the tests of a layer have to kill. */
const WANTED = 85;

async function main(wanted: string | undefined, files: readonly string[]): Promise<void> {
  const layers = Object.entries(LAYERS).filter(([name]) => wanted === undefined || name === wanted);
  if (layers.length === 0) refuse(`"${wanted}" is not a layer. Layers: ${Object.keys(LAYERS).join(', ')}.`);
  const scores: [name: string, score: number, faults: number][] = [];
  for (const [name, layer] of layers) {
    process.env['MUTATION_LAYER'] = name;
    const results = await new Stryker(optionsOf(name, layer, files)).runMutationTest();
    scores.push([name, ...scoreOf(results)]);
  }
  for (const [name, score, faults] of scores)
    console.log(`${score >= WANTED ? '✓' : '✗'} ${name.padEnd(12)} ${score.toFixed(1).padStart(5)} % of ${faults}`);
  process.exitCode = scores.every(([, score]) => score >= WANTED) ? 0 : 1;
}

function optionsOf(name: string, layer: Layer, files: readonly string[]): Options {
  const folder = '.cache/mutation';
  return {
    mutate: files.length > 0 ? [...files] : [...layer.files, '!**/*.test.ts', '!**/*.d.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: layer.withTables !== true,
    incremental: files.length === 0,
    incrementalFile: `${folder}/${name}.json`,
    ignorePatterns: ['/dist', '/.*', '/test-results', '/docs'],
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    jsonReporter: { fileName: `${folder}/${name}.report.json` },
    // A test that waits for a fake service is no endless loop.
    timeoutMS: 20_000,
  };
}

/** Percent seen, and how many faults that is of; faults that do not compile say nothing. */
function scoreOf(results: Results): [score: number, faults: number] {
  const count = (...statuses: readonly Results[number]['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const seen = count('Killed', 'Timeout');
  const faults = seen + count('Survived', 'NoCoverage');
  return [faults === 0 ? 100 : (100 * seen) / faults, faults];
}

const [layer, files] = command('test:mutation', 'Mutation testing: lists the mutants that no test kills.')
  .argument('[layer]', `one of ${Object.keys(LAYERS).join(', ')}; all without it`)
  .argument('[files...]', 'some files of the layer', [])
  .parse().processedArgs as [string | undefined, string[]];
await main(layer, files);
