import { MAP_EMBED_ORIGIN } from './maps.ts';
import { firstPath } from './routes.ts';

/** Sources that every page may load, in addition to its own scripts and style by hash. Nothing else is allowed. */
const EVERY_PAGE: readonly Directive[] = [
  { directive: 'default-src', sources: ["'none'"] },
  { directive: 'font-src', sources: ["'self'"] },
  { directive: 'connect-src', sources: ["'self'"] },
  { directive: 'manifest-src', sources: ["'self'"] },
];

/** The exceptions of some pages. A frame source is allowed only if the page has a frame. */
const SOME_PAGES: readonly Exception[] = [
  // The mark of an error is in the styles: it appears without a connection, too.
  { path: '/contact/form', directive: 'img-src', source: 'data:' },
  { path: '/search', directive: 'script-src', source: "'wasm-unsafe-eval'" },
  { path: '/about-us', directive: 'frame-src', source: MAP_EMBED_ORIGIN },
  // An infographic in a dialog.
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
  readonly directive: 'script-src' | 'frame-src' | 'img-src';
  readonly source: string;
}

/** The content of a page that its policy depends on. */
export interface Governed {
  /** Path without language; an alias has the policy of its canonical page. */
  readonly path: string;
  readonly hasFrame: boolean;
  /** Whether the page loads script files of the site. */
  readonly hasFiles: boolean;
  /** Whether the page links the print style sheet: a file needs a source, not a hash. */
  readonly hasPrintSheet: boolean;
  /** Digests of the inline scripts and styles, as `sha256-…`. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policy of a page: the sources of the tables, and the hashes of its inline scripts and styles. */
export function pagePolicy({ path, hasFrame, hasFiles, hasPrintSheet, scripts, styles }: Governed): Directive[] {
  const allowed = (directive: Exception['directive']) =>
    SOME_PAGES.filter((row) => row.directive === directive && isAt(path, row.path)).map(({ source }) => source);
  const frames = hasFrame ? allowed('frame-src') : [];
  return [
    ...EVERY_PAGE,
    { directive: 'img-src', sources: ["'self'", ...allowed('img-src')] },
    ...(frames.length > 0 ? [{ directive: 'frame-src', sources: frames }] : []),
    {
      directive: 'script-src',
      sources: orNone([...(hasFiles ? ["'self'"] : []), ...allowed('script-src'), ...hashes(scripts)]),
    },
    { directive: 'style-src', sources: orNone([...(hasPrintSheet ? ["'self'"] : []), ...hashes(styles)]) },
  ];
}

/** A policy as the `content` of its `<meta>`. */
export function policyText(policy: readonly Directive[]): string {
  return policy.map(({ directive, sources }) => [directive, ...sources].join(' ')).join(';');
}

function isAt(path: string, asked: string): boolean {
  const own = firstPath(path);
  return asked.endsWith('/*') ? own.startsWith(asked.slice(0, -1)) : own === asked;
}

function hashes(digests: readonly string[]): string[] {
  return [...new Set(digests)].map((digest) => `'${digest}'`);
}

/** Writes an empty list of sources as `'none'`. */
function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}
