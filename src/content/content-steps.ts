import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import config from '#site-config';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { configProblems } from '#src/i18n/site-config.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import type { Deploy } from '#src/site/deploy.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { checkContent } from './checking/check-content.ts';
import type { SiteContent } from './checking/site-content.ts';
import { writeDeployFiles } from './deploy-files.ts';
import { formatProblems } from './reading/problems.ts';

/**
 * Steps of `astro build` besides the pages. The check of settings and content comes first and stops the build before it writes anything. The files of the
 * deploy come last. Both share one reading of the content. `astro dev` has neither step: its loaders report problems.
 *
 * @throws BuildProblem with every problem of every content file
 */
export function contentSteps({ audience, today }: Pick<Deploy, 'audience' | 'today'>): AstroIntegration {
  let root = '';
  let content: SiteContent | undefined;
  return {
    name: 'content-check',
    hooks: {
      // The hook runs before Astro reads the collections and before it empties `dist/`.
      'astro:config:setup': async ({ command, config: { root: folder }, logger }) => {
        const settings = configProblems(config, Object.keys(LANG_INFO), ROUTE_PATHS);
        if (settings.length > 0) throw new BuildProblem(`site.config.ts:\n${settings.join('\n')}`);
        if (command !== 'build') return;
        root = fileURLToPath(folder);
        const checked = await checkContent(root, { today, updatesList: !process.env['CI'] });
        const found = formatProblems(checked.problems);
        if (!checked.isBuildable) throw new BuildProblem(found);
        if (checked.problems.length > 0) logger.warn(found);
        if (checked.note !== undefined) logger.info(checked.note);
        content = checked.content;
      },
      'astro:build:done': async ({ dir }) => {
        if (content !== undefined) await writeDeployFiles(content.entries, { root, dist: dir, audience, today });
      },
    },
  };
}
