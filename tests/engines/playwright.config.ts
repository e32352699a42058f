import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { IS_FULL } from '#tests/support/matrix.ts';
import { firefoxPath } from '#tools/browser/firefox.ts';
import { webKitPrograms } from '#tools/browser/webkit.ts';
import type { EngineName } from './driver/tab.ts';

/** `ENGINES_PORT` lets two checkouts on one machine run their tests at the same time. */
const PORT = Number(process.env['ENGINES_PORT'] ?? 8891);
const server = `http://localhost:${PORT}`;

/** What `npm test` leaves to the full test suite, and what one engine shows there for all. */
const LEFT_OUT: Readonly<Record<EngineName, RegExp>> = {
  chromium: /@full|@firefox|@e2e/,
  firefox: /@full/,
  webkit: /@full|@firefox/,
};

/** In Chromium `npm test` leaves out the other files: `tests/e2e` checks what they are about, and two engines run them. */
const IN_CHROMIUM = ['contact', 'history', 'shell'].map((name) => `${name}.engine.ts`);

/** With `CI` set, tests of an engine that is not installed fail. Elsewhere they are left out. */
const RUNS: Readonly<Record<EngineName, boolean>> = {
  chromium: true,
  firefox: firefoxPath() !== undefined || Boolean(process.env['CI']),
  webkit: webKitPrograms() !== undefined || Boolean(process.env['CI']),
};
const engines = (Object.keys(RUNS) as EngineName[]).filter((name) => RUNS[name]);

/** The same tests in every engine, on the built site (docs/reference/browsers.md). */
export default defineConfig<object, { engineName: EngineName; server: string }>({
  testDir: '.',
  testMatch: '*.engine.ts',
  fullyParallel: true,
  // As the browser tests: one for each core and one for the time that the others wait.
  workers: Math.min(availableParallelism() + 1, 6),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }], ['../support/skip-reasons.ts']],
  outputDir: '../../test-results/engines',
  projects: engines.map((engineName) => ({
    name: engineName,
    use: { engineName, server },
    ...(!IS_FULL && { grepInvert: LEFT_OUT[engineName] }),
    ...(!IS_FULL && engineName === 'chromium' && { testMatch: IN_CHROMIUM }),
  })),
  webServer: {
    command: 'node tools/local-server/serve.ts',
    cwd: '../..',
    // No test sends mail, whatever `.env` says.
    env: { PORT: String(PORT), RESEND_API_KEY: '' },
    url: `${server}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 60_000,
  },
});
