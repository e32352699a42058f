/** A package of a lockfile (npm's lockfile version 3), as far as the rules need it. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
  readonly link?: boolean;
}

export interface Lockfile {
  readonly lockfileVersion?: number;
  readonly packages?: Readonly<Record<string, LockedPackage>>;
}

/** Packages that may run code of their own while they are installed, and why. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'puts the binary of the platform in place of a slower starter; bundles the functions locally',
  sharp: 'looks for a library of the system before it takes the one it brought; makes the pictures of the pages',
};

/**
 * Entries of a lockfile that let in code or files that nobody agreed to.
 *
 * @param allowed names of the packages whose install scripts may run (`allowScripts` in package.json)
 * @returns sentences, none when the lockfile is in order
 */
export function lockfileProblems(lockfile: Lockfile, allowed: readonly string[]): string[] {
  const { lockfileVersion, packages } = lockfile;
  if (lockfileVersion !== 3 || packages === undefined) return ['lockfile version: expected 3, with packages'];
  const locked = Object.entries(packages).filter(([place]) => place !== '');
  const scripted = new Set(
    locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place)),
  );
  return [
    ...locked.flatMap(([place, entry]) => entryProblems(place, entry)),
    ...[...scripted].filter((name) => !(name in INSTALL_SCRIPTS)).map(noReason),
    ...[...scripted].filter((name) => !allowed.includes(name)).map((name) => `${name}: missing in allowScripts`),
    ...allowed
      .filter((name) => !scripted.has(name))
      .map((name) => `${name}: in allowScripts, but has no install script`),
  ];
}

function noReason(name: string): string {
  return `${name}: runs an install script, expected a reason in tools/dependency-check/lockfile-problems.ts`;
}

function entryProblems(place: string, entry: LockedPackage): string[] {
  const { resolved, integrity, inBundle, link } = entry;
  // The integrity of an archive covers the packages bundled in it.
  const isCovered = inBundle === true;
  return [
    ...(link ? [`${place}: a link, expected a package of the registry`] : []),
    ...(integrity === undefined && !isCovered ? [`${place}: no integrity`] : []),
    ...(integrity !== undefined && !integrity.startsWith('sha512-') ? [`${place}: integrity, expected sha512`] : []),
    ...(resolved !== undefined ? [`${place}: names ${hostOf(resolved)}, expected no address (.npmrc)`] : []),
  ];
}

/**
 * The package's own name, from its place: `node_modules/a/node_modules/@b/c` is `@b/c`.
 *
 * @example nameOf('node_modules/a/node_modules/@b/c') // => '@b/c'
 */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}
