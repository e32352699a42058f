import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** The answer of a static host for one path. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A rule of `_redirects`, as the platform's parser reads it. */
interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Files of a build that the platform reads and does not serve. */
const PLATFORM_FILES = ['_headers', '_redirects'];

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Answers of a built site by the files `_headers` and `_redirects`, as the platform's own parsers read them. A file of an address wins over a
 * redirect; without both, the answer is `404.html`.
 *
 * @param folder the build, e.g. `dist`
 */
export async function builtSite(folder: string): Promise<(pathname: string) => Answer> {
  const [headersFiles, redirectsFiles] = [[path.join(folder, '_headers')], [path.join(folder, '_redirects')]];
  const { headers: headerRules } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  const { redirects } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  const rules = (redirects as readonly Rule[]).map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  const headersFor = (pathname: string): Record<string, string> =>
    Object.assign({}, ...headerRules.filter((rule) => patternOf(rule.for).test(pathname)).map(({ values }) => values));
  const typeOf = (file: string) => ({ 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  return (pathname) => {
    const headers = headersFor(pathname);
    const file = fileAt(folder, pathname);
    if (file !== undefined) return { status: 200, headers: { ...typeOf(file), ...headers }, body: readFileSync(file) };
    const rule = rules.find(({ pattern }) => pattern.test(pathname));
    if (rule !== undefined && rule.status !== 404) {
      const Location = rule.to.replace(':splat', () => rule.pattern.exec(pathname)?.[1] ?? '');
      return { status: rule.status, headers: { ...headers, Location }, body: Buffer.alloc(0) };
    }
    const page = fileAt(folder, rule?.to ?? '/404') ?? fileAt(folder, '/404');
    // A build without a page for what is not found answers nothing.
    return {
      status: 404,
      headers: { ...headers, ...typeOf('404.html') },
      body: page ? readFileSync(page) : Buffer.alloc(0),
    };
  };
}

/** The paths of a rule: `/news/*` means `/news` and all below, a star elsewhere means anything. A slash at the end makes no difference. */
function patternOf(rule: string): RegExp {
  const escaped = RegExp.escape(rule)
    .replace(/\\\/\\\*$/, '(?:/(.*))?')
    .replaceAll('\\*', '.*');
  return new RegExp(`^${escaped}/?$`, 's');
}

/**
 * Answers of {@link builtSite} as a server gives them: GET and HEAD only, 400 for what is no request. Nothing that a request holds, and no
 * error of an answer, ends the process.
 */
export function listenerOf(answer: (pathname: string) => Answer): RequestListener {
  return (request, response) => {
    const { method = '', url = '' } = request;
    const pathname = pathOf(request);
    if (pathname === undefined) return void response.writeHead(400).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    try {
      const { status, headers, body } = answer(pathname);
      const query = headers['Location'] === undefined ? '' : (/\?[^#]*/.exec(url)?.[0] ?? '');
      const location = headers['Location'] === undefined ? {} : { Location: headers['Location'] + query };
      response.writeHead(status, { ...headers, ...location, 'Content-Length': body.length });
      response.end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

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
function fileAt(folder: string, pathname: string): string | undefined {
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
