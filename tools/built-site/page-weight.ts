import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { reachableFrom } from '#src/domain/reachable.ts';
import { coverageIn, maxBytes } from '#tools/font/coverage.ts';
import type { Page } from './pages.ts';
import { DIST } from './place.ts';

/** The byte budgets of pages: documents and scripts compressed by brotli 11, documents as built with all that is printed into them. */
export const BUDGETS = {
  document: { home: 14_000, other: 13_500, median: 11_500 },
  /** Runs before any interaction: inline scripts, and the file of the islands; a page without an island loads no script file. */
  early: { island: 3_000, plain: 1_000 },
  /** All of a page's script once everything is hydrated. */
  hydrated: { home: 70_000, other: 68_500 },
  font: maxBytes(coverageIn(readFileSync('src/styles/tokens.css', 'utf8'))),
  /** A drawing of the home page's slides. */
  hero: 20_000,
} as const;

/** The weight of one page. */
export interface PageWeight {
  readonly page: Page;
  readonly kind: string;
  readonly hasIsland: boolean;
  /** Worked out when it is read: it takes a tenth of a second. */
  readonly document: number;
  readonly early: number;
  readonly hydrated: number;
  /** Addresses of what a browser loads before it paints. */
  readonly blocking: readonly string[];
  /** Script files that the page itself names; those of islands come later. */
  readonly files: readonly string[];
}

const INLINE = /<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const IMPORTED = /(?:from|import)\s*\(?\s*"\.\/([^"]+\.js)"/g;

const sizes = new Map<string, number>();

/** Bytes of a text as a server sends it. */
export function compressed(text: string): number {
  const size = sizes.get(text) ?? brotli(text, 11);
  sizes.set(text, size);
  return size;
}

/**
 * Whether a text is larger than a number of bytes as a server sends it.
 *
 * Asked of every page: of most, a compression that takes a twentieth of the time, and is not as good, shows that they are not.
 */
export function isLargerThan(text: string, bytes: number): boolean {
  return brotli(text, 5) > bytes && compressed(text) > bytes;
}

function brotli(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Weigh a page of the built site. */
export function weigh(page: Page): PageWeight {
  const { html, root } = page;
  const inline = compressed([...html.matchAll(INLINE)].map((match) => match[1]).join(''));
  const files = root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
  const islands = root.querySelectorAll('astro-island');
  const entries = islands.flatMap((island) =>
    ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => island.getAttribute(name) ?? []),
  );
  const weightOf = (addresses: Iterable<string>) =>
    [...addresses].reduce((sum, address) => sum + fileWeight(address), 0);
  return {
    page,
    kind: kindOf(page),
    hasIsland: islands.length > 0,
    get document() {
      return compressed(html);
    },
    early: inline + (islands.length > 0 ? weightOf(withImports(files)) : 0),
    hydrated: inline + weightOf(withImports([...files, ...entries])),
    blocking: root
      .querySelectorAll(
        'link[rel="stylesheet"]:not([media="print"]), head script[src]:not([type="module"], [async], [defer])',
      )
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    files,
  };
}

/** Bytes of the largest drawing of the home pages' slides, 0 without any; the first one is in the document itself. */
export function heroWeight(homes: readonly Page[]): number {
  const addresses = homes.flatMap(({ root }) =>
    root
      .querySelectorAll('.hero astro-island')
      .flatMap((slider) => (slider.getAttribute('props') ?? '').match(/\/_astro\/[^"]+\.svg/g) ?? []),
  );
  return Math.max(0, ...addresses.map((address) => statSync(DIST + address).size));
}

/** The kind of a page: its first folder, entries apart from their list. */
export function kindOf({ path: address }: Page): string {
  const [, section = '', ...rest] = address.split('/');
  return address === '/' ? 'home' : rest.length > 0 ? `/${section}/…` : `/${section}`;
}

function fileWeight(address: string): number {
  return compressed(readFileSync(DIST + address, 'utf8'));
}

/** Script files and all that they import, at once or later. */
function withImports(entries: readonly string[]): Set<string> {
  return reachableFrom(entries, (address) =>
    [...readFileSync(DIST + address, 'utf8').matchAll(IMPORTED)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(address), name),
    ),
  );
}
