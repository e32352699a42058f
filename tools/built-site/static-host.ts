import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';

/** What a static host answers for one path. */
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
 * @example (await builtSite('dist'))('/about-us').status // => 200
 */
export async function builtSite(folder: string): Promise<(pathname: string) => Answer> {
  const headersFiles = [path.join(folder, '_headers')];
  const { headers: rules } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  return (pathname) => {
    const found = fileOf(folder, pathname);
    const file = found ?? fileOf(folder, '/404.html');
    const type = TYPES[path.extname(file ?? '')] ?? 'application/octet-stream';
    return {
      status: found === undefined ? 404 : 200,
      headers: { 'Content-Type': type, ...headersFor(rules, pathname) },
      // A build without a page for what is not found answers nothing.
      body: file === undefined ? Buffer.alloc(0) : readFileSync(file),
    };
  };
}

function headersFor(rules: readonly MinimalHeader[], pathname: string): Record<string, string> {
  const applying = rules.filter(({ for: pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...applying.map(({ values }) => values));
}

function fileOf(folder: string, pathname: string): string | undefined {
  const root = path.resolve(folder);
  const name = path.join(root, decodeURIComponent(pathname));
  if (name !== root && !name.startsWith(root + path.sep)) return undefined;
  return [name, `${name}.html`, path.join(name, 'index.html')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}
