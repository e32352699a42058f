import type { Audience } from '#src/domain/publication.ts';

/**
 * Whom a build is for. Netlify names the context of a deploy in `CONTEXT`; a local build without it is like production,
 * `astro dev` like a preview (decisions §5).
 *
 * @param context `production`, `deploy-preview`, `branch-deploy`, `dev` or nothing
 * @example audienceOf('deploy-preview', false) // => 'preview'
 */
export function audienceOf(context: string | undefined, isDev: boolean): Audience {
  if (context === undefined || context === '') return isDev ? 'preview' : 'production';
  return context === 'production' ? 'production' : 'preview';
}
