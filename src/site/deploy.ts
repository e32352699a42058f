import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';

/** The target of a build: production hides drafts and scheduled entries, every other context shows and marks them. */
export type Audience = 'production' | 'preview';

/**
 * The audience of a build: production or preview. Netlify sets `CONTEXT`. A local build without it counts as production, `astro dev` as
 * a preview.
 *
 * @param context `production`, `deploy-preview`, `branch-deploy`, `dev` or nothing
 */
export function audienceOf(context: string | undefined, isDev: boolean): Audience {
  if (context === undefined || context === '') return isDev ? 'preview' : 'production';
  return context === 'production' ? 'production' : 'preview';
}

/** Properties of a deploy, from Netlify's environment (https://docs.netlify.com/build/configure-builds/environment-variables/). */
export interface Deploy {
  readonly audience: Audience;
  /** Whether the platform shows the build to visitors: a production build on a developer's machine is for that developer. */
  readonly isPublic: boolean;
  readonly branch: string | undefined;
  readonly commit: string | undefined;
  readonly repository: string | undefined;
  /** The build's time in milliseconds since the epoch: entries that become due during the build are picked up by the next one. */
  readonly now: number;
  /** The build's day in the company's time zone, `YYYY-MM-DD`: it decides which entries, notices and positions are shown. */
  readonly today: string;
}

/**
 * The deploy that a build makes, from its environment.
 *
 * @param clock milliseconds since the epoch, the time of a build without `BUILD_DATE`
 * @throws Error if `BUILD_DATE` is no day or time
 */
export function deployOf(env: Readonly<Record<string, string | undefined>>, isDev: boolean, clock: number): Deploy {
  const now = buildTime(env['BUILD_DATE'], clock);
  return {
    audience: audienceOf(env['CONTEXT'], isDev),
    isPublic: env['CONTEXT'] === 'production',
    // In a deploy preview `BRANCH` is `pull/…/head`; the branch that an editor pushed is `HEAD`.
    branch: env['HEAD'] || env['BRANCH'] || undefined,
    commit: env['COMMIT_REF'] || undefined,
    repository: webAddress(env['REPOSITORY_URL']),
    now,
    today: companyDay(now),
  };
}

/** The time of `BUILD_DATE`: a day is its midnight in the company's zone. An instant must name its zone, so that all machines agree. */
function buildTime(given: string | undefined, clock: number): number {
  if (given === undefined || given === '') return clock;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(given)?.[0] ?? '';
  // `Date.parse` reads 30 February as 2 March.
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  const time = given === day ? inCompanyZone(day) : given;
  if (!isDay || !/T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(time) || Number.isNaN(Date.parse(time)))
    throw new Error(
      `BUILD_DATE: "${given}", expected a day (2026-12-28) or a time with its zone (2026-12-28T00:00:00+09:00)`,
    );
  return Date.parse(time);
}

/**
 * The address at which a browser edits a file of the repository; undefined for unknown hosts.
 *
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

/** The web address of `git@host:o/r.git` or `https://user@host/o/r.git`, without credentials. */
function webAddress(url: string | undefined): string | undefined {
  const https = url
    ?.trim()
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/\.git\/?$/, '');
  if (!https || !URL.canParse(https)) return undefined;
  const { protocol, host, pathname } = new URL(https);
  return protocol === 'https:' ? `https://${host}${pathname.replace(/\/$/, '')}` : undefined;
}
