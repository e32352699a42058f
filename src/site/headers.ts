/** Every response header of the site except the page policy (`page-policy.ts`): one table for files and functions. */

const SECURITY_HEADERS = {
  // No `preload`: with it anybody could submit the domain to the browsers' preload list, and removal takes months.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  // Not `no-referrer`: same-origin form posts would then send `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Directives that a `<meta>` policy cannot have, and Trusted Types. Script sources are in the `<meta>` policy, which has the hashes. */
const FILE_POLICY =
  "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Links that a browser prerenders on hover or press: pages of this site, except pages with effects (contact, search, a query such as
 * `?lng=`) and files such as feeds. A prerendered page may run its scripts: those that read or write storage wait until it is shown.
 */
const SPECULATION_RULES = '/speculation-rules.json';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of the files below a path. A file gets the headers of all matching rules. */
interface HeaderRule {
  /** An address, or a prefix such as `/fonts/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers of files.
 *
 * @param indexable false adds `noindex`, on every deploy except production
 */
export function headerRules(indexable: boolean): HeaderRule[] {
  const everywhere: Record<string, string> = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': FILE_POLICY,
    // Only pages use this header, but a path rule cannot distinguish pages from files.
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
  };
  if (!indexable) everywhere['X-Robots-Tag'] = 'noindex';
  return [
    { path: '/*', headers: everywhere },
    { path: '/_astro/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: '/fonts/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: SPECULATION_RULES, headers: { 'Content-Type': 'application/speculationrules+json' } },
    // Search engines show the pages, not their Markdown twins.
    { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' } },
    { path: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
    { path: '/*/feed.json', headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
  ];
}

/** The text of `dist/_headers`, the file that the platform and the local server read. */
export function headersFile(indexable: boolean): string {
  const lines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return headerRules(indexable)
    .map((rule) => `${lines(rule).join('\n')}\n`)
    .join('\n');
}

/** Headers of a function's answer; the platform applies `_headers` to static files only. */
export function functionHeaders(): Record<string, string> {
  return { ...SECURITY_HEADERS, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
}

/** Headers of a page that a function answers with (a form refilled for its visitor); its script policy is in its `<meta>`. */
export function pageHeaders(): Record<string, string> {
  return { ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY, 'X-Robots-Tag': 'noindex' };
}
