import type { Audience } from '#src/domain/publishing/publication.ts';

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

/** What a build knows of itself; Netlify sets the environment (https://docs.netlify.com/build/configure-builds/environment-variables/). */
export interface Deploy {
  readonly audience: Audience;
  readonly branch: string | undefined;
  readonly commit: string | undefined;
  /** Address of the repository, as a browser opens it. */
  readonly repository: string | undefined;
}

/**
 * The deploy that a build makes, from its environment.
 *
 * @example deployOf({ CONTEXT: 'deploy-preview', BRANCH: 'spring' }, false).branch // => 'spring'
 */
export function deployOf(env: Readonly<Record<string, string | undefined>>, isDev: boolean): Deploy {
  return {
    audience: audienceOf(env['CONTEXT'], isDev),
    // In a deploy preview `BRANCH` is `pull/…/head`; the branch that an editor pushed is `HEAD`.
    branch: env['HEAD'] || env['BRANCH'] || undefined,
    commit: env['COMMIT_REF'] || undefined,
    repository: webAddress(env['REPOSITORY_URL']),
  };
}

/**
 * Where a browser edits a file of the repository; undefined for hosts whose addresses are not known.
 *
 * @param file relative to the repository's root
 * @example editAddress({ repository: 'https://github.com/o/r', branch: 'main' }, 'content/a.md') // => 'https://github.com/o/r/edit/main/content/a.md'
 */
export function editAddress(
  { repository, branch }: Pick<Deploy, 'repository' | 'branch'>,
  file: string,
): string | undefined {
  if (repository === undefined || branch === undefined) return undefined;
  const place = `${branch}/${file}`.split('/').map(encodeURIComponent).join('/');
  const { hostname } = new URL(repository);
  if (hostname === 'github.com') return `${repository}/edit/${place}`;
  return hostname.includes('gitlab') ? `${repository}/-/edit/${place}` : undefined;
}

/** `git@host:o/r.git` and `https://user@host/o/r.git` as a browser opens them, without credentials. */
function webAddress(url: string | undefined): string | undefined {
  const https = url
    ?.trim()
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\.git\/?$/, '');
  if (!https || !URL.canParse(https)) return undefined;
  const { protocol, host, pathname } = new URL(https);
  return protocol === 'https:' ? `https://${host}${pathname.replace(/\/$/, '')}` : undefined;
}
