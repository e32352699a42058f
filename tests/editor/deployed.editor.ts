import { expect, test } from '@playwright/test';
import { IS_FULL } from '#tests/support/matrix.ts';
import { buildEditor } from '#tools/editor/page/build-editor.ts';
import { serveEditor } from '#tools/editor/page/editor-server.ts';
import { headersOf } from '#tools/editor/page/headers.ts';

const FOLDER = '.cache/editor-deployed';

test('the deployed editor requests sign-in at GitHub, with its own headers, and sends no other request', async ({
  page,
}) => {
  test.skip(!IS_FULL, 'part of the full run: it is a build more');
  await buildEditor({ site: 'https://example.com', repository: 'example/site' }, FOLDER);
  const { url, stop } = await serveEditor(FOLDER, 0);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));
  const answer = await page.goto(url);
  expect(answer?.headers()).toMatchObject(headersOf(true));
  await expect(page.getByRole('button', { name: /GitHub/ }).first()).toBeVisible();
  expect(answers.filter((asked) => !asked.startsWith(url) && !/^(?:blob|data):/.test(asked))).toEqual([]);
  await stop();
});

test('the editor of a working copy has its own headers too', async ({ request }) => {
  expect((await request.get('/')).headers()).toMatchObject(headersOf(false));
});
