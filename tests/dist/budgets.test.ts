import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, type Page, pages } from './site.ts';

/** Bytes, brotli 11, of a document as built: policy, inline styles, scripts and structured data included. */
const BUDGET = { home: 14_000, page: 13_000, median: 11_500 } as const;
/** Inline scripts of a page together, standing alone: without an island (decisions §3), where the consent is given, with an island. */
const SCRIPT_BUDGET = { plain: 400, consent: 460, island: 3_000 } as const;
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

/** Bytes of a page's inline scripts together; structured data is no script. */
function inlineScripts({ html }: Page): number {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return compressed(scripts.map((match) => match[1]).join(''));
}

test('pages without an island load no script file', () => {
  const loading = pages.filter(
    ({ html, path }) =>
      !html.includes('<astro-island') && /<script(?![^>]*\snomodule)[^>]*\ssrc=/.test(html) && path !== '/search',
  );
  expect(loading.map(({ address }) => address)).toEqual([]);
});

test('inline scripts stay within their budgets', () => {
  const rows = pages.map((page) => {
    const kind = page.html.includes('<astro-island') ? 'island' : page.path === '/contact' ? 'consent' : 'plain';
    return { kind, address: page.address, bytes: inlineScripts(page) } as const;
  });
  rows.sort((a, b) => b.bytes - a.bytes);
  const largest = Object.keys(SCRIPT_BUDGET).map((kind) => rows.find((row) => row.kind === kind));
  console.log(
    largest.map((row) => `${String(row?.bytes).padStart(7)}  ${row?.kind.padEnd(24)} ${row?.address}`).join('\n'),
  );
  expect(rows.filter(({ kind, bytes }) => bytes > SCRIPT_BUDGET[kind])).toEqual([]);
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
