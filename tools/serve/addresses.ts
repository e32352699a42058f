import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** Files of a build that the platform reads and does not serve. */
const PLATFORM_FILES = ['_headers', '_redirects'];

/**
 * The path of a request's address, still encoded; undefined for a request that deserves a 400: no readable `Host`, a target that is no
 * address, or a NUL in its path.
 */
export function pathOf({ url = '', headers: { host = '' } }: IncomingMessage): string | undefined {
  const origin = URL.parse(`http://${host}`);
  if (origin === null || origin.pathname !== '/' || origin.host === '') return undefined;
  // A path that begins with two slashes is no address of another host here.
  const pathname = url.startsWith('/') ? url.replace(/[?#].*/s, '') : URL.parse(url)?.pathname;
  return pathname?.includes('%00') ? undefined : pathname;
}

/**
 * Find the file of a built site for the path of an address, as the platform does: itself, with `.html`, or the `index.html` in it. A
 * slash at the end makes no difference.
 *
 * @param pathname still encoded, such as `/en/news`
 * @returns its path; undefined if the site has no such file, if the path cannot be decoded, or if it leaves the folder
 * @example fileAt('dist', '/en/news') // => '/project/dist/en/news.html'
 */
export function fileAt(folder: string, pathname: string): string | undefined {
  const decoded = decodedPath(pathname);
  // Encoded dots are no step up: URLs are resolved before they are decoded (WHATWG URL), and no file has such a name.
  if (decoded === undefined || decoded.split(/[\\/]/).includes('..')) return undefined;
  const root = path.resolve(folder);
  const name = path.join(root, decoded).replace(/[\\/]+$/, '');
  // Some file systems ignore case.
  if (PLATFORM_FILES.includes(path.relative(root, name).toLowerCase())) return undefined;
  return [name, `${name}.html`, path.join(name, 'index.html')].find(
    (file) => file.startsWith(root + path.sep) && isFile(file),
  );
}

/** Decode the path of an address; undefined if it has a stray `%`, bytes that are not UTF-8, or a NUL. */
export function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // The name is longer than the file system allows, or its folder is closed.
    return false;
  }
}
