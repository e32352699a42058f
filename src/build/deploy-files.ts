import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { movedEntries } from '#src/content-loading/moved-entries.ts';
import { writeSchedule } from '#src/content-loading/schedule.ts';
import type { Audience } from '#src/domain/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { finishPage } from './page-policy.ts';
import { addIntegrity } from './script-integrity.ts';
import { severalAtATime } from './several-at-a-time.ts';

/** Text that only React's own file holds. It names no class of ours, but so many short words that every class would seem used. */
const REACT_DOM = 'react.dev/errors';

/** Pages that are read or written while another one is finished. */
const AT_A_TIME = 8;

/**
 * After the build: finishes every page's policy, and writes the platform's `_headers` and `_redirects` from the site's own tables
 * and the entries' former slugs, and the days on which the site has to be built again.
 *
 * @param today the build's day, taken at its start: what becomes due while it runs is due afterwards
 * @example defineConfig({ integrations: [deployFiles('production', dayInTokyo(Date.now()))] })
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
        const readAll = async (ending: string) => {
          const files = names.filter((name) => name.endsWith(ending));
          return new Map(await Promise.all(files.map(async (name) => [name, await read(name)] as const)));
        };
        const [files, styles] = [await readAll('.js'), await readAll('.css')];
        const scripts = [...files.values()].filter((text) => !text.includes(REACT_DOM)).join('\n');
        const finish = (page: string) =>
          addIntegrity(
            finishPage(page, scripts, (name) => textOf(name, styles)),
            (name) => textOf(name, files),
          );
        const pages = names.filter((name) => name.endsWith('.html'));
        await severalAtATime(AT_A_TIME, pages, async (name) => writeFile(new URL(name, dir), finish(await read(name))));
        // Every page holds the styles it uses; nothing links the files any more.
        await Promise.all([...styles.keys()].map((name) => rm(new URL(name, dir))));
        await writeFile(new URL('_headers', dir), headersFile(audience === 'production'));
        await writeFile(new URL('_redirects', dir), redirectsFile(movedEntries(root, audience, today)));
        writeSchedule(root, today);
      },
    },
  };
}

function textOf(name: string, files: ReadonlyMap<string, string>): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`deploy-files: a page names /${name}, expected it in the build`);
  return text;
}
