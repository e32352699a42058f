import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, isLang, LANGS } from '#src/i18n/langs.ts';
import { notesOf } from '#src/schemas/content/fields.ts';
import { sectionSchema } from '#src/schemas/content/sections.ts';
import { TODAY } from '#tests/support/site-tree.ts';
import { headersOf } from '#tools/editor/page/headers.ts';
import { nameOfLanguage, says } from '#tools/editor/words.ts';
import {
  afterChange,
  buttons,
  CONTENT,
  changed,
  control,
  EDITOR_LANG,
  type Files,
  field,
  filesOf,
  LOCALE,
  label,
  newsFile,
  openEditor,
  openForm,
  saveAndSee,
  saveButton,
  write,
} from './editor-page.ts';

/** Two months from today: a day on which nothing of the content is published yet. */
const LATER = new Date(Date.parse(TODAY) + 60 * 86_400_000).toISOString().slice(0, 10);
const EDITED = 'news/entries/edited';
const HOME = '_singletons/entries/home';

/** One session: what each test leaves in the folder, the next one finds. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let now: Files = CONTENT;
const asked: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('response', (response) => asked.push(response.url()));
  await openEditor(page, CONTENT);
});
test.afterAll(() => page?.close());

for (const [place, name, file] of [
  [EDITED, label('author'), newsFile('edited')],
  [HOME, label('title', 'home'), fileOf('home', DEFAULT_LANG)],
  ['_singletons/entries/categories', nameOfLanguage(DEFAULT_LANG, EDITOR_LANG), fileOf('categories', DEFAULT_LANG)],
] as const)
  test(`one word in ${file} changes one line of this file`, async () => {
    // A form that opens while the list is still being read may show no rows.
    await expect(async () => {
      await openForm(page, place);
      if (place.endsWith('categories')) await buttons(page, 'expand').last().click({ timeout: 3000 });
    }).toPass();
    await field(page, name).fill(`${await field(page, name).inputValue()}x`);
    const after = await saveAndSee(page, now, [file]);
    const [old, written] = [now, after].map((files) => files[file]?.split('\n') ?? []);
    expect(written?.filter((line) => !old?.includes(line))).toHaveLength(1);
    expect(written).toHaveLength(old?.length ?? 0);
    now = after;
  });

/** Save, and see why nothing is saved. */
async function refusedWith(words: string | RegExp): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog').getByText(words)).toBeVisible();
  await buttons(page, '_sui.ok').click();
  expect(changed(now, await filesOf(page))).toEqual([]);
}

test('what the check would refuse is refused with words, and what was written stays', async () => {
  await openForm(page, '_singletons/entries/categories');
  await buttons(page, 'expand').last().click();
  await page.locator('[data-key-path$=".key"]').getByRole('textbox').first().fill('Not A Key');
  await saveButton(page).click();
  await expect(page.getByText(says(EDITOR_LANG, 'keyPattern')).first()).toBeVisible();
  await openForm(page, 'news/entries/hostile');
  await field(page, label('author')).fill('Taro');
  await refusedWith(/mystery/);
  await expect(field(page, label('author'))).toHaveValue('Taro');
});

test('a change by somebody else is never overwritten, and what was written stays', async () => {
  await openForm(page, EDITED);
  await field(page, label('author')).fill('mine');
  now = { ...now, [newsFile('edited')]: (now[newsFile('edited')] ?? '').replace(/author: .*/, 'author: theirs') };
  await write(page, { [newsFile('edited')]: now[newsFile('edited')] ?? '' });
  for (const _ of [1, 2]) await refusedWith(says(EDITOR_LANG, 'changed'));
  await expect(field(page, label('author'))).toHaveValue('mine');
  await page.reload();
  await page.getByRole('row').or(saveButton(page)).first().waitFor();
});

/** Show the fields of a language; a site with one language has no buttons for that. */
async function chooseLanguage(lang: (typeof LANGS)[number]): Promise<void> {
  if (LANGS.length === 1) return;
  const nameIn = (editor: string) => new Intl.DisplayNames(editor, { type: 'language' }).of(lang) ?? lang;
  // Sveltia's own words may be in a language that ours are not in. It may begin the name with a capital.
  const name = [EDITOR_LANG, LOCALE].map((editor) => RegExp.escape(nameIn(editor))).join('|');
  const button = page.getByRole('radio', { name: new RegExp(`^(${name})$`, 'i') }).first();
  await button.click();
  await expect(button).toBeChecked();
}

/** A wide drawing from a folder of the machine, whose name has spaces, brackets and Japanese. */
async function choosePicture(): Promise<void> {
  const drawing = sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#88aacc' } });
  await buttons(page.getByRole('group', { name: says(EDITOR_LANG, 'pictures') }).first(), 'add_x').click();
  await buttons(page, 'browse').first().click();
  const asks = page.waitForEvent('filechooser');
  await buttons(page, 'upload').click();
  const buffer = await drawing.png().toBuffer();
  await (await asks).setFiles({ name: '会議室 (2027).png', mimeType: 'image/png', buffer });
  await buttons(page, 'insert').click();
  await expect(buttons(page, 'replace_image').first()).toBeVisible();
}

