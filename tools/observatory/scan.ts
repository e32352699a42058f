import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { DIST } from '#tools/built-site/place.ts';
import { builtSite } from '#tools/built-site/static-host.ts';
import { command, refuse } from '#tools/command-line/command.ts';

// `npm run test:observatory` scans one page of each kind of `dist/` over HTTPS on loopback by the rules of the MDN HTTP Observatory,
// which npx fetches, and fails when a page scores less than expected. The Observatory's own command takes neither a port nor a path.

command('test:observatory', 'Scans one page of each kind of dist/ by the rules of the MDN HTTP Observatory.').parse();

/** The most without HSTS preloading and perfect cookies. The last five points are for script files with integrity. */
const EXPECTED = { withFile: 135, without: 130 } as const;

/** The first page below an address that holds a piece of HTML. */
function pageBelow(address: string, piece = ''): string | undefined {
  const folder = DIST + address;
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const file = files.sort().find((name) => readFileSync(path.join(folder, name), 'utf8').includes(piece));
  return file && `${address}/${path.basename(file, '.html')}`;
}

/** One page of each kind, as far as the content has one. */
const PAGES = [
  ...[
    ...LANGS.map((lang) => localizePath('/', lang)),
    '/about-us',
    '/tech-articles',
    pageBelow('/tech-articles', '<iframe'),
    pageBelow('/infographics'),
  ],
  ...['/news', '/faq', pageBelow('/case-studies'), '/search', '/contact', '/contact/form'],
  ...['/no-such-page', '/500'],
].filter((address) => address !== undefined);

/** A certificate for `localhost`, made by `openssl` for this run. */
function certificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
    ' ',
  );
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', ...options, ...files], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** npx puts the package's commands first in PATH. */
const scanner = path.resolve(process.env['PATH']?.split(':')[0] ?? '', '../@mdn/mdn-http-observatory');
if (!existsSync(scanner)) refuse('The Observatory is not in PATH. Run `npm run test:observatory`, which fetches it.');
// The list that its install script would fetch: nothing of this site is preloaded.
writeFileSync(path.join(scanner, 'conf/hsts-preload.json'), '{}');
// biome-ignore lint/suspicious/noExplicitAny: a package without types
const part = (name: string): Promise<any> => import(pathToFileURL(path.join(scanner, 'src', name)).href);

const tls = certificate();
setDefaultCACertificates([...getCACertificates('default'), tls.cert]);
const answer = await builtSite(DIST);
const server = createServer(tls, (request, response) => {
  const { status, headers, body } = answer(new URL(request.url ?? '/', 'https://localhost').pathname);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}).listen(0, 'localhost');
await new Promise((resolve) => server.once('listening', resolve));
const { port: httpsPort } = server.address() as AddressInfo;

const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { getScoreModifier } = await part('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 100);
for (const address of PAGES) {
  const retrieved = await retrieve('localhost', { httpsPort, httpPort: httpsPort, path: address });
  const results: string[] = ALL_TESTS.map((test: (from: unknown) => { result: string }) => test(retrieved).result);
  const points: number[] = results.map((result) => getScoreModifier(result));
  // Extra credit counts only on top of an A (Observatory, scanner/index.js).
  const uncurved = sum(points.filter((each) => each < 0));
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : uncurved;
  const hasFile = /<script[^>]*\ssrc=/.test(answer(address).body.toString());
  const expected = hasFile ? EXPECTED.withFile : EXPECTED.without;
  console.log(`${score} of ${expected}  ${retrieved.responses.auto?.status}  ${address}`);
  if (score >= expected) continue;
  process.exitCode = 1;
  console.log(results.map((result, at) => `       ${points[at]} ${result}`).join('\n'));
}
server.closeAllConnections();
server.close();
