import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { type EntryKind, fileOf } from '#src/content/kinds.ts';
import { formatProblem } from '#src/content/reading/problems.ts';
import { DEFAULT_LANG, forLang, LANGS } from '#src/i18n/langs.ts';
import { firstOf, titleOf, WORDS } from '#tests/editorial/tasks/writing.ts';
import { shown, termLabel } from '#tests/support/entries.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, type SiteTree, siteTree, TODAY } from '#tests/support/site-tree.ts';
import {
  changes,
  contentFiles,
  type Files,
  field,
  filesOf,
  isText,
  newsFile,
  OWN,
  openEditor,
  openForm,
  saveAndSee,
  saveButton,
} from './editor-page.ts';
import { buttons, control, label } from './labels.ts';

/** A file of each kind and the field to change; `npm test` uses the two kinds that differ most. */
const ONE_WORD: readonly (readonly [place: string, name: string, file: string])[] = [
  [`news/entries/${OWN.edited}`, label('author'), newsFile(OWN.edited)],
  ['_singletons/entries/company', label('shortName', 'company'), fileOf('company', DEFAULT_LANG)],
  ['pages/entries/accessibility', label('lead', 'pages'), fileOf('pages', DEFAULT_LANG, 'accessibility')],
  ...(IS_FULL
    ? [
        ...firstEntry('tech-articles', 'author'),
        ...firstEntry('case-studies', 'category'),
        ...firstEntry('challenged', 'title'),
        ...firstEntry('jobs', 'tagline'),
        [
          '_singletons/entries/company-facts',
          label('email', 'company/facts'),
          fileOf('company/facts', DEFAULT_LANG),
        ] as const,
        [
          '_singletons/entries/search-words',
          label('same', 'search-words'),
          fileOf('search-words', DEFAULT_LANG),
        ] as const,
      ]
    : []),
];

/** The first entry of a kind, if the site has one. */
function firstEntry(kind: EntryKind, name: string): (typeof ONE_WORD)[number][] {
  return shown(kind)
    .slice(0, 1)
    .map(({ slug }) => [`${kind}/entries/${slug}`, label(name, kind), fileOf(kind, DEFAULT_LANG, slug)]);
}

/** What is written in each language, and the name of its button. */
const TEXTS = LANGS.map((lang) => {
  const { sentence, name, stop } = forLang(WORDS, lang);
  const title = titleOf(lang, 'seminar');
  const button = new Intl.DisplayNames(DEFAULT_LANG, { type: 'language' }).of(lang) ?? lang;
  return { lang, button, title, summary: `${title}${stop}${sentence}`, alt: name };
});

/** Two months from today: a day on which nothing of the content is published yet. */
const LATER = new Date(Date.parse(TODAY) + 60 * 86_400_000).toISOString().slice(0, 10);

/** A file that exists from the start and that the editor must neither lose nor change. */
const STRANGE = {
  [newsFile('broken')]: '---\ntitle: [\n---\n\n大切な文章\n',
  [newsFile('photo').replace('.md', '.txt')]: 'a note\n',
  [newsFile('hostile')]: `---
title: 悪意のある題名
summary: 要約
category: event
author: だれか
date: 2026-05-01
pictures: [{ image: 'blob:"><iframe></iframe><style>h1{color:red}</style><form></form>', alt: a }]
---

本文
`,
};

