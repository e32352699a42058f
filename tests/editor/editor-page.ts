import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { fileOf, type Kind } from '#src/content/kinds.ts';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { labelsAlong } from '#tools/editor/config/fields.ts';
import type { EditorLang } from '#tools/editor/words.ts';

/** Locale of the browser: the editor is in the default language of the site, or in English. */
export const LOCALE = LANG_INFO[DEFAULT_LANG].locale;
export const EDITOR_LANG: EditorLang = DEFAULT_LANG === 'ja' ? 'ja' : 'en';

/** Files by their path: texts as they are, pictures in base64. */
export type Files = Readonly<Record<string, string>>;

const isText = (file: string) => /\.(?:md|yaml|txt)$/.test(file);

/** The file of a news item. */
export const newsFile = (name: string, lang: Lang = DEFAULT_LANG): string => fileOf('news', lang, name);

/** A news item in a language as the editor writes it. */
function newsItem(lang: Lang, title: string, date: string, more = ''): string {
  const own = lang === DEFAULT_LANG ? `date: ${date}\ncategory: notice\n` : `translatedFrom: ${date}\n`;
  return `---\ntitle: ${title}\nsummary: ${title} (${lang})\nauthor: Hanako\n${own}${more}---\n\nA text.\n`;
}

const titles = (name: string) => LANGS.map((lang) => `    ${lang}: ${name} ${lang}\n`).join('');

/** A small content of our own: what the tests change does not depend on the site's. */
export const CONTENT: Files = Object.fromEntries([
  ...['edited', 'deleted', 'untranslated'].flatMap((name) =>
    LANGS.filter((lang) => lang === DEFAULT_LANG || name !== 'untranslated').map((lang) => [
      newsFile(name, lang),
      newsItem(lang, name, '2026-05-01'),
    ]),
  ),
  ...LANGS.map((lang) => [
    fileOf('home', lang),
    `title: Home (${lang})\ndescription: All of it\nhero:\n  headline:\n    - One line\n  lead: A lead\nsections:\n${[
      1, 2, 3,
    ]
      .map((number) => `  - type: text\n    title: Part ${number} ${lang}\n    text: Text ${number}\n`)
      .join('')}`,
  ]),
  [
    fileOf('categories', DEFAULT_LANG),
    `notice:\n${titles('Notice')}event:\n${titles('Event')}`.replaceAll('    ', '  '),
  ],
  // Files that the editor must neither lose nor change.
  [newsFile('broken'), '---\ntitle: [\n---\n\n大切な文章\n'],
  [newsFile('photo').replace('.md', '.txt'), 'a note\n'],
  [
    newsFile('hostile'),
    newsItem(
      DEFAULT_LANG,
      'hostile',
      '2026-05-01',
      `pictures:\n  - image: 'blob:"><iframe></iframe><style>h1{color:red}</style><form></form>'\n    alt: a\nmystery: 1\n`,
    ),
  ],
]);

/** Sveltia's own words; it falls back to English as well. */
const WORDS = ['en-US', DEFAULT_LANG, LOCALE]
  .map((name) => `node_modules/@sveltia/cms/locales/${name}.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .reverse();

/**
 * What a control of Sveltia is called, by the path of its words.
 *
 * @example control('save') // => 'Save'
 */
export const control = (key: string): string => {
  const found = WORDS.map((words) => key.split('.').reduce((node, name) => node?.[name], words));
  return found.find((text) => typeof text === 'string') ?? `no words ${key}`;
};

/** What the form calls a field. */
export const label = (field: string, kind: Kind = 'news'): string => `${labelsAlong(kind, [field], EDITOR_LANG)[0]}`;

/** The buttons of Sveltia with these words in a part of the page, such as "Add {$name}". */
export function buttons(part: Page | Locator, key: string): Locator {
  return part.getByRole('button', { name: new RegExp(`^${control(key).replace('{$name}', '.+')}$`) });
}

/** Open the editor on a folder, up to the first list: the origin's private file system answers the question for one. */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/');
  await write(page, { '.git/HEAD': '', ...files });
  await buttons(page, 'work_with_local_repo').click();
  await page.getByRole('row').first().waitFor();
}

/** Write texts into the folder, as a colleague or another program does. */
export async function write(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (all) => {
    for (const [path, text] of Object.entries(all)) {
      const names = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** All files of the folder. */
export async function filesOf(page: Page): Promise<Files> {
  const all = await page.evaluate(async () => {
    const found: [path: string, bytes: string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, at: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${at}${name}/`);
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
          found.push([at + name, Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });
  const texts = all.map(([path, bytes]) => [
    path,
    Buffer.from(bytes, 'latin1').toString(isText(path) ? 'utf8' : 'base64'),
  ]);
  return Object.fromEntries(texts.filter(([path]) => !path?.startsWith('.git')));
}

/** The files that came, went or changed. */
export const changed = (before: Files, after: Files): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path]).sort();

/** Open the form of an entry, and wait until it has slid in: before that, it ignores what is done. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.goto(`/#/collections/${place}`);
  await expect(saveButton(page)).toBeVisible();
  await page.waitForFunction(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.getAnimations().every(({ playState }) => playState !== 'running');
  });
}

/** The button that saves what the form holds. */
export const saveButton = (page: Page): Locator => buttons(page, 'save');

/** A text field of the form, by its label. */
export const field = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).first();

/** Save, and wait until the folder has changed in these files and no others; gives the folder afterwards. */
export async function saveAndSee(page: Page, before: Files, files: readonly string[]): Promise<Files> {
  await saveButton(page).click();
  return afterChange(page, before, files);
}

/** Wait until the folder has changed in these files and no others. While the editor writes a file, it may not be there. */
export async function afterChange(page: Page, before: Files, files: readonly string[]): Promise<Files> {
  let after = before;
  await expect(async () => {
    after = await filesOf(page);
    expect(changed(before, after)).toEqual([...files].sort());
  }).toPass({ timeout: 10_000 });
  return after;
}
