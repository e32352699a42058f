import { builtSite } from '#tools/built-site/static-host.ts';
import { serveLoopback } from './loopback.ts';
import { observatory, type Scan } from './rules.ts';

/** The most that a site gives by itself; five more go to names that browsers ship in their preload list, five to perfect cookies. */
const EXPECTED = 135;

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
  const site = await serveLoopback(await builtSite(process.env['DIST'] ?? 'dist'));
  let missed = 0;
  try {
    console.log('score  status  page');
    for (const [kind, address] of PAGES) {
      const result = await scan(address, site);
      console.log(`${String(result.score).padStart(5)}  ${String(result.status).padStart(6)}  ${kind} (${address})`);
      if (result.score >= EXPECTED) continue;
      missed += 1;
      console.log(explain(result));
    }
  } finally {
    site.stop();
  }
  console.log(`${PAGES.length - missed} of ${PAGES.length} pages score ${EXPECTED}`);
  process.exitCode = missed > 0 ? 1 : 0;
}

function explain({ verdicts }: Scan): string {
  return verdicts.map(({ result, points, pass }) => `       ${pass ? ' ' : '✗'} ${points} ${result}`).join('\n');
}

await main();
