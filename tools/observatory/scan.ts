import { DIST } from '#tools/built-site/place.ts';
import { builtSite } from '#tools/built-site/static-host.ts';
import { serveLoopback } from './loopback.ts';
import { observatory, type Scan } from './rules.ts';

/**
 * The most that a site gives by itself; five more go to names that browsers ship in their preload list, five to perfect cookies. The
 * last five of these are for script files that a page names by their hash: a page without a file cannot have them.
 */
const EXPECTED = { withFile: 135, without: 130 } as const;

/** One page of each kind. */
const PAGES: readonly (readonly [kind: string, address: string])[] = [
  ['home', '/'],
  ['home, Chinese', '/zh'],
  ['company, with the map', '/about-us'],
  ['article', '/tech-articles'],
  ['article with a frame', '/tech-articles/drupal-ai-cto-prediction'],
  ['infographic', '/infographics/drupal-ai-infographic'],
  ['news', '/news'],
  ['questions', '/en/faq'],
  ['case', '/case-studies/document-management'],
  ['search', '/search'],
  ['consent', '/contact'],
  ['contact form', '/en/contact/form'],
  ['not found', '/no-such-page'],
  ['server error', '/500'],
];

/**
 * The command behind `npm run test:observatory`: scans one page of each kind of `dist/` over HTTPS on loopback by the MDN HTTP
 * Observatory's own rules, prints the scores, and fails below {@link EXPECTED}.
 */
async function main(): Promise<void> {
  const scan = await observatory();
  const answer = await builtSite(DIST);
  const site = await serveLoopback(answer);
  let missed = 0;
  try {
    console.log('score  expected  status  page');
    for (const [kind, address] of PAGES) {
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
  console.log(`${PAGES.length - missed} of ${PAGES.length} pages score what is expected of them`);
  process.exitCode = missed > 0 ? 1 : 0;
}

function explain({ verdicts }: Scan): string {
  return verdicts.map(({ result, points, pass }) => `       ${pass ? ' ' : '✗'} ${points} ${result}`).join('\n');
}

await main();
