import path from 'node:path';
import { companySite } from '#src/content/company-site.ts';
import { command } from '#tools/command-line/command.ts';
import { buildEditor } from './page/build-editor.ts';
import { serveEditor } from './page/editor-server.ts';

const DEFAULT_PORT = 4400;
const FOLDER = '.cache/editor';

async function main(): Promise<void> {
  command(
    'edit',
    'Serves the editor of this working copy: エディターを開きます。PORT=4500 chooses another port.',
  ).parse();
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  try {
    await buildEditor({ site: companySite(), folder: path.basename(process.cwd()) }, FOLDER);
    const { url, stop } = await serveEditor(FOLDER, port);
    console.log(`
  エディター / the editor: ${url}   （Chrome か Edge で開きます / open it in Chrome or Edge）
  「ローカルリポジトリで作業」を押し、このフォルダーを選びます / press "Work with Local Repository" and choose this folder:
  ${process.cwd()}
  Ctrl+C で終わります / Ctrl+C stops it.
`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `\n  Port ${port} is taken by another program. Stop it, or choose another port: PORT=4500 npm run edit\n`,
    );
    process.exitCode = 1;
  }
}

await main();
