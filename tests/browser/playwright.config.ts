import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, firefox, webkit } from '@playwright/test';
import site from '#site-config';
import { IS_FULL } from '#tests/support/matrix.ts';
import { launchOptions } from '#tools/browser/chromium.ts';

/** `BROWSER_PORT` lets two checkouts on one machine run their tests at the same time. */
const PORT = Number(process.env['BROWSER_PORT'] ?? 8890);

const { args, ...chromium } = launchOptions();
/** One renderer process for all pages, and no spare process: saves a tenth of the test time. */
const ONE_PROCESS = ['--process-per-site', '--renderer-process-limit=1'];

/** Tests of the full test suite only, and tests that drive Chromium itself: its protocol, its PDF, its launch flags. */
const [FULL, CHROMIUM] = [/@full/, /@chromium/];
const leftOut = IS_FULL ? [] : [FULL];

const OTHERS = { firefox, webkit };
const names = ['firefox', 'webkit'] as const;
const missing = names.filter((name) => !existsSync(OTHERS[name].executablePath()));
// Each worker reads this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const name of missing) console.info(`No test runs in ${name}: it is not installed.`);

/**
 * What visitors do, on the built site, in Chromium: Playwright's own, or the system's. The full test suite adds Firefox and WebKit where
 * they are installed, and names those that are not.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 6),
  // A retry would hide a flaky test.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results/browser',
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: site.timeZone,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: leftOut,
      use: { browserName: 'chromium', launchOptions: { ...chromium, args: [...args, ...ONE_PROCESS] } },
    },
    ...names
      .filter((name) => IS_FULL && !missing.includes(name))
      .map((name) => ({ name, grepInvert: [...leftOut, CHROMIUM], use: { browserName: name } })),
  ],
  webServer: {
    command: 'npm run serve',
    cwd: '../..',
    // No test sends mail, whatever `.env` says.
    env: { PORT: String(PORT), RESEND_API_KEY: '' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 60_000,
  },
});
