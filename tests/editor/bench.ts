import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { articleFiles } from '#tools/bench/scale/articles.ts';
import { figure, table } from '#tools/bench/table.ts';
import { launchOptions } from '#tools/browser/chromium.ts';
import { command } from '#tools/command-line/command.ts';
import { buildEditor } from '#tools/editor/page/build-editor.ts';
import { serveEditor } from '#tools/editor/page/editor-server.ts';
import { chooseFolder, contentFiles, fillFolder } from './editor-page.ts';
import { buttons, LOCALE } from './labels.ts';

const FOLDER = '.cache/bench/editor';
const ENTRIES = 1000;
const LANGS = 3;

/** The command behind `npm run bench:editor`: what the editor loads, and how long it takes to the first list. */
async function main(): Promise<void> {
  command('bench:editor', 'Measures the first list of the editor in Chromium.').parse();
  await buildEditor({ site: 'https://example.com' }, FOLDER);
  const { url, stop } = await serveEditor(FOLDER, 0);
  const browser = await chromium.launch(launchOptions());
  const articles = [...articleFiles(ENTRIES * LANGS)].map(
    ({ lang, slug, text }) => [`content/tech-articles/${lang}/${slug}.md`, text] as const,
  );
  const rows: (string | number)[][] = [];
  for (const [name, more] of [
    ['the site’s own', []],
    [`and ${figure(ENTRIES)} articles in three languages`, articles],
  ] as const) {
    const page = await browser.newPage({ baseURL: url, locale: LOCALE });
    const loaded: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(url)) loaded.push(response.body().catch(() => Buffer.alloc(0)));
    });
    const files = { ...contentFiles(), ...Object.fromEntries(more) };
    await fillFolder(page, files);
    await page.goto('/');
    await buttons(page, 'work_with_local_repo').waitFor();
    const start = performance.now();
    await chooseFolder(page);
    const took = (performance.now() - start) / 1000;
    // The page was opened twice: once to fill its folder.
    const bodies = await Promise.all(loaded);
    const [plain, packed] = [bodies, bodies.map((body) => brotliCompressSync(body))].map(
      (all) => all.reduce((sum, { length }) => sum + length, 0) / 2 / 1000,
    );
    rows.push([name, figure(Object.keys(files).length), figure(took, 1), figure(plain ?? 0), figure(packed ?? 0)]);
    await page.close();
  }
  console.log(table(['content', 'files', 's to the first list', 'kB loaded', 'kB brotli'], rows));
  await browser.close();
  await stop();
}

await main();
