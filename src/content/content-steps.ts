import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import config from '#site-config';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { configProblems } from '#src/i18n/site-config.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import type { Deploy } from '#src/site/deploy.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { checkContent } from './check/check-content.ts';
import { formatProblems, isError } from './check/problem.ts';
import { writeFunctionData, writePlatformFiles } from './deploy-files.ts';
import type { FilesOf } from './read-content.ts';

/**
 * Steps of `astro build` besides the pages. The check of settings and content comes first and stops the build before it writes anything.
 * The files of the deploy come last. `astro dev` checks the content and writes the data of functions after each of its changes.
 *
 * @throws BuildProblem with every problem of every content file
 */
export function contentSteps(deploy: Pick<Deploy, 'audience' | 'isPublic' | 'today'>): AstroIntegration {
  let root = '';
  let checked: FilesOf | undefined;
  return {
    name: 'content-check',
    hooks: {
      // The hook runs before Astro reads the collections and before it empties `dist/`.
      'astro:config:setup': async ({ command, config: { root: folder }, logger }) => {
        const settings = configProblems(config, Object.keys(LANG_INFO), ROUTE_PATHS);
        if (settings.length > 0) throw new BuildProblem(`site.config.ts:\n${settings.join('\n')}`);
        root = fileURLToPath(folder);
        if (command !== 'build') return;
        const { problems, filesOf } = await checkContent(root, deploy.today, deploy.isPublic);
        if (problems.some(isError)) throw new BuildProblem(formatProblems(problems));
        if (problems.length > 0) logger.warn(formatProblems(problems));
        checked = filesOf;
      },
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'catalogue.d.ts', content: catalogueTypes() });
      },
      'astro:server:setup': ({ server, logger }) => {
        const update = async () => {
          try {
            const { problems, filesOf } = await checkContent(root, deploy.today);
            if (problems.some(isError)) logger.error(formatProblems(problems.filter(isError)));
            writeFunctionData(filesOf, root, deploy);
          } catch (error) {
            logger.error(String(error));
          }
        };
        void update();
        server.watcher.add(`${root}content`);
        server.watcher.on('all', (_event, file) => {
          if (file.replaceAll('\\', '/').startsWith(`${root}content/`)) void update();
        });
      },
      'astro:build:done': ({ dir }) => {
        if (checked === undefined) return;
        writePlatformFiles(checked, dir, deploy);
        writeFunctionData(checked, root, deploy);
      },
    },
  };
}

/**
 * The declaration of the UI strings, from the files of the default language. `astro sync`, `astro check` and builds write it to `.astro/`.
 */
function catalogueTypes(): string {
  const lines = readdirSync(`locales/${DEFAULT_LANG}`).map(
    (file) => `    '${path.basename(file, '.json')}': typeof import('#locales/${DEFAULT_LANG}/${file}');`,
  );
  return `declare namespace Locales {\n  interface Catalogue {\n${lines.sort().join('\n')}\n  }\n}\n`;
}
