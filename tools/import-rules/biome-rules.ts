import type { Room } from './rooms.ts';

/** For every file: the two rules that no room changes. */
const EVERYWHERE = {
  paths: { zod: { message: "import * as z from 'zod/mini': `{ z }` puts 454 kB into a function." } },
  patterns: [{ group: ['../**'], message: 'Import across folders by #src/…, inside a folder by ./…' }],
};

const AS_ARGUMENT = 'A pure room: pass it as an argument.';
const IMPURE = [
  'fetch',
  'process',
  'performance',
  'crypto',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
];
/** What no name of a global tells; the path is as `biome.json` sees it. */
const IMPURE_CALLS = './tools/import-rules/pure.grit';

/**
 * The part of Biome's configuration that a list of rooms makes: one override a room, the wider before the narrower, since the
 * last one that holds a file wins. Tests beside the source may import what they like.
 *
 * @returns what stands in `biome-rules.json`, which `biome.json` extends
 * @example biomeRules([{ files: 'src/stores/**', may: ['nanostores'], says: 'Stores …' }]).overrides.length // => 1
 */
export function biomeRules(rooms: readonly Room[]) {
  const widest = [...rooms].sort((a, b) => a.files.split('/').length - b.files.split('/').length);
  return {
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: EVERYWHERE } } } },
    overrides: widest.map((room) => ({
      includes: [room.files, '!**/*.test.*'],
      ...(room.isPure && { plugins: [IMPURE_CALLS] }),
      linter: {
        rules: {
          style: {
            noRestrictedImports: {
              level: 'error',
              options: { ...EVERYWHERE, patterns: [...EVERYWHERE.patterns, restriction(room)] },
            },
            ...(room.isPure && {
              noRestrictedGlobals: { level: 'error', options: { deniedGlobals: deniedGlobals() } },
            }),
          },
        },
      },
    })),
  };
}

/** Biome forbids what a group names: everything, less what is allowed. */
function restriction({ files, may, says }: Room) {
  if (may === 'all but tests') return { group: ['#tests/**'], message: says };
  if (may === 'nothing') return { group: ['**'], message: says };
  const itself = `#${files.replace(/\/\*.*$/, '')}`;
  const allowed = [itself, ...may].map((name) => (name.startsWith('#') ? `!${name}/**` : `!${name}`));
  return { group: ['**', '!./**', ...allowed], message: says };
}

function deniedGlobals(): Record<string, string> {
  return Object.fromEntries(IMPURE.map((name) => [name, AS_ARGUMENT]));
}
