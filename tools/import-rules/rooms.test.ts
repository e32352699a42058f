import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { biomeRules } from './biome-rules.ts';
import { ROOMS } from './rooms.ts';

/** Folders of data and styles: they import nothing that a rule could be about. */
const GROUND = ['#locales', '#src/styles', '#src/assets'];

const folder = (files: string) => `#${files.replace(/\/\*.*$/, '')}`;
const isTest = (file: string) => file.startsWith('tests/') || file.includes('.test.');

describe('the house', () => {
  test('every code file that is no test stands in a room', () => {
    const code = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.astro', '*.mjs'], { encoding: 'utf8' });
    const homeless = code
      .split('\0')
      .filter((file) => file !== '' && !isTest(file))
      .filter((file) => !ROOMS.some(({ files }) => path.matchesGlob(file.replaceAll('/.', '/'), files)));
    expect(homeless).toEqual([]);
  });

  test.each(ROOMS)('$files imports only what stands above it in the table', ({ files, may }) => {
    if (typeof may === 'string') return;
    const at = ROOMS.findIndex((room) => room.files === files);
    const above = [...GROUND, ...ROOMS.slice(0, at + 1).map((room) => folder(room.files))];
    const upward = may.filter(
      (name) => name.startsWith('#') && !above.some((room) => `${name}/`.startsWith(`${room}/`)),
    );
    expect(upward).toEqual([]);
  });

  test('Biome reads what the table says (npm run import-rules)', () => {
    const written: unknown = JSON.parse(readFileSync('tools/import-rules/biome-rules.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(biomeRules(ROOMS))));
  });

  test('an import of a test is refused in every room, with the room’s sentence', () => {
    const planted = ROOMS.map(({ files }) => fileIn(files));
    const told = toldOf(planted, "import { walk } from '#tests/support/focus-walk.ts';\nwalk();\n");
    for (const { says } of ROOMS) expect(told).toContain(says);
  });

  test.each(['Date.now', 'new Date()', 'Math.random()', 'performance.now()', 'crypto.randomUUID()', 'globalThis'])(
    'a pure room takes no %s from around it, and any other may',
    (impure) => {
      const pure = ROOMS.filter(({ isPure }) => isPure === true);
      const others = ROOMS.filter(({ isPure }) => isPure !== true).map(({ files }) => fileIn(files));
      const code = `export const known = [${impure}, Math.max(1, 2), new Date(0)];\n`;
      const told = toldOf([...pure.map(({ files }) => fileIn(files)), ...others], code);
      expect(told.match(/"category":"(?:plugin|lint\/style\/noRestrictedGlobals)"/g)).toHaveLength(pure.length);
    },
  );
});

/** A file of a room. */
function fileIn(files: string): string {
  return files.replace(/\*\*$|\*(?=\.)/, 'planted').replace(/\.\{.*|planted$/, 'planted.ts');
}

/** What Biome says by our rules of a house whose only files hold some code. */
function toldOf(files: readonly string[], code: string): string {
  const house = mkdtempSync(path.join(tmpdir(), 'house-'));
  cpSync('tools/import-rules/pure.grit', path.join(house, 'tools/import-rules/pure.grit'));
  writeFileSync(path.join(house, 'biome.json'), JSON.stringify(biomeRules(ROOMS)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), code);
  }
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: house,
    encoding: 'utf8',
  });
  rmSync(house, { recursive: true });
  return stdout;
}
