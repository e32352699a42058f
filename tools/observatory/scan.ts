import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '#tools/built-site/place.ts';
import { builtSite } from '#tools/built-site/static-host.ts';
import { serveLoopback } from './loopback.ts';
import { observatory, type Scan } from './rules.ts';

/**
 * The most that a site gives by itself; five more go to names that browsers ship in their preload list, five to perfect cookies. The
 * last five of these are for script files that a page names by their hash: a page without a file cannot have them.
 */
const EXPECTED = { withFile: 135, without: 130 } as const;

/** One page of each kind, as far as the content has one. */
const PAGES: readonly (readonly [kind: string, address: string | undefined])[] = [
  ['home', '/'],
  ['home, Chinese', '/zh'],
  ['company, with the map', '/about-us'],
  ['articles', '/tech-articles'],
  ['article with a frame', pageBelow('/tech-articles', '<iframe')],
  ['infographic', pageBelow('/infographics')],
  ['news', '/news'],
  ['questions', '/en/faq'],
  ['case', pageBelow('/case-studies')],
  ['search', '/search'],
  ['consent', '/contact'],
  ['contact form', '/en/contact/form'],
  ['not found', '/no-such-page'],
  ['server error', '/500'],
];

/** The first page below an address that holds a piece of HTML. */
function pageBelow(address: string, piece = ''): string | undefined {
  const folder = DIST + address;
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const file = files.sort().find((name) => readFileSync(path.join(folder, name), 'utf8').includes(piece));
  return file && `${address}/${path.basename(file, '.html')}`;
}

/**
 * The command behind `npm run test:observatory`: scans one page of each kind of `dist/` over HTTPS on loopback by the MDN HTTP
 * Observatory's own rules, prints the scores, and fails below {@link EXPECTED}.
 */
async function main(): Promise<void> {
  const scan = await observatory();
  const answer = await builtSite(DIST);
  const pages = PAGES.flatMap(([kind, address]) => (address === undefined ? [] : [[kind, address] as const]));
  const site = await serveLoopback(answer);
  let missed = 0;
  try {
    console.log('score  expected  status  page');
    for (const [kind, address] of pages) {
      const result = await scan(address, site);
      const hasFile = /<script[^>]*\ssrc=/.test(answer(address).body.toString());
      const expected = hasFile ? EXPECTED.withFile : EXPECTED.without;
      const [score, least, status] = [result.score, expected, result.status].map(String);
      console.log(`${score?.padStart(5)}  ${least?.padStart(8)}  ${status?.padStart(6)}  ${kind} (${address})`);
      if (result.score >= expected) continue;
      missed += 1;
      console.log(explain(result));
    }
  } finally {
    site.stop();
  }
  console.log(`${pages.length - missed} of ${pages.length} pages score what is expected of them`);
  process.exitCode = missed > 0 ? 1 : 0;
}

function explain({ verdicts }: Scan): string {
  return verdicts.map(({ result, points, pass }) => `       ${pass ? ' ' : '✗'} ${points} ${result}`).join('\n');
}

await main();
