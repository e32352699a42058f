import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { command } from '#tools/command-line/command.ts';

/** Days without a release after which a package is worth a look. */
const QUIET_DAYS = 730;
const DAY_MS = 86_400_000;

/** Licences that a site may ship or build with, without asking anybody. */
const FREE =
  /^\(?(MIT|ISC|BSD|Apache-2\.0|0BSD|CC0|CC-BY|OFL|MPL-2\.0|BlueOak|Unlicense|Python-2\.0|WTFPL|Artistic-2\.0)/i;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

function main(): void {
  command('review:dependencies', 'Prints licences, age and known advisories of the packages.').parse();
  const direct = directPackages();
  const rows = direct.map(({ name, version, licence }) => ({ name, version, licence, published: lastPublished(name) }));
  console.log('package                                          version    licence       last release');
  for (const { name, version, licence, published } of rows)
    console.log(`${name.padEnd(48)} ${version.padEnd(10)} ${licence.padEnd(13)} ${ageText(published)}`);

  console.log('\nlicences of all packages');
  const all = installedLicences();
  for (const [licence, names] of [...all].sort((a, b) => b[1].length - a[1].length))
    console.log(
      `${String(names.length).padStart(5)}  ${licence}${FREE.test(licence) ? '' : `  ← look at ${names.join(', ')}`}`,
    );

  console.log('\nknown advisories');
  const { stdout, status } = spawnSync('npm', ['audit', '--audit-level=high'], { encoding: 'utf8' });
  const isAnswered = /vulnerabilit/.test(stdout);
  console.log(isAnswered ? stdout.trim() : 'not reachable from here: the registry gave no answer');
  process.exitCode = isAnswered && status !== 0 ? 1 : 0;
}

function directPackages(): Package[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...devDependencies }).map((name) => manifestOf(`node_modules/${name}`));
}

function manifestOf(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    unknown
  >;
  const licence = typeof license === 'object' && license !== null && 'type' in license ? license.type : license;
  return { name: String(name), version: String(version), licence: String(licence ?? 'none stated') };
}

function installedLicences(): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const result = new Map<string, string[]>();
  for (const [place, { license = 'none stated' }] of Object.entries(packages)) {
    if (place === '') continue;
    result.set(license, [...(result.get(license) ?? []), place.slice(place.lastIndexOf('node_modules/') + 13)]);
  }
  return result;
}

/** @returns ms since 1970; undefined when the registry does not answer */
function lastPublished(name: string): number | undefined {
  const { stdout, status } = spawnSync('npm', ['view', name, 'time.modified'], { encoding: 'utf8', timeout: 15_000 });
  const time = Date.parse(stdout.trim());
  return status === 0 && !Number.isNaN(time) ? time : undefined;
}

function ageText(published: number | undefined): string {
  if (published === undefined) return 'unknown';
  const isQuiet = Date.now() - published > QUIET_DAYS * DAY_MS;
  return `${new Date(published).toISOString().slice(0, 10)}${isQuiet ? '  ← quiet for two years' : ''}`;
}

main();
