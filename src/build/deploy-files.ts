import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { movedEntries } from '#src/content-loading/moved-entries.ts';
import { writeSchedule } from '#src/content-loading/schedule.ts';
import type { Audience } from '#src/domain/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { finishPage } from './page-policy.ts';
import { addIntegrity } from './script-integrity.ts';

/** Text that only React's own file holds. It names no class of ours, but so many short words that every class would seem used. */
const REACT_DOM = 'react.dev/errors';

/**
 * After the build: finishes every page's policy, and writes the platform's `_headers` and `_redirects` from the site's own tables
 * and the entries' former slugs, and the days on which the site has to be built again.
 *
 * @param today the build's day, taken at its start: what becomes due while it runs is due afterwards
 */
export function deployFiles(audience: Audience, today: string): AstroIntegration {
  let root = '';
  return {
    name: 'deploy-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const names = await readdir(fileURLToPath(dir), { recursive: true });
        const read = (name: string) => readFile(new URL(name, dir), 'utf8');
        const files = new Map<string, string>();
        for (const name of names.filter((file) => file.endsWith('.js'))) files.set(name, await read(name));
        const textOf = (name: string) => {
          const text = files.get(name);
          if (text === undefined) throw new Error(`deploy-files: a page names /${name}, expected it in the build`);
          return text;
        };
        const scripts = [...files.values()].filter((text) => !text.includes(REACT_DOM)).join('\n');
        for (const name of names.filter((file) => file.endsWith('.html'))) {
          await writeFile(new URL(name, dir), addIntegrity(finishPage(await read(name), scripts), textOf));
        }
        await writeFile(new URL('_headers', dir), headersFile(audience === 'production'));
        await writeFile(new URL('_redirects', dir), redirectsFile(movedEntries(root, audience, today)));
        writeSchedule(root, today);
      },
    },
  };
}