test('a news item is written in all languages with a picture, for a later day', async () => {
  await openForm(page, 'news/new');
  await field(page, control('slug')).fill('seminar');
  for (const lang of LANGS) {
    await chooseLanguage(lang);
    // The fields of the language before are gone.
    await expect(field(page, label('title'))).toHaveValue('');
    await field(page, label('title')).fill(`Seminar ${lang}`);
    await field(page, label('summary')).fill('A summary.');
    await field(page, label('author')).fill('Hanako');
    if (lang === DEFAULT_LANG) {
      await field(page, label('date')).fill(LATER);
      await page.getByRole('radio', { name: `Notice ${isLang(EDITOR_LANG) ? EDITOR_LANG : DEFAULT_LANG}` }).click();
      await choosePicture();
    } else await field(page, label('translatedFrom')).fill(LATER);
    await field(page, says(EDITOR_LANG, 'body')).click();
    await page.keyboard.type('A text.');
    const pictures = page.getByRole('group', { name: says(EDITOR_LANG, 'pictures') }).first();
    // Content below the window's edge is not rendered yet.
    await pictures.evaluate((group) => group.scrollIntoView({ block: 'end' }));
    await field(pictures, says(EDITOR_LANG, 'alt')).fill(`A room ${lang}`);
  }
  const picture = 'content/news/images/2027.webp';
  now = await saveAndSee(page, now, [...LANGS.map((lang) => newsFile('seminar', lang)), picture]);
  for (const lang of LANGS) {
    const own = lang === DEFAULT_LANG ? `date: ${LATER}\ncategory: notice\n` : `translatedFrom: ${LATER}\n`;
    expect(now[newsFile('seminar', lang)]).toBe(
      `---\ntitle: Seminar ${lang}\nsummary: A summary.\nauthor: Hanako\n${own}---\n\nA text.\n\n![A room ${lang}](../images/2027.webp)\n`,
    );
  }
  const { format, width, height } = await sharp(Buffer.from(now[picture] ?? '', 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 2400, height: 1200 });
});

test('the preview shows the text and the picture as the site does, in light and in dark', async () => {
  await openForm(page, 'news/entries/seminar');
  await chooseLanguage(DEFAULT_LANG);
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator('.prose img')).toHaveJSProperty('naturalWidth', 2400);
  const text = preview.locator('.prose p').first();
  await expect(text).toHaveText('A text.');
  const ink = () => text.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(onLight);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('an entry becomes a draft', async () => {
  await page
    .getByRole('switch', { name: label('draft') })
    .or(page.getByRole('checkbox', { name: label('draft') }))
    .first()
    .click();
  now = await saveAndSee(page, now, [newsFile('seminar')]);
  expect(now[newsFile('seminar')]).toContain('draft: true\n');
});

/** The type of a section that is only a text, as the form calls it. */
const textSection = sectionSchema.def.options.find(({ shape }) => shape.type.value === 'text') ?? sectionSchema;
const typeOfSection = notesOf(textSection).label?.[EDITOR_LANG === 'ja' ? 0 : 1] ?? 'text';

/** The rows of a list, by the path of its field. */
const rowsOf = (list: string) =>
  page.locator(`[data-mode="edit"] [data-key-path="${list}"]`).first().locator('> * .item-list').first().locator('> *');

test('a section moves, another is removed and one is added, in all languages', async () => {
  await openForm(page, HOME);
  await chooseLanguage(DEFAULT_LANG);
  await buttons(rowsOf('sections').nth(2), 'remove').first().click();
  await expect(rowsOf('sections')).toHaveCount(2);
  // A key that is pressed while the editor draws the list anew is lost, and a person presses again.
  await expect(async () => {
    await buttons(rowsOf('sections').first(), 'reorder_item').press('ArrowDown');
    await expect(rowsOf('sections').first()).toContainText(`Part 2 ${DEFAULT_LANG}`, { timeout: 2000 });
  }).toPass();
  await buttons(page.locator('[data-mode="edit"] [data-key-path="sections"]').first(), 'add_x').last().click();
  await page.getByRole('menuitem', { name: typeOfSection, exact: true }).click();
  for (const lang of LANGS) {
    await chooseLanguage(lang);
    const row = rowsOf('sections').last();
    await row.locator('[data-key-path$=".title"]').getByRole('textbox').first().fill(`New ${lang}`);
    // Fields are there once they are in view.
    await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await row.locator('[data-key-path$=".text"]').getByRole('textbox').first().fill('New text');
  }
  now = await saveAndSee(
    page,
    now,
    LANGS.map((lang) => fileOf('home', lang)),
  );
  const titles = (text = '') => [...text.matchAll(/^ {4}title: (.*)$/gm)].map(([, title]) => title);
  for (const lang of LANGS)
    expect(titles(now[fileOf('home', lang)])).toEqual([`Part 2 ${lang}`, `Part 1 ${lang}`, `New ${lang}`]);
});

/** Give an entry another name, and save it. */
async function rename(former: string, name: string): Promise<void> {
  await openForm(page, `news/entries/${former}`);
  const edit = buttons(page, 'edit_slug').first();
  // The panel stays open from one entry to the next.
  if (!(await edit.isVisible()))
    await page.getByRole('radio', { name: control('entry_sidebar.slug.title'), exact: true }).click();
  await edit.click();
  await field(page, control('slug')).fill(name);
  await field(page, control('slug')).press('Enter');
  const files = LANGS.flatMap((lang) => [former, name].map((slug) => newsFile(slug, lang)));
  now = await saveAndSee(page, now, files);
}

test('a renamed entry keeps its former name in the default language; one that gets it back keeps the other', async () => {
  const translations = (name: string) =>
    LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => now[newsFile(name, lang)]);
  const before = translations('edited');
  await rename('edited', 'renamed');
  expect(now[newsFile('renamed')]).toContain('formerSlugs:\n  - edited\n');
  expect(translations('renamed')).toEqual(before);
  await rename('renamed', 'edited');
  expect(now[newsFile('edited')]).toContain('formerSlugs:\n  - renamed\n');
});

