import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import site from './site.config.ts';
import { LANG_INFO } from './src/i18n/known-languages.ts';
import { launchOptions } from './tools/browser/chromium.ts';

/** `E2E_PORT` lets two checkouts on one machine run their tests at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 8890);

const browser = launchOptions();
/** One renderer process for all pages, and no spare process: saves a tenth of the test time. */
const ONE_PROCESS = ['--process-per-site', '--renderer-process-limit=1'];

/** Browser tests on the built site, served by the local server. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // The same condition as in `tests/support/matrix.ts`, which this file must not import.
  grepInvert: process.env['TEST_MATRIX'] === 'full' ? [] : [/@full/],
  fullyParallel: true,
  // One per core, and one more because workers often wait for their browsers; at most as many as the local server can serve.
  workers: Math.min(availableParallelism() + 1, 6),
  // A retry would hide a flaky test.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }], ['./tests/support/skip-reasons.ts']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: LANG_INFO[site.defaultLanguage].locale,
    timezoneId: site.timeZone,
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: [...browser.args, ...ONE_PROCESS] },
  },
  webServer: {
    command: 'node tools/serve/serve.ts',
    // No test sends mail, whatever `.env` says.
    env: { PORT: String(PORT), RESEND_API_KEY: '' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 60_000,
  },
});
