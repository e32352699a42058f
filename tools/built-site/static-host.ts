import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { fileAt } from './file-at.ts';
import { pathOf } from './request-path.ts';

/** The answer of a static host for one path. */
export interface Answer {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
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
 * Answers of the built site, with the headers of its `_headers` file, as the platform reads it, and nothing else.
 *
 * @param folder the build, e.g. `dist`
 * @throws Error when the folder holds no build
 */
export async function builtSite(folder: string): Promise<(pathname: string) => Answer> {
  const headersFiles = [path.join(folder, '_headers')];
  const { headers: rules } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  return (pathname) => {
    const found = fileAt(folder, pathname);
    const file = found ?? fileAt(folder, '/404.html');
    const type = TYPES[path.extname(file ?? '')] ?? 'application/octet-stream';
    return {
      status: found === undefined ? 404 : 200,
      headers: { 'Content-Type': type, ...headersFor(rules, pathname) },
      // A build without a page for what is not found answers nothing.
      body: file === undefined ? Buffer.alloc(0) : readFileSync(file),
    };
  };
}

/**
 * Answers of {@link builtSite} as a server gives them: GET and HEAD only, 400 for what is no request. Nothing that a request holds, and no
 * error of an answer, ends the process.
 */
export function listenerOf(answer: (pathname: string) => Answer): RequestListener {
  return (request, response) => {
    const { method = '' } = request;
    const pathname = pathOf(request);
    if (pathname === undefined) return void response.writeHead(400).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    try {
      const { status, headers, body } = answer(pathname);
      response.writeHead(status, { ...headers, 'Content-Length': body.length });
      response.end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

function headersFor(rules: readonly MinimalHeader[], pathname: string): Record<string, string> {
  const applying = rules.filter(({ for: pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...applying.map(({ values }) => values));
}
