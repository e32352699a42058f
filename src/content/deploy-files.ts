import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Audience } from '#src/domain/publishing/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { LIST_PATHS } from './kinds.ts';
import { entriesOnce } from './reading/entries-once.ts';
import { movedEntries } from './reading/moved-entries.ts';
import { writePositions } from './reading/positions.ts';
import { writeSchedule } from './reading/rebuild-schedule.ts';
import { writeSignatures } from './reading/signatures.ts';

/**
 * After the build: writes the platform's `_headers` and `_redirects` from the site's own tables and the entries' former slugs, and the
 * days on which the site has to be built again, how the company signs its mails, and how the positions are called in them.
 *
 * @param today the build's day, taken at its start: entries that become due during the build are picked up by the next one
 * @example defineConfig({ integrations: [deployFiles('production', '2026-11-21')] })
 */
export function deployFiles(audience: Audience, today: string): AstroIntegration {
  let root: string;
  return {
    name: 'deploy-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const entriesOf = entriesOnce(root);
        await writeFile(new URL('_headers', dir), headersFile(audience === 'production'));
        await writeFile(
          new URL('_redirects', dir),
          redirectsFile(movedEntries(entriesOf, audience, today), LIST_PATHS),
        );
        writeSchedule(root, entriesOf, today);
        writeSignatures(root, entriesOf);
        writePositions(root, entriesOf, audience, today);
      },
    },
  };
}
