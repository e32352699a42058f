import { readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LIST_PATHS } from '#src/content/kinds.ts';
import { movedEntries } from '#src/content/reading/moved-entries.ts';
import { writeSchedule } from '#src/content/reading/rebuild-schedule.ts';
import type { Audience } from '#src/domain/publishing/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { finishedPages } from './finished-pages.ts';

/**
 * Finishes every page before it is written. After the build: writes the platform's `_headers` and `_redirects` from the site's own
 * tables and the entries' former slugs, and the days on which the site has to be built again.
 *
 * @param today the build's day, taken at its start: what becomes due while it runs is due afterwards
 * @example defineConfig({ integrations: [deployFiles('production', '2026-11-21')] })
 */
export function deployFiles(audience: Audience, today: string): AstroIntegration {
  let root = '';
  let built = '';
  return {
    name: 'deploy-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        built = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((standard) => finishedPages(standard, built)),
      'astro:build:done': async ({ dir }) => {
        // Every page holds the styles it uses; nothing links the files any more.
        const names = await readdir(fileURLToPath(dir), { recursive: true });
        const styles = names.filter((name) => name.endsWith('.css'));
        await Promise.all(styles.map((name) => rm(new URL(name, dir))));
        await writeFile(new URL('_headers', dir), headersFile(audience === 'production'));
        await writeFile(new URL('_redirects', dir), redirectsFile(movedEntries(root, audience, today), LIST_PATHS));
        writeSchedule(root, today);
      },
    },
  };
}
