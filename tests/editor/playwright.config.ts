import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { launchOptions } from '#tools/browser/chromium.ts';

const PORT = Number(process.env['EDITOR_PORT'] ?? 8894);

/** The tests quote texts in three languages, and edit entries by their names. */
const EDITED = ['content/news/ja/partner-design-review.md', 'content/faq/ja.yaml'];
const hasContent =
  !lacksTexts('ja', 'en', 'zh') && EDITED.every((file) => existsSync(path.join(import.meta.dirname, '../..', file)));
if (!hasContent)
  console.info(`skipped on a site without Japanese, English, Chinese or ${EDITED.join(', ')}: tests/editor`);

/** The editor of a working copy, in a browser whose private file system replaces the folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.editor.ts',
  testIgnore: hasContent ? [] : '*.editor.ts',
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
    // `npm test` builds it beside five other parts.
    timeout: 300_000,
  },
});
