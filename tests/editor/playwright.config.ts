import { defineConfig } from '@playwright/test';
import { HAS_TEXTS } from '#tests/support/three-languages.ts';
import { launchOptions } from '#tools/browser/chromium.ts';

const PORT = Number(process.env['EDITOR_PORT'] ?? 8894);

if (!HAS_TEXTS)
  console.info('skipped on a site without Japanese, English or Chinese: tests/editor, which quotes its texts');

/** The editor of a working copy, in a browser whose private file system stands for the folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.editor.ts',
  testIgnore: HAS_TEXTS ? [] : '*.editor.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  outputDir: '../../test-results/editor',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ja-JP',
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
    // It is built beside five other parts of the gate.
    timeout: 300_000,
  },
});
