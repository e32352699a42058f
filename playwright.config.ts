import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { HAS_TEXTS } from './tests/support/three-languages.ts';
import { launchOptions } from './tools/browser/chromium.ts';

/** `E2E_PORT` lets two checkouts on one machine run their tests at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 8890);

const browser = launchOptions();
/** Each visitor's pages in one process, and no other one kept ready for a next site: a tenth of what the tests cost. */
const ONE_PROCESS = ['--process-per-site', '--renderer-process-limit=1'];

/** Tests that quote texts and addresses in three languages; a site with other languages runs the rest. */
const QUOTING = [
  'articles',
  'contact',
  'errors',
  'faq',
  'feeds',
  'keyboard',
  'languages',
  'news',
  'routes',
  'search',
  'shell',
].map((name) => `**/${name}.e2e.ts`);

/** Browser tests on the built site, served on Netlify's emulator as visitors get it. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  testIgnore: HAS_TEXTS ? [] : QUOTING,
  // As `tests/support/matrix.ts` says, which no configuration outside the tests imports.
  grepInvert: process.env['TEST_MATRIX'] === 'full' ? [] : [/@full/],
  fullyParallel: true,
  // One for each core and one for the time that the others wait for their browsers; no more than the emulator can serve.
  workers: Math.min(availableParallelism() + 1, 6),
  // A test that fails at times is wrong; a second try would hide it.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: [...browser.args, ...ONE_PROCESS] },
  },
  webServer: {
    command: 'node tools/local-server/serve.ts',
    // No test sends mail, whatever `.env` says.
    env: { PORT: String(PORT), RESEND_API_KEY: '' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 60_000,
  },
});
