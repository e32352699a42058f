import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const house = mkdtempSync(path.join(tmpdir(), 'house-'));
    writeFileSync(path.join(house, 'biome.json'), JSON.stringify(biomeRules(ROOMS)));
    const planted = ROOMS.map(({ files, says }) => ({
      says,
      file: files.replace(/\*\*$|\*(?=\.)/, 'planted').replace(/\.\{.*|planted$/, 'planted.ts'),
    }));
    for (const { file } of planted) {
      mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
      writeFileSync(path.join(house, file), "import { walk } from '#tests/support/focus-walk.ts';\nwalk();\n");
    }
    const { stdout } = spawnSync(
      path.resolve('node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none'],
      {
        cwd: house,
        encoding: 'utf8',
      },
    );
    rmSync(house, { recursive: true });
    for (const { says } of planted) expect(stdout).toContain(says);
  });
});
