import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import site from '#site-config';
import { isInstalled } from '#tests/support/browsers.ts';
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

/**
 * What visitors do, on the built site, in Chromium: Playwright's own, or the system's. The full test suite adds Firefox and WebKit where
 * they are installed. The report names the browsers that did not run.
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
  reporter: [['list', { printSteps: false }], ['../support/skip-reasons.ts']],
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
    ...(['firefox', 'webkit'] as const)
      .filter((name) => IS_FULL && isInstalled(name))
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
