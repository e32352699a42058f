import { statSync } from 'node:fs';
import path from 'node:path';

/** Files of a build that the platform reads and does not serve. */
const PLATFORM_FILES = ['_headers', '_redirects'];

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
  if (decoded === undefined || isPlatformFile(pathname)) return undefined;
  // Encoded dots are no step up: URLs are resolved before they are decoded (WHATWG URL), and no file has such a name.
  if (decoded.split(/[\\/]/).includes('..')) return undefined;
  const root = path.resolve(folder);
  const name = path.join(root, decoded).replace(/[\\/]+$/, '');
  return [name, `${name}.html`, path.join(name, 'index.html')].find(
    (file) => file.startsWith(root + path.sep) && isFile(file),
  );
}

/** Whether the path of an address names a file that the platform reads and does not serve. */
export function isPlatformFile(pathname: string): boolean {
  const name = path.posix.normalize(decodedPath(pathname) ?? '').replaceAll(/^[\\/]+|[\\/]+$/g, '');
  // Some file systems ignore case.
  return PLATFORM_FILES.includes(name.toLowerCase());
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
