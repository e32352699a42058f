import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { companyDay } from '#src/i18n/company-time.ts';
import type { AccessibilityResults } from '#src/schemas/content/accessibility.ts';
import { command } from '#tools/command-line/command.ts';
import { type Report, resultsOf, withPages } from './results-of.ts';

const FILE = 'content/accessibility/results.yaml';
const TESTS = ['accessibility', 'keyboard'].map((name) => `tests/e2e/${name}.e2e.ts`);

function main(): void {
  const [added] = command(
    'accessibility:record',
    'Tests every page of dist/ in every mode, and writes content/accessibility/results.yaml.',
  )
    .argument('[pages...]', 'paths of new pages: tests these alone and adds their results')
    .parse().processedArgs as [readonly string[]];
  const folder = mkdtempSync(path.join(tmpdir(), 'accessibility-'));
  const report = path.join(folder, 'report.json');
  const env = { ...process.env, TEST_MATRIX: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  // The titles of the tests have addresses with a language, then "in every mode".
  const titles = added.map((page) => `${RegExp.escape(page)} in every mode`).join('|');
  const only = added.length > 0 ? ['--grep', titles] : [];
  spawnSync('playwright', ['test', ...TESTS, ...only, '--reporter=dot,json'], { stdio: 'inherit', env });
  const looked = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as Report, companyDay(Date.now()));
  const results =
    added.length > 0 ? withPages(parse(readFileSync(FILE, 'utf8')) as AccessibilityResults, looked) : looked;
  rmSync(folder, { recursive: true });
  const head = '# Written by `npm run accessibility:record`; not edited by hand.\n';
  writeFileSync(FILE, head + stringify(results, { lineWidth: 120 }));
  const problems = results.modes.reduce((sum, mode) => sum + mode.problems, results.keyboard.failed);
  console.log(`${FILE}: ${results.paths.length} paths, ${problems} problems`);
  process.exitCode = problems > 0 ? 1 : 0;
}

main();
