import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';

/** Writes `_headers` and `_redirects` into the built site: the platform's own files, from the site's own tables. */
export function deployFiles(audience: 'production' | 'preview'): AstroIntegration {
  return {
    name: 'deploy-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(audience === 'production'));
        await writeFile(new URL('_redirects', dir), redirectsFile());
      },
    },
  };
}
