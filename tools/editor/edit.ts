import path from 'node:path';
import { preview } from 'vite';
import { companySite } from '#src/content/read-content.ts';
import { command } from '#tools/command-line/command.ts';
import { buildEditor } from './page/build-editor.ts';
import { headersOf } from './page/headers.ts';

command(
  'edit',
  'Serves the editor of this working copy: エディターを開きます。PORT=4500 chooses another port.',
).parse();
const outDir = '.cache/editor';
const repository = `local/${path.basename(process.cwd()).replace(/[^\w.-]/g, '-')}`;
await buildEditor({ site: companySite(), repository, isLocal: true }, outDir);
const { resolvedUrls } = await preview({
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { host: 'localhost', port: Number(process.env['PORT'] ?? 4400), headers: headersOf(true) },
});
console.log(`
  エディター / the editor: ${resolvedUrls?.local[0]}   （Chrome か Edge で開きます / open it in Chrome or Edge）
  「ローカルリポジトリで作業」を押し、このフォルダーを選びます / press "Work with Local Repository" and choose this folder:
  ${process.cwd()}
  Ctrl+C で終わります / Ctrl+C stops it.
`);
