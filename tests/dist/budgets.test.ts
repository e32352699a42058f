import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, type Page, pages } from './site.ts';

/** Bytes, brotli 11, of a document as built: policy, inline styles, scripts and structured data included. */
const BUDGET = { home: 14_000, page: 13_000, median: 11_500 } as const;
/** Inline scripts that run before any interaction, on pages with and without an island. */
const SCRIPT_BUDGET = { plain: 1_000, island: 3_000 } as const;
const FONT_BUDGET = 16_000;

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizes = pages.map((page) => ({ page, bytes: compressed(page.html) })).sort((a, b) => b.bytes - a.bytes);

/** The kind of a page, for the report: its first folder, entries apart from their list. */
function kindOf({ path }: Page): string {
  const [, section = '', ...rest] = path.split('/');
  return path === '/' ? 'home' : rest.length > 0 ? `/${section}/…` : `/${section}`;
}

test('documents stay within their budgets', () => {
  const largest = new Map<string, { address: string; bytes: number }>();
  for (const { page, bytes } of sizes)
    if (!largest.has(kindOf(page))) largest.set(kindOf(page), { address: page.address, bytes });
  console.log(
    [...largest]
      .map(([kind, { address, bytes }]) => `${String(bytes).padStart(7)}  ${kind.padEnd(24)} ${address}`)
      .join('\n'),
  );
  const over = sizes.filter(({ page, bytes }) => bytes > (page.path === '/' ? BUDGET.home : BUDGET.page));
  expect(over.map(({ page, bytes }) => `${page.address}: ${bytes}`)).toEqual([]);
});

test('the median document stays within its budget', () => {
  expect(sizes[Math.floor(sizes.length / 2)]?.bytes).toBeLessThanOrEqual(BUDGET.median);
});

test('pages without an island load no script file and little inline', () => {
  const heavy = pages.flatMap(({ address, html, path }) => {
    const hasIsland = html.includes('<astro-island');
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ]
      .map((match) => match[1])
      .join('');
    const hasFile = /<script(?![^>]*\snomodule)[^>]*\ssrc=/.test(html);
    const budget = hasIsland ? SCRIPT_BUDGET.island : SCRIPT_BUDGET.plain;
    return (hasFile && path !== '/search') || compressed(inline) > budget
      ? [`${address}: ${compressed(inline)}${hasFile ? ' and a file' : ''}`]
      : [];
  });
  expect(heavy).toEqual([]);
});

test('nothing blocks the first paint', () => {
  const blocking = pages.filter(
    ({ root }) =>
      root.querySelectorAll('link[rel="stylesheet"], head script[src]').length > 0 &&
      root.querySelector('script[type="module"]') === null,
  );
  expect(blocking.map(({ address }) => address)).toEqual([]);
});

test('the font is one small file', () => {
  expect(statSync(`${DIST}/fonts/site-latin.woff2`).size).toBeLessThanOrEqual(FONT_BUDGET);
});
