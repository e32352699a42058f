import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.ts';
import { LOCALE } from './editor-page.ts';

const PORT = Number(process.env['EDITOR_PORT'] ?? 8894);

/** The editor of a working copy, in a browser whose private file system replaces the folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.editor.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results/editor',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 10_000,
    locale: LOCALE,
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1500, height: 1000 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node tools/editor/edit.ts',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    // `npm test` builds it beside the site.
    timeout: 300_000,
  },
});
