import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFunctionData } from '#src/content/reading/function-data.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { articleFiles } from '#tools/bench/scale/articles.ts';
import { putFile } from '#tools/bench/site-copy.ts';
import { figure, median, table } from '#tools/bench/table.ts';
import { command } from '#tools/command-line/command.ts';
import { type Bundle, packFunctions } from '#tools/function-bundles/bundles.ts';
import { blobsContext, startBlobStore } from '#tools/local-server/blob-store.ts';
import type { Probe, Question } from './probe.ts';

/** Articles in each language of the list that is asked for. */
const LIST = 1000;
const RUNS = 25;
const PROBE = path.join(import.meta.dirname, 'probe.ts');
const SITE = 'https://site.example';
const run = promisify(execFile);

/** One question each, whose answer takes the whole way through the function. */
const QUESTIONS: Readonly<Record<string, Omit<Question, 'module' | 'calls'>>> = {
  contact: {
    address: `${SITE}/api/contact`,
    method: 'POST',
    body: JSON.stringify({ name: 'A', email: 'a@site.example', message: 'A question', key: 'bench'.padEnd(24, '0') }),
  },
  'contact-sweep': { address: SITE, method: 'POST' },
  health: { address: `${SITE}/api/health` },
  news: { address: `${SITE}/api/news?lang=en` },
  'publish-due': { address: SITE, method: 'POST' },
  'resend-webhook': { address: `${SITE}/api/resend-webhook`, method: 'POST', body: '{}' },
  'tech-articles': { address: `${SITE}/api/tech-articles?lang=en` },
};

async function main(): Promise<void> {
  command('bench:functions', 'Measures the built functions as the platform packs them.').parse();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-functions-'));
  const store = await startBlobStore(path.join(folder, 'store'));
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(store.client);
  try {
    const bundles = await packFunctions(process.cwd(), path.join(folder, 'bundles'));
    const empty = path.join(folder, 'empty.mjs');
    writeFileSync(empty, 'export default async () => new Response(null);\n');
    const nothing = fastest((await probes({ module: empty, address: SITE, calls: 1 })).map(({ imported }) => imported));
    const rows: string[][] = [];
    for (const bundle of bundles) rows.push(await bundleRow(bundle, nothing));
    console.log(table(['function', 'bundle kB', 'files', 'import ms', 'first answer ms'], rows));
    const articles = bundles.find(({ name }) => name === 'tech-articles');
    if (articles === undefined) throw new Error('bench: no bundle tech-articles, expected one after a build');
    const rowsOfList = await listRows(articles, path.join(folder, 'list'));
    console.log(
      `\n${table([`list of ${figure(LIST)} articles`, 'kB', 'first answer ms', 'further ones ms'], rowsOfList)}`,
    );
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true });
  }
}

async function bundleRow({ name, module, files }: Bundle, nothing: number): Promise<string[]> {
  const question = QUESTIONS[name];
  if (question === undefined) throw new Error(`bench: nothing to ask ${name}, expected a row in QUESTIONS`);
  const found = await probes({ module, calls: 1, ...question });
  const zipped = files.reduce((sum, file) => sum + file.zipped, 0) / 1000;
  const imported = fastest(found.map((probe) => probe.imported)) - nothing;
  const first = fastest(found.map((probe) => probe.first));
  return [
    name,
    figure(zipped, 1),
    figure(files.length),
    figure(imported, 1),
    `${figure(first, 1)} (${found[0]?.status})`,
  ];
}

async function listRows(bundle: Bundle, folder: string): Promise<string[][]> {
  cpSync('content/tags.yaml', path.join(folder, 'content/tags.yaml'));
  for (const { lang, slug, text } of articleFiles(3 * LIST))
    putFile(path.join(folder, 'content/tech-articles', lang, `${slug}.md`), text);
  writeFunctionData('tech-articles', readCollection('tech-articles', folder).entries, folder);
  const module = path.join(folder, dataFolderOf('tech-articles'), '..', path.basename(bundle.module));
  cpSync(bundle.module, module);
  const rows: string[][] = [];
  for (const query of ['', '&limit=12']) {
    const found = await probes({ module, address: `${SITE}/api/tech-articles?lang=ja${query}`, calls: 100 });
    const first = fastest(found.map((probe) => probe.first));
    const again = median(found.flatMap((probe) => probe.again));
    const size = (found[0]?.bytes ?? Number.NaN) / 1000;
    rows.push([`\`/api/tech-articles?lang=ja${query}\``, figure(size, 1), figure(first, 1), figure(again, 1)]);
  }
  return rows;
}

/** Other work on the machine makes some processes slower, and none faster. */
function fastest(times: readonly number[]): number {
  return Math.min(...times);
}

/** Each in a fresh process, as after a cold start, whose working directory is the bundle. The store answers from this process. */
async function probes(question: Question): Promise<Probe[]> {
  const found: Probe[] = [];
  while (found.length < RUNS) {
    const { stderr } = await run(process.execPath, [PROBE, JSON.stringify(question)], {
      cwd: path.dirname(question.module),
    });
    found.push(JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as Probe);
  }
  return found;
}

await main();
