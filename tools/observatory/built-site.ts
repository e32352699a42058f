import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Answers of the built site, with the headers of its `_headers` file and nothing else.
 *
 * @param folder the build, e.g. `dist`
 * @throws Error when the folder holds no build
 * @example builtSite('dist')('/about-us').status // => 200
 */
export function builtSite(folder: string): (pathname: string) => Answer {
  const rules = headerRules(
    existsSync(path.join(folder, '_headers')) ? readFileSync(path.join(folder, '_headers'), 'utf8') : '',
  );
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

interface Rule {
  readonly pattern: string;
  readonly headers: Record<string, string>;
}

/**
 * The rules of a `_headers` file: a path, then its headers, indented.
 *
 * @example headerRules('/*\n  X-A: b\n') // => [{ pattern: '/*', headers: { 'X-A': 'b' } }]
 */
function headerRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ pattern: line.trim(), headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

function headersFor(rules: readonly Rule[], pathname: string): Record<string, string> {
  const applying = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...applying.map(({ headers }) => headers));
}

function fileOf(folder: string, pathname: string): string | undefined {
  const root = path.resolve(folder);
  const name = path.join(root, decodeURIComponent(pathname));
  if (name !== root && !name.startsWith(root + path.sep)) return undefined;
  return [name, `${name}.html`, path.join(name, 'index.html')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}
