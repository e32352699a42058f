import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { newsItem, ownTables } from '#tests/editorial/tasks/writing.ts';
import { buttons } from './labels.ts';

/** Files by their path: texts as they are, pictures in base64. */
export type Files = Readonly<Record<string, string>>;

/**
 * Whether a file of the folder is a text; pictures are handed over in base64.
 *
 * @example isText('content/news/images/a.webp') // => false
 */
export function isText(file: string): boolean {
  return /\.(?:mdx?|yaml|txt)$/.test(file);
}

/** Names of the tests' own news items: one to edit, one to delete, one in the default language only. */
export const OWN = { edited: 'edited-by-a-test', deleted: 'deleted-by-a-test', untranslated: 'untranslated' } as const;

/**
 * The file of a news item.
 *
 * @example newsFile('old-name', 'en') // => 'content/news/en/old-name.md'
 */
export function newsFile(name: string, lang: Lang = DEFAULT_LANG): string {
  return fileOf('news', lang, name);
}

function ownNews(): Files {
  const written = Object.values(OWN).flatMap((name) =>
    LANGS.filter((lang) => lang === DEFAULT_LANG || name !== OWN.untranslated).map((lang) => {
      const own = lang === DEFAULT_LANG ? 'date' : 'translatedFrom';
      return [newsFile(name, lang), newsItem(lang, name, `${own}: 2026-05-01\n`)] as const;
    }),
  );
  return { ...ownTables(), ...Object.fromEntries(written) };
}

/** Everything that editors touch in `content/`, by path, and the tests' own news items. */
export function contentFiles(): Files {
  const files = globSync('content/**/*.{md,mdx,yaml,png,jpg,webp,avif}');
  const read = files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, isText(file) ? 'utf8' : 'base64')]);
  return { ...Object.fromEntries(read), ...ownNews() };
}

/** Open the editor on a folder, up to the first list. */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await fillFolder(page, files);
  await chooseFolder(page);
}

/** Choose the folder, and wait for the list of the first kind. */
async function chooseFolder(page: Page): Promise<void> {
  await buttons(page, 'work_with_local_repo').click();
  await page.getByRole('row').first().waitFor();
}

/** Another tab of the editor, on the same folder. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/');
  // The folder is remembered: no question is asked for it.
  await tab.getByRole('row').first().waitFor();
  return tab;
}

/** Answer the editor's question for a folder with the origin's private file system, and put the files there. */
async function fillFolder(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/');
  const parts = Object.entries(files).map(([path, text]) => ({ path, text, plain: isText(path) }));
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const folders = new Map<string, FileSystemDirectoryHandle>([['', root]]);
    for (const { path, text, plain } of all) {
      const names = path.split('/');
      let at = '';
      for (const name of names.slice(0, -1)) {
        const above = folders.get(at);
        at += `/${name}`;
        if (above && !folders.has(at)) folders.set(at, await above.getDirectoryHandle(name, { create: true }));
      }
      const handle = await folders.get(at)?.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await handle?.createWritable();
      await stream?.write(plain ? text : Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
      await stream?.close();
    }
  }, parts);
}

/** Everything in the editor's folder, by path. */
export async function filesOf(page: Page): Promise<Files> {
  const all = await page.evaluate(async () => {
    type Found = { path: string; bytes: string }[];
    const walk = async (folder: FileSystemDirectoryHandle, at: string): Promise<Found> => {
      const found: Found = [];
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory')
          found.push(...(await walk(handle as FileSystemDirectoryHandle, `${at}${name}/`)));
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
          found.push({ path: at + name, bytes: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') });
        }
      }
      return found;
    };
    const root = await navigator.storage.getDirectory();
    // While the editor saves, files come, go and cannot be read: a folder counts as it is at rest.
    for (;;) {
      const found = await walk(root, '').catch(() => undefined);
      if (found !== undefined) return found;
    }
  });
  return Object.fromEntries(
    all.map(({ path, bytes }) => [path, Buffer.from(bytes, 'latin1').toString(isText(path) ? 'utf8' : 'base64')]),
  );
}

/** The lines that a file lost and got, for each file that changed; both are empty where a file came or went. */
export function changes(before: Files, after: Files): Record<string, { lost: string[]; got: string[] }> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );
  return Object.fromEntries(
    paths.sort().map((path) => {
      const [old, now] = [before, after].map((files) => files[path]?.split('\n') ?? []) as [string[], string[]];
      return [
        path,
        { lost: old.filter((line) => !now.includes(line)), got: now.filter((line) => !old.includes(line)) },
      ];
    }),
  );
}

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
export function saveButton(page: Page): Locator {
  return buttons(page, 'save');
}

/** A text field of the form, by its label. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true }).first();
}

/**
 * Save, and wait until the folder has changed in these files and no others.
 *
 * @returns the folder afterwards
 */
export async function saveAndSee(page: Page, before: Files, files: readonly string[]): Promise<Files> {
  let after = before;
  await saveButton(page).click();
  await expect
    .poll(async () => {
      after = await filesOf(page);
      return Object.keys(changes(before, after));
    })
    .toEqual([...files].sort());
  return after;
}
