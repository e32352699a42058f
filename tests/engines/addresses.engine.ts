import { expect } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { FAMILIES, SHOWN_ROUTES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { FIREFOX, test } from './engine.ts';
import { alive } from './look.ts';
import { oddStrings } from './odd-strings.ts';

const STRINGS = oddStrings(IS_FULL ? 500 : 40);
/** Browsers limit how often a page may change its address: 100 times in WebKit, two for each string. */
const CHANGES = 40;
/** Visits for each page; what is odd takes turns. */
const VISITS = IS_FULL ? 25 : 1;
/** What a server takes of an address. */
const MOST = 8_000;
/** Islands that come alive without being touched. */
const SELF_STARTING = 'astro-island:is([client=onscreen], [client=afterload])';
const ASKED = ['', 'q=', 'tag=', 'category=', 'job=', 'lng='] as const;

/** Whether the page still holds what it was built with. Runs in the page. */
function isWhole(): boolean {
  const hasText = (document.querySelector('main')?.textContent?.trim().length ?? 0) > 100;
  return hasText && [...document.querySelectorAll('astro-island')].every((island) => island.firstElementChild !== null);
}

test(
  'odd queries and fragments throw nothing and empty no page when it is opened',
  FIREFOX,
  async ({ tab, watched }) => {
    test.setTimeout(IS_FULL ? 1_200_000 : 120_000);
    watched.before((key) => {
      sessionStorage.setItem(key, '/');
      // Firefox reports cancelled requests of a page before it fires `pagehide`.
      addEventListener('beforeunload', () => dispatchEvent(new Event('pagehide')));
    }, CONSENT_KEY);
    const emptied: string[] = [];
    let turn = 0;
    for (const path of FAMILIES.filter((_, at) => IS_FULL || at % 2 === 0))
      for (let visit = 0; visit < VISITS; visit += 1) {
        const odd = STRINGS[turn % STRINGS.length] ?? '';
        const name = ASKED[turn % ASKED.length] ?? '';
        turn += 1;
        const { href } = new URL(
          `${path}?${name}${name && encodeURIComponent(odd.toWellFormed())}#${odd}`,
          watched.origin,
        );
        // A page that moved on to its language is another one.
        await tab.goto(href.length > MOST ? `${path}#${odd}` : href);
        await alive(tab, SELF_STARTING);
        if (!(await tab.run(isWhole))) emptied.push(href);
      }
    expect(emptied).toEqual([]);
  },
);

/** Change the address of the open page, and return the addresses that emptied it. Runs in the page. */
async function tryAll(strings: readonly string[], names: readonly string[], pace: number): Promise<string[]> {
  const emptied: string[] = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve, pace));
  for (const [at, odd] of strings.entries()) {
    location.hash = odd;
    await settled();
    const name = names[at % names.length] ?? '';
    const query = name === '' ? odd : encodeURIComponent(odd.toWellFormed());
    history.replaceState(null, '', `${location.pathname}?${name}${query}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    if ((document.querySelector('main')?.textContent?.trim().length ?? 0) < 100) emptied.push(odd);
  }
  return emptied;
}

/** Pages with scripts of their own; `npm test` takes the first two that the site has. */
const SCRIPTED = (['/faq', '/news', '/tech-articles', '/', '/contact/form'] as const)
  .filter((path) => SHOWN_ROUTES.includes(path))
  .slice(0, IS_FULL ? 5 : 2)
  .map((path, at) => localizePath(path, langAt(at)));

for (const path of SCRIPTED)
  test(
    `odd fragments and queries throw nothing and empty nothing while ${path} is open`,
    FIREFOX,
    async ({ tab, watched }) => {
      test.setTimeout(IS_FULL ? 300_000 : 60_000);
      watched.before((key) => {
        sessionStorage.setItem(key, '/');
        // What is asked of the server is not what is tried here.
        window.fetch = async () => new Response('[]');
      }, CONSENT_KEY);
      const emptied: string[] = [];
      for (let from = 0; from < STRINGS.length; from += CHANGES) {
        await tab.goto(path);
        await alive(tab, SELF_STARTING);
        emptied.push(...(await tab.run(tryAll, STRINGS.slice(from, from + CHANGES), ASKED, IS_FULL ? 50 : 0)));
      }
      expect(emptied).toEqual([]);
    },
  );
