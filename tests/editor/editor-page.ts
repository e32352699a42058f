import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Texts by their path. */
export type Files = Readonly<Record<string, string>>;

/** All texts of `content/`, by path. */
export function contentFiles(): Files {
  const texts = globSync('content/**/*.{md,yaml}');
  return Object.fromEntries(texts.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Open the editor on a folder: its question for one is answered with the origin's private file system, which holds the files.
 *
 * @example await openEditor(page, contentFiles());
 */
export async function openEditor(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/');
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(all)) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(parts.at(-1) ?? '', { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'ローカルリポジトリで作業' }).click();
  await page.getByText('コレクション', { exact: true }).waitFor();
}

/** Everything in the editor's folder, by path. */
export async function filesOf(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${at}${name}/`);
        else found[at + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });
}

/** The lines that a file lost and got, for each file that changed. */
export function changes(before: Files, after: Files): Record<string, { lost: string[]; got: string[] }> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => before[path] !== after[path],
  );
  return Object.fromEntries(
    paths.map((path) => {
      const [old, now] = [before, after].map((files) => (files[path] ?? '').split('\n')) as [string[], string[]];
      return [
        path,
        { lost: old.filter((line) => !now.includes(line)), got: now.filter((line) => !old.includes(line)) },
      ];
    }),
  );
}
