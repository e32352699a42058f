import { MAP_EMBED_ORIGIN } from './maps.ts';
import { ALIASES } from './routes.ts';

/** What every page may load. Its scripts and its style are named by their hashes, besides; nothing else is allowed. */
const EVERY_PAGE: readonly Directive[] = [
  { directive: 'default-src', sources: ["'none'"] },
  { directive: 'img-src', sources: ["'self'", 'data:'] },
  { directive: 'font-src', sources: ["'self'"] },
  { directive: 'connect-src', sources: ["'self'"] },
  { directive: 'manifest-src', sources: ["'self'"] },
];

/** What some pages may do besides: THE table of exceptions. A frame is allowed only where the page has one. */
const SOME_PAGES: readonly Exception[] = [
  { path: '/search', directive: 'script-src', source: "'wasm-unsafe-eval'" },
  { path: '/about-us', directive: 'frame-src', source: MAP_EMBED_ORIGIN },
  // The sheet of an infographic, in a dialog.
  { path: '/tech-articles/*', directive: 'frame-src', source: "'self'" },
];

/** A part of a page policy (https://www.w3.org/TR/CSP3/#directives). */
export interface Directive {
  readonly directive: string;
  readonly sources: readonly string[];
}

interface Exception {
  /** A path without language; with `/*` at its end, all paths below. */
  readonly path: string;
  readonly directive: 'script-src' | 'frame-src';
  readonly source: string;
}

/** What a page holds, and thereby what its policy has to name. */
export interface Governed {
  /** Path without language; an alias is treated as the page it shows. */
  readonly path: string;
  readonly hasFrame: boolean;
  /** Whether it loads script files of the site. */
  readonly hasFiles: boolean;
  /** Whether it links the style file of paper: the hash of a style does not govern a file. */
  readonly hasPrintSheet: boolean;
  /** Digests of the scripts and the styles that stand in it, as `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of a page: what the tables allow it, and by their hashes the scripts and styles it holds.
 *
 * @example pagePolicy({ path: '/news', hasFrame: false, hasFiles: false, hasPrintSheet: false, scripts: [], styles: [] }).at(-1) // => { directive: 'style-src', sources: ["'none'"] }
 */
export function pagePolicy({ path, hasFrame, hasFiles, hasPrintSheet, scripts, styles }: Governed): Directive[] {
  const allowed = (directive: Exception['directive']) =>
    SOME_PAGES.filter((row) => row.directive === directive && isAt(path, row.path)).map(({ source }) => source);
  const frames = hasFrame ? allowed('frame-src') : [];
  return [
    ...EVERY_PAGE,
    ...(frames.length > 0 ? [{ directive: 'frame-src', sources: frames }] : []),
    {
      directive: 'script-src',
      sources: orNone([...(hasFiles ? ["'self'"] : []), ...allowed('script-src'), ...hashes(scripts)]),
    },
    { directive: 'style-src', sources: orNone([...(hasPrintSheet ? ["'self'"] : []), ...hashes(styles)]) },
  ];
}

/**
 * A policy as the `content` of its `<meta>`.
 *
 * @example policyText([{ directive: 'img-src', sources: ["'self'", 'data:'] }]) // => "img-src 'self' data:"
 */
export function policyText(policy: readonly Directive[]): string {
  return policy.map(({ directive, sources }) => [directive, ...sources].join(' ')).join(';');
}

function isAt(path: string, asked: string): boolean {
  const own = (ALIASES as Readonly<Record<string, string>>)[path] ?? path;
  return asked.endsWith('/*') ? own.startsWith(asked.slice(0, -1)) : own === asked;
}

function hashes(digests: readonly string[]): string[] {
  return [...new Set(digests)].map((digest) => `'${digest}'`);
}

/** An empty list of sources means none, which reads clearer. */
function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}