/** One session: what each test leaves in the folder, the next one finds. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let now: Files;
const asked: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('response', (response) => asked.push(response.url()));
  now = { ...contentFiles(), ...STRANGE };
  await openEditor(page, now);
});
test.afterAll(() => page?.close());

for (const [place, name, file] of ONE_WORD)
  test(`one word in ${file} changes one line of this file`, async () => {
    await openForm(page, place);
    // A group of fields is folded.
    if (file.endsWith('/facts.yaml')) await buttons(page, 'expand').first().click();
    await field(page, name).fill(`${await field(page, name).inputValue()}x`);
    const after = await saveAndSee(page, now, [file]);
    const { lost, got } = changes(now, after)[file] ?? {};
    expect([lost?.length, got?.length]).toEqual([1, 1]);
    now = after;
  });

test('what the check would refuse is refused with words, and what was written stays', async () => {
  await openForm(page, `news/entries/${OWN.edited}`);
  const long = '長い題名'.repeat(12);
  await field(page, label('title')).fill(long);
  await saveButton(page).click();
  await expect(page.getByText(/題名が長すぎて検索結果で切れます|the title is .* search results cut it/)).toBeVisible();
  await buttons(page, '_sui.ok').click();
  await expect(field(page, label('title'))).toHaveValue(long);
  expect(changes(now, await filesOf(page))).toEqual({});
});

test('a news item is written in all languages with a picture, for a later day', async () => {
  await openForm(page, 'news/new');
  await field(page, control('slug')).fill('seminar-in-spring');
  const pictures = page.getByRole('group', { name: label('pictures') }).first();
  for (const { button, title, summary, alt, lang } of TEXTS) {
    await chooseLanguage(button);
    // The fields of the language before are gone.
    await expect(field(page, label('title'))).toHaveValue('');
    await field(page, label('title')).fill(title);
    await field(page, label('summary')).fill(summary);
    await field(page, label('author')).fill('Hanako');
    if (lang === DEFAULT_LANG) {
      await field(page, label('date')).fill(LATER);
      await chooseCategory(termLabel('categories', firstOf('categories'), DEFAULT_LANG));
      await choosePicture(buttons(pictures, 'add_x'));
    } else await field(page, label('translatedFrom')).fill(LATER);
    await field(page, label('body')).click();
    await page.keyboard.type(`${summary}`);
    // Content below the window's edge is not rendered yet.
    await pictures.evaluate((group) => group.scrollIntoView({ block: 'end' }));
    await pictures.getByRole('textbox', { name: label('alt') }).fill(alt);
  }
  const files = TEXTS.map(({ lang }) => newsFile('seminar-in-spring', lang));
  const picture = 'content/news/images/2027.webp';
  now = await saveAndSee(page, now, [...files, picture]);
  for (const { lang, title, summary, alt } of TEXTS) {
    const translated = lang === DEFAULT_LANG ? '' : `\ntranslatedFrom: ${LATER}`;
    const fields = `category: ${firstOf('categories')}\nauthor: Hanako\ndate: ${LATER}${translated}`;
    expect(now[newsFile('seminar-in-spring', lang)]).toBe(
      `---\ntitle: ${title}\nsummary: ${summary}\n${fields}\n---\n\n${summary}\n\n![${alt}](../images/2027.webp)\n`,
    );
  }
  const { format, width, height } = await sharp(Buffer.from(now[picture] ?? '', 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 2400, height: 1200 });
});

/** Show the fields of a language; a site with one language has no buttons for that. */
async function chooseLanguage(name: string): Promise<void> {
  if (LANGS.length === 1) return;
  // The editor may begin the name with a capital.
  const button = page.getByRole('radio', { name: new RegExp(`^${RegExp.escape(name)}$`, 'i') }).first();
  await button.click();
  await expect(button).toBeChecked();
}

/** Choose from a list, or among the buttons that a few categories are. */
async function chooseCategory(name: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label('category') }).first();
  if (!(await list.isVisible())) return page.getByRole('radio', { name, exact: true }).click();
  await list.click();
  await page.getByRole('option').filter({ hasText: name }).first().click();
}

/** A wide drawing from a folder of the machine, whose name has spaces, brackets and Japanese. */
async function choosePicture(add: ReturnType<Page['getByRole']>): Promise<void> {
  const drawing = sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#88aacc' } });
  await add.click();
  await buttons(page, 'browse').first().click();
  const asks = page.waitForEvent('filechooser');
  await buttons(page, 'upload').click();
  const chooser = await asks;
  await chooser.setFiles({ name: '会議室 (2027).png', mimeType: 'image/png', buffer: await drawing.png().toBuffer() });
  await buttons(page, 'insert').click();
  await expect(buttons(page, 'replace_image').first()).toBeVisible();
}

test('the preview shows the text and the picture as the site does, in light and in dark', async () => {
  await openForm(page, 'news/entries/seminar-in-spring');
  await chooseLanguage(`${TEXTS[0]?.button}`);
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator('.prose p').first()).toHaveText(`${TEXTS[0]?.summary}`);
  await expect(preview.locator('.prose img')).toHaveJSProperty('naturalWidth', 2400);
  const ink = () =>
    preview
      .locator('.prose p')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  await page.emulateMedia({ colorScheme: 'light' });
  const onLight = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(onLight);
  await page.emulateMedia({ colorScheme: 'light' });
});

