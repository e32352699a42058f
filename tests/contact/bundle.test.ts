import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Kilobytes of a function as the platform bundles it, before mail SDK and HTML parser are loaded on demand. */
test.each([
  { name: 'contact', limit: 60 },
  { name: 'contact-sweep', limit: 55 },
  { name: 'resend-webhook', limit: 55 },
  { name: 'health', limit: 35 },
  { name: 'publish-due', limit: 25 },
  { name: 'news', limit: 15 },
  { name: 'tech-articles', limit: 15 },
])('$name is at most $limit kB minified', async ({ name, limit }) => {
  const { outputFiles } = await build({
    entryPoints: [`${root}functions/${name}.ts`],
    bundle: true,
    minify: true,
    charset: 'utf8',
    write: false,
    platform: 'node',
    format: 'esm',
    external: ['resend', 'htmlparser2'],
    logLevel: 'error',
  });
  const kilobytes = (outputFiles[0]?.contents.byteLength ?? 0) / 1000;
  console.info(`${name}: ${kilobytes.toFixed(1)} kB`);
  expect(kilobytes).toBeLessThanOrEqual(limit);
});
