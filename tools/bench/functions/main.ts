import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { writeFunctionData } from '#src/content/reading/function-data.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { articleFiles } from '#tools/bench/scale/articles.ts';
import { BENCH_FOLDER, putFile } from '#tools/bench/site-copy.ts';
import { figure, median, table } from '#tools/bench/table.ts';
import type { Probe } from './probe.ts';

/** Articles in each language of the list that is asked for. */
const LIST = 1000;
const RUNS = 9;
const ROOT = path.join(BENCH_FOLDER, 'functions');
const PROBE = path.join(import.meta.dirname, 'probe.ts');
/** Loaded on demand, as `netlify.toml` says. */
const ON_DEMAND = ['resend', 'htmlparser2'];

/**
 * The command behind `npm run bench:functions`: bundles every function as the platform does and prints its size, the time of its
 * import in a fresh process, and how long the list of a thousand articles takes from disk.
 */
async function main(): Promise<void> {
  writeData();
  const empty = path.join(ROOT, 'empty.mjs');
  writeFileSync(empty, 'export default 1;\n');
  const nothing = median(probes(empty).map(({ imported }) => imported));
  const rows = [];
  for (const name of readdirSync('functions').filter((file) => file.endsWith('.ts') && !file.includes('.test.'))) {
    const bundle = await bundled(name);
    const imported = median(probes(bundle).map((probe) => probe.imported)) - nothing;
    rows.push([name.replace('.ts', ''), figure(statSync(bundle).size / 1000, 1), figure(imported, 1)]);
  }
  console.log(table(['function', 'bundle kB', 'import ms'], rows));
  console.log(
    `\n${table([`list of ${figure(LIST)} articles`, 'kB', 'first answer ms', 'further ones ms'], await listRows())}`,
  );
}

async function listRows(): Promise<string[][]> {
  const bundle = await bundled('tech-articles.ts');
  return ['', '&limit=12'].map((query) => {
    const found = probes(bundle, `https://site.example/api/tech-articles?lang=ja${query}`);
    const first = median(found.map((probe) => probe.first ?? Number.NaN));
    const again = median(found.flatMap((probe) => probe.again ?? []));
    const size = (found[0]?.bytes ?? Number.NaN) / 1000;
    return [`\`/api/tech-articles?lang=ja${query}\``, figure(size, 1), figure(first, 1), figure(again, 1)];
  });
}

function writeData(): void {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync('content/tags.yaml', path.join(ROOT, 'content/tags.yaml'));
  for (const { lang, slug, text } of articleFiles(3 * LIST))
    putFile(path.join(ROOT, 'content/tech-articles', lang, `${slug}.md`), text);
  writeFunctionData('tech-articles', readCollection('tech-articles', ROOT).entries, ROOT);
}

async function bundled(name: string): Promise<string> {
  const outfile = path.join(ROOT, name.replace('.ts', '.mjs'));
  await build({
    entryPoints: [path.join('functions', name)],
    outfile,
    bundle: true,
    minify: true,
    charset: 'utf8',
    platform: 'node',
    format: 'esm',
    external: ON_DEMAND,
    logLevel: 'error',
  });
  return outfile;
}

/** Each in a fresh process, as after a cold start; the data is found from the working directory. */
function probes(bundle: string, ...address: string[]): Probe[] {
  return Array.from({ length: RUNS }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROBE, bundle, ...address], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${bundle}: ${stderr}`);
    return JSON.parse(stdout) as Probe;
  });
}

await main();