test('a deleted entry is gone in all its languages', async () => {
  await openForm(page, 'news/entries/deleted');
  await buttons(page, 'show_editor_options').click();
  await page.getByRole('menuitem', { name: control('delete') }).click();
  await buttons(page, 'delete').last().click();
  now = await afterChange(
    page,
    now,
    LANGS.map((lang) => newsFile('deleted', lang)),
  );
});

test('an entry that lacks a language opens, and saving adds none', async () => {
  await openForm(page, 'news/entries/untranslated');
  await field(page, label('author')).fill('李 小紅');
  now = await saveAndSee(page, now, [newsFile('untranslated')]);
});

test('a file that is no YAML says so, and keeps its text', async () => {
  await openForm(page, 'news/entries/broken');
  await expect(field(page, label('title'))).toHaveValue('⚠');
  await field(page, label('summary')).fill('A summary');
  await field(page, label('author')).fill('Hanako');
  await field(page, label('date')).fill(LATER);
  await page.getByRole('radio', { name: `Notice ${isLang(EDITOR_LANG) ? EDITOR_LANG : DEFAULT_LANG}` }).click();
  await refusedWith(/YAML/);
});

test('the preview takes no HTML from a file', async () => {
  await openForm(page, 'news/entries/hostile');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator('.prose')).toHaveText('A text.');
  await expect(preview.locator('.prose :is(iframe, style, form, img)')).toHaveCount(0);
});

/** What Word puts on the clipboard: lists are paragraphs with a letter of a symbol font, tables have no heading cells. */
const BULLET = "<span style='mso-list:Ignore'>l<span>&nbsp;&nbsp;&nbsp;</span></span>";
const WORD = `<html><body><h2>会場</h2>
<p class=MsoNormal><b>太字</b>と<s>改定</s>です。</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${BULLET}一つめの項目</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${BULLET}二つめの項目</p>
<table><tr><td><p>日</p></td><td><p>時</p></td></tr><tr><td><p>1日</p></td><td><p>10時</p></td></tr></table>
</body></html>`;

test('headings, lists, tables and what is struck out come from Word into the rich text of news', async () => {
  await openForm(page, EDITED);
  await chooseLanguage(DEFAULT_LANG);
  await buttons(page, '_sui.text_editor.edit_in_markdown').click();
  const box = page.locator('[data-key-path="body"] [contenteditable="true"]').first();
  await box.locator('> p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await box.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'x');
    const paste = { clipboardData, bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new ClipboardEvent('paste', paste));
  }, WORD);
  await expect(box.getByRole('cell', { name: '10時' })).toBeVisible();
  // The form has it a moment after the field: the preview shows what a save would write.
  await expect(page.frameLocator('iframe').first().getByRole('cell', { name: '10時' })).toBeVisible();
  now = await saveAndSee(page, now, [newsFile('edited')]);
  expect(now[newsFile('edited')]).toContain(
    '## 会場\n\n**太字**と~~改定~~です。\n\n- 一つめの項目\n- 二つめの項目\n\n| 日 | 時 |\n| --- | --- |\n| 1日 | 10時 |\n',
  );
});

test('nothing was asked of anybody else, and the page has its headers', async ({ request }) => {
  const { origin } = new URL(page.url());
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((url) => !/^(?:blob|data):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
  expect((await request.get('/')).headers()).toMatchObject(headersOf(true));
});
