import { expect, type Page, test } from '@playwright/test';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { says } from '#tools/editor/config/words.ts';
import {
  contentFiles,
  type Files,
  field,
  filesOf,
  newsFile,
  OWN,
  openEditor,
  openForm,
  openTab,
  saveAndSee,
  saveButton,
} from './editor-page.ts';
import { buttons, label } from './labels.ts';

/** One session: what each test leaves in the folder, the next one finds. */
test.describe.configure({ mode: 'serial' });

const PLACE = `news/entries/${OWN.edited}`;
const FILE = newsFile(OWN.edited);
let first: Page;
let second: Page;
let now: Files;

test.beforeAll(async ({ browser }) => {
  first = await (await browser.newContext()).newPage();
  now = contentFiles();
  await openEditor(first, now);
  second = await openTab(first);
});
test.afterAll(() => first?.context().close());

const ok = (page: Page) => buttons(page, '_sui.ok');

test('a save reports the changes of another tab; the next save keeps both', async () => {
  await openForm(first, PLACE);
  await openForm(second, PLACE);
  const summary = await field(second, label('summary')).inputValue();
  await field(first, label('author')).fill('タブA');
  now = await saveAndSee(first, now, [FILE]);
  await field(second, label('summary')).fill(`${summary}次もあります。`);
  await saveButton(second).click();
  await expect(second.getByText(`・${label(DEFAULT_LANG)} › ${label('author')}`)).toBeVisible();
  await expect(second.getByText(says(DEFAULT_LANG).notSaved)).toBeVisible();
  await ok(second).click();
  expect(await filesOf(second)).toEqual(now);
  await expect(field(second, label('summary'))).toHaveValue(`${summary}次もあります。`);
  now = await saveAndSee(second, now, [FILE]);
  expect(now[FILE]).toContain('author: タブA\n');
  expect(now[FILE]).toContain(`${summary}次もあります。`);
});

test('a field that both changed is never overwritten', async () => {
  await openForm(second, PLACE);
  // The first tab still knows the file as it saved it.
  await openForm(first, PLACE);
  await field(second, label('author')).fill('タブB');
  now = await saveAndSee(second, now, [FILE]);
  await field(first, label('author')).fill('私');
  for (const _ of [1, 2]) {
    await saveButton(first).click();
    await expect(
      first.getByText(says(DEFAULT_LANG).changedByBoth.replace('{{fields}}', label('author'))),
    ).toBeVisible();
    await ok(first).click();
  }
  expect(await filesOf(first)).toEqual(now);
  await expect(field(first, label('author'))).toHaveValue('私');
});

test('an entry is saved again and again in one tab', async () => {
  await second.goto('/#/collections/news');
  for (const name of ['一人目', '二人目']) {
    await openForm(second, PLACE);
    await field(second, label('author')).fill(name);
    now = await saveAndSee(second, now, [FILE]);
    expect(now[FILE]).toContain(`author: ${name}\n`);
  }
});