/** Give an entry another name, and save it. */
async function rename(former: string, name: string): Promise<Files> {
  await openForm(page, `news/entries/${former}`);
  const edit = buttons(page, 'edit_slug').first();
  // The panel stays open from one entry to the next.
  if (!(await edit.isVisible()))
    await page.getByRole('radio', { name: control('entry_sidebar.slug.title'), exact: true }).click();
  await edit.click();
  await field(page, control('slug')).fill(name);
  await field(page, control('slug')).press('Enter');
  const files = LANGS.flatMap((lang) => [former, name].map((slug) => newsFile(slug, lang)));
  return saveAndSee(page, now, files);
}

test('a renamed entry is renamed in all its languages, and the file of the default language keeps the former name', async () => {
  const [former, name] = [OWN.edited, 'renamed-by-a-test'];
  const after = await rename(former, name);
  for (const lang of LANGS.filter((lang) => lang !== DEFAULT_LANG))
    expect(after[newsFile(name, lang)]).toBe(now[newsFile(former, lang)]);
  expect(after[newsFile(name)]).toContain(`formerSlugs: [${former}]\n`);
  now = after;
});

test('an entry that gets its former name back keeps only the one in between', async () => {
  const [former, name] = [OWN.edited, 'renamed-by-a-test'];
  now = await rename(name, former);
  expect(now[newsFile(former)]).toContain(`formerSlugs: [${name}]\n`);
});

test('a deleted entry is gone in all its languages', async () => {
  await openForm(page, `news/entries/${OWN.deleted}`);
  await buttons(page, 'show_editor_options').click();
  await page.getByRole('menuitem', { name: control('delete') }).click();
  await buttons(page, 'delete').last().click();
  const gone = LANGS.map((lang) => newsFile(OWN.deleted, lang));
  await expect.poll(async () => Object.keys(changes(now, await filesOf(page)))).toEqual(gone.sort());
  now = await filesOf(page);
});

test('an entry that lacks a language opens, and saving adds none', async () => {
  await openForm(page, `news/entries/${OWN.untranslated}`);
  await field(page, label('author')).fill('李 小紅');
  now = await saveAndSee(page, now, [newsFile(OWN.untranslated)]);
});

test('a file that is no YAML says so, and keeps its text', async () => {
  await openForm(page, 'news/entries/broken');
  await expect(field(page, label('title'))).toHaveValue(/^⚠ /);
  await field(page, label('author')).fill('Hanako');
  await saveButton(page).click();
  // "{{One field has an error.}} * {{{$count} fields have errors.}}"
  const [, errors = ''] = /.*\{\$count\} ?(.*)\}\}/.exec(control('entry_validation_errors')) ?? [];
  await expect(page.getByText(errors)).toBeVisible();
  expect(changes(now, await filesOf(page))).toEqual({});
});

test('the preview takes no HTML from a file', async () => {
  await openForm(page, 'news/entries/hostile');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator('.prose')).toHaveText('本文');
  await expect(preview.locator('.prose :is(iframe, style, form, img)')).toHaveCount(0);
});

test('nothing was asked of anybody else', () => {
  const { origin } = new URL(page.url());
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((url) => !/^(?:blob|data):/.test(url) && new URL(url).origin !== origin)).toEqual([]);
});

test.describe('the folder afterwards', () => {
  let tree: SiteTree;
  test.beforeAll(() => {
    const strange = Object.keys(STRANGE).map((file) => [file, undefined]);
    const gone = Object.keys(contentFiles()).filter((file) => now[file] === undefined);
    const texts = Object.entries(now).filter(([file]) => isText(file));
    tree = siteTree(Object.fromEntries([...texts, ...gone.map((file) => [file, undefined]), ...strange]));
    for (const [file, bytes] of Object.entries(now).filter(([name]) => !isText(name))) {
      const place = path.join(tree.root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, bytes, 'base64');
    }
  });
  test.afterAll(() => tree?.remove());

  test('has no problem that it did not have', async () => {
    const [before, after] = await Promise.all([process.cwd(), tree.root].map((root) => contentProblems(root, TODAY)));
    const known = before?.map(formatProblem);
    expect(after?.map(formatProblem).filter((problem) => !known?.includes(problem))).toEqual([]);
  });

  test('builds', async () => {
    test.skip(!IS_FULL, 'part of the full run');
    test.setTimeout(600_000);
    const { code, output } = await build(tree, 'deploy-preview');
    expect(code, output.slice(-3000)).toBe(0);
    expect(tree.read(`news/seminar-in-spring.html`)).toContain(`${TEXTS[0]?.alt}`);
  });
});
