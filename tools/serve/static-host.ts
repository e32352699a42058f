import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { fileAt, pathOf } from './addresses.ts';

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
