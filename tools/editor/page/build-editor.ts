import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { latinLanguages } from '#src/styles/latin-languages.ts';
import type { EditorSettings } from '#tools/editor/config/cms-config.ts';
import { headersOf } from './headers.ts';

/** Bundle the editor into a folder: one page, its script in parts, its fonts, and the platform's file of headers. */
export async function buildEditor(settings: EditorSettings, folder: string): Promise<void> {
  await build({
    root: path.join(process.cwd(), 'tools/editor/browser'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'node:path': path.join(process.cwd(), 'tools/editor/browser/posix-path.ts') } },
    plugins: [latinLanguages()],
    define: { EDITOR_SETTINGS: JSON.stringify(settings) },
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: 'chrome125',
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  });
  const lines = Object.entries(headersOf(settings.isLocal)).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(path.join(folder, '_headers'), `/*\n${lines.join('\n')}\n`);
}
