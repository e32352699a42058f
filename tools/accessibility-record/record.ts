import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { companyDay } from '#src/i18n/company-time.ts';
import { type Report, resultsOf } from './results-of.ts';

const FILE = 'content/accessibility/results.yaml';
const TESTS = ['accessibility', 'keyboard'].map((name) => `tests/e2e/${name}.e2e.ts`);

/** The command behind `npm run accessibility:record`: the whole matrix on the built site, and its results into the content. */
function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'accessibility-'));
  const report = path.join(folder, 'report.json');
  const env = { ...process.env, TEST_MATRIX: 'full', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  spawnSync('playwright', ['test', ...TESTS, '--reporter=dot,json'], { stdio: 'inherit', env });
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as Report, companyDay(Date.now()));
  rmSync(folder, { recursive: true });
  const head = '# Written by `npm run accessibility:record`; not edited by hand.\n';
  writeFileSync(FILE, head + stringify(results, { lineWidth: 120 }));
  const problems = results.modes.reduce((sum, mode) => sum + mode.problems, results.keyboard.failed);
  console.log(`${FILE}: ${results.paths.length} paths, ${problems} problems`);
  process.exitCode = problems > 0 ? 1 : 0;
}

main();
