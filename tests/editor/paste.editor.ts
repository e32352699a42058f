import { expect, type Page, test } from '@playwright/test';
import { contentFiles, type Files, newsFile, OWN, openEditor, openForm, saveAndSee } from './editor-page.ts';
import { buttons } from './labels.ts';

const FILE = newsFile(OWN.edited);

/** What Word puts on the clipboard: lists are paragraphs with a letter of a symbol font, tables have no heading cells. */
const BULLET = "<span style='mso-list:Ignore'>l<span>&nbsp;&nbsp;&nbsp;</span></span>";
const WORD = `<html><body><h2>会場</h2>
<p class=MsoNormal><b>太字</b>と<s>改定</s>です。</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${BULLET}一つめの項目</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${BULLET}二つめの項目</p>
<table><tr><td><p>日</p></td><td><p>時</p></td></tr><tr><td><p>1日</p></td><td><p>10時</p></td></tr></table>
</body></html>`;

let page: Page;
let now: Files;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  now = contentFiles();
  await openEditor(page, now);
});
test.afterAll(() => page?.close());

test('headings, lists, tables and what is struck out come from Word into the rich text of news', async () => {
  await openForm(page, `news/entries/${OWN.edited}`);
  await buttons(page, '_sui.text_editor.edit_in_markdown').click();
  const box = page.locator('[data-key-path="body"] [contenteditable="true"]').first();
  await box.locator('> p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await box.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'x');
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, WORD);
  await expect(box.getByRole('cell', { name: '10時' })).toBeVisible();
  // The form has it a moment after the field: the preview shows what a save would write.
  await expect(page.frameLocator('iframe').first().getByRole('cell', { name: '10時' })).toBeVisible();
  now = await saveAndSee(page, now, [FILE]);
  const text = now[FILE] ?? '';
  expect(text).toContain('## 会場\n');
  expect(text).toContain('**太字**と~~改定~~です。');
  expect(text).toContain('- 一つめの項目\n- 二つめの項目\n');
  expect(text).toContain('| 日 | 時 |\n| --- | --- |\n| 1日 | 10時 |\n');
});
