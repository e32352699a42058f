import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { IS_FULL } from '#tests/support/matrix.ts';
import { buildEditor } from '#tools/editor/page/build-editor.ts';
import { headersOf } from '#tools/editor/page/headers.ts';

test('the deployed editor requests sign-in at GitHub, and sends no other request', async ({ page }) => {
  test.skip(!IS_FULL, 'part of the full run: it is a build more');
  const outDir = '.cache/editor-deployed';
  await buildEditor({ site: 'https://example.com', repository: 'example/site', isLocal: false }, outDir);
  const { resolvedUrls, close } = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: 'localhost', headers: headersOf(false) },
  });
  const [url = ''] = resolvedUrls?.local ?? [];
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));
  await page.goto(url);
  await expect(page.getByRole('button', { name: /GitHub/ }).first()).toBeVisible();
  expect(answers.filter((asked) => !asked.startsWith(url) && !/^(?:blob|data):/.test(asked))).toEqual([]);
  await close();
});
