import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const FOLDER = 'tools/import-boundaries';

/** A file of each layer, what it may not import, and what it may. */
const LAYERS = [
  ['src/i18n/a.ts', ['#src/domain/x.ts', 'node:fs'], ['#locales/ja/x.json', './x.ts']],
  ['src/schemas/a.ts', ['#src/domain/x.ts', 'node:fs', 'zod', '../i18n/x.ts'], ['#src/i18n/x.ts', 'zod/mini']],
  ['src/domain/contact/a.ts', ['#src/site/x.ts', 'node:fs', 'react'], ['#src/schemas/x.ts', './x.ts']],
  ['src/site/a.ts', ['#src/content/x.ts', 'node:fs'], ['#src/domain/x.ts']],
  ['src/markdown/a.ts', ['#src/site/x.ts'], ['#src/domain/x.ts', 'marked']],
  ['src/seo/a.ts', ['#src/content/x.ts'], ['#src/site/x.ts']],
  ['src/stores/a.ts', ['#src/server/x.ts', '#src/components/x.ts', 'node:fs'], ['#src/domain/x.ts', 'nanostores']],
  ['src/scripts/a.ts', ['#src/server/x.ts', '#src/components/x.ts'], ['#src/site/x.ts']],
  ['src/scripts/a.inline.ts', ['#src/i18n/x.ts', './x.ts'], []],
  ['src/content/a.ts', ['#src/components/x.ts', '#src/server/x.ts', 'zod'], ['#src/seo/x.ts', 'node:fs', 'zod/mini']],
  ['src/server/a.ts', ['#src/content/x.ts', '#functions/x.ts', 'zod'], ['#src/site/x.ts', 'node:fs', 'zod/mini']],
  ['functions/a.ts', ['#src/content/x.ts', '#src/pages/x.ts'], ['#src/server/x.ts', '@netlify/functions']],
  ['src/components/ui/A.astro', ['#src/layouts/X.astro', '#src/server/x.ts'], ['#src/content/x.ts']],
  ['src/components/islands/A.tsx', ['#src/content/x.ts', '#src/server/x.ts', 'node:fs'], ['#src/stores/x.ts', 'react']],
  ['src/layouts/A.astro', ['#src/pages/x.ts', '#src/server/x.ts'], ['#src/components/X.astro']],
  ['src/pages/a.astro', ['#src/server/x.ts', '#tools/x.ts'], ['#src/layouts/X.astro']],
  ['src/build/a.ts', ['#src/pages/x.ts', '#tools/x.ts'], ['#src/site/x.ts', 'node:fs']],
  ['tools/a.ts', ['#tests/x.ts', '../x.ts'], ['#src/content/x.ts', 'node:fs']],
] as const;

const importing = (name: string) => `import { x } from '${name}';\n`;

test.each(['src', 'functions', 'tools'])('sources of %s import no tests', (folder) => {
  const file = LAYERS.find(([name]) => name.startsWith(folder))?.[0] ?? '';
  expect(problemsIn([[file, importing('#tests/support/x.ts')]])).toEqual([`${file}:1`]);
});

test('each layer refuses what it may not import, also in .tsx and .astro, and takes the rest', () => {
  const files = LAYERS.map(
    ([file, refused, allowed]) => [file, [...refused, ...allowed].map(importing).join('')] as const,
  );
  const expected = LAYERS.flatMap(([file, refused]) => refused.map((_, at) => `${file}:${lineOf(file, at)}`));
  expect(problemsIn(files).sort()).toEqual(expected.sort());
});

test('a test beside the source may import what it likes', () => {
  expect(problemsIn([['src/domain/a.test.ts', importing('node:fs') + importing('#tests/support/x.ts')]])).toEqual([]);
});

const IMPURE = [
  'Date.now',
  'new Date()',
  'Math.random()',
  'performance.now()',
  'crypto.randomUUID()',
  'globalThis',
  'process',
  'fetch',
];
test('a pure layer takes no clock, chance, environment or page from around it, and any other may', () => {
  const code = `export const known = [\n${IMPURE.join(',\n')},\nMath.max(1, 2), new Date(0)];\n`;
  const [pure, others] = [
    ['src/domain/a/b.ts', 'src/schemas/a.ts'],
    ['src/site/a.ts', 'src/server/a.ts', 'src/domain/a.test.ts'],
  ];
  const expected = pure.flatMap((file) => IMPURE.map((_, at) => `${file}:${at + 2}`));
  expect(problemsIn([...pure, ...others].map((file) => [file, code]))).toEqual(expected.sort());
});

function lineOf(file: string, at: number): number {
  return file.endsWith('.astro') ? at + 2 : at + 1;
}

/** Where Biome finds a forbidden import or name in a project of these files, as `file:line`. */
function problemsIn(files: readonly (readonly [name: string, code: string])[]): string[] {
  const sources = files.map(([name, code]) => [name, name.endsWith('.astro') ? `---\n${code}---\n` : code]);
  const root = temporaryFolder({
    'biome.json': JSON.stringify({
      extends: [`./${FOLDER}/boundaries.json`],
      html: { experimentalFullSupportEnabled: true },
    }),
    ...Object.fromEntries(sources),
  });
  cpSync(FOLDER, path.join(root, FOLDER), { recursive: true });
  const folders = files.map(([name]) => name);
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  const own = diagnostics.filter(({ category }) => /noRestricted|plugin/.test(category));
  return own.map(({ location }) => `${location.path}:${location.start.line}`).sort();
}
