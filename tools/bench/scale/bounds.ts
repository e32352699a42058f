import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { figure } from '#tools/bench/table.ts';

/**
 * What must not grow with the number of articles, measured in a built site: one row each, its name and the largest one.
 *
 * @param dist the built site
 * @example bounds('dist')[0] // => ['largest list page', '8,912 bytes']
 */
export function bounds(dist: string): (readonly [what: string, largest: string])[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const largest = (pattern: RegExp, size: (name: string) => number) =>
    names.filter((name) => pattern.test(name)).reduce((most, name) => Math.max(most, size(name)), 0);
  const compressed = (name: string) => brotliCompressSync(read(name)).length;
  const count = (pattern: RegExp) => (name: string) => read(name).split(pattern).length - 1;
  const bytes = (value: number) => `${figure(value)} bytes`;
  const sitemaps = names.filter((name) => /^sitemap-\d+\.xml$/.test(name)).length;
  return [
    ['largest list page, compressed', bytes(largest(/tech-articles(\/page\/\d+)?\.html$/, compressed))],
    ['largest site map page, compressed', bytes(largest(/^(\w\w\/)?sitemap\.html$/, compressed))],
    ['entries of the longest feed', figure(largest(/feed\.xml$/, count(/<item>/)))],
    [
      'addresses in the longest sitemap file',
      `${figure(largest(/^sitemap-\d+\.xml$/, count(/<url>/)))} (${sitemaps} files)`,
    ],
    [
      'largest piece of the search index',
      bytes(largest(/^pagefind\/.*\.pf_/, (name) => statSync(path.join(dist, name)).size)),
    ],
    ['largest list of the search, compressed', bytes(largest(/^pagefind\/\w\w\/pages\.json$/, compressed))],
  ];
}
