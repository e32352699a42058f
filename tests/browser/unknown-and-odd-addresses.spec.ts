import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { ABOUT, FORM_PATH } from '#src/site/routes.ts';
import { alive } from '#tests/support/late-scripts.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { oddStrings } from '#tests/support/odd-strings.ts';
import { ADDRESSES, FAMILIES, SHOWN_ROUTES } from '#tests/support/routes.ts';
import { expect, test } from './test.ts';

const notFound = (lang: Lang) => readWords(lang, 'error').notFound.heading;

test('unknown addresses answer 404, in the language of the address', async ({ request }) => {
  const lists = (['/news', '/tech-articles'] as const).filter((list) => SHOWN_ROUTES.includes(list));
  const asked = [
    ...PUBLISHED_LANGS.flatMap((lang) => [
      { lang, address: localizePath('/no/such/page', lang), text: notFound(lang) },
      ...lists.map((list) => ({
        lang,
        address: localizePath(`${list}/no-such-slug`, lang),
        text: readWords(lang, 'news').notFound.text,
      })),
    ]),
    ...['/no-such-page', '/%', '/%zz/100%'].map((address) => ({
      lang: DEFAULT_LANG,
      address,
      text: notFound(DEFAULT_LANG),
    })),
  ];
  for (const { lang, address, text } of asked) {
    const response = await request.get(address);
    const html = await response.text();
    expect(response.status(), address).toBe(404);
    expect(html, address).toContain(`<html lang="${LANG_INFO[lang].tag}"`);
    expect(html, address).toContain(text);
    expect(html, address).toContain('<meta name="robots" content="noindex">');
    expect(response.headers()['x-frame-options'], address).toBe('SAMEORIGIN');
  }
});

test('other spellings of an address lead to its page, which names its one address', async ({ request }) => {
  for (const path of ['/', ABOUT, FORM_PATH]) {
    const response = await request.get(`/${DEFAULT_LANG}${path}`.replace(/\/$/, ''), { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers()['location'] ?? '', 'http://localhost').pathname).toBe(path);
  }
  // Some of these pages have a folder of entries next to them, and rules for unknown entries match their addresses.
  const folders = PUBLISHED_LANGS.flatMap((lang) =>
    ['/', ABOUT, '/news', '/tech-articles', '/news/page/2'].map((path) => localizePath(path, lang)),
  );
  const built = folders.filter((own) => own !== '/' && ADDRESSES.some(({ address }) => address === own));
  for (const own of built)
    for (const address of [`${own}/`, ...(own === localizePath('/', langAt(1)) ? [] : [`${own}.html`])]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      const canonical = /rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(own);
    }
});

const STRINGS = oddStrings(IS_FULL ? 500 : 40);
/** Browsers limit how often a page may change its address: 100 times in WebKit, two for each string. */
const CHANGES = 40;
const ASKED = ['', 'q=', 'tag=', 'category=', 'job=', 'lng='] as const;
/** Pages whose own scripts read their address, and one that has only the scripts of every page. */
const READING = FAMILIES.filter((path) =>
  ['/', ABOUT, '/news', '/tech-articles', '/contact', FORM_PATH, '/faq', '/search'].includes(path),
);
/** What a server takes of an address. */
const MOST = 8_000;

test.describe('odd queries and fragments', () => {
  test.use({ hasAgreed: true });

  test('throw nothing and empty no page when it is opened', async ({ page }) => {
    test.setTimeout(IS_FULL ? 1_200_000 : 60_000);
    const visits = IS_FULL ? FAMILIES.flatMap((path) => Array<string>(25).fill(path)) : READING;
    for (const [turn, path] of visits.entries()) {
      const odd = STRINGS[turn % STRINGS.length] ?? '';
      const query = `${ASKED[turn % ASKED.length]}${encodeURIComponent(odd.toWellFormed())}`;
      await page.goto(query.length < MOST ? `${path}?${query}#${odd}` : `${path}#${odd}`);
      await expect(page.getByRole('main'), `${path} ${odd.slice(0, 40)}`).toContainText(/.{20}/);
    }
  });

  /** Pages with scripts of their own; `npm test` takes the first that the site has. */
  const scripted = (['/faq', '/news', '/tech-articles', '/', FORM_PATH] as const)
    .filter((path) => SHOWN_ROUTES.includes(path))
    .slice(0, IS_FULL ? 5 : 1);

  for (const [at, path] of scripted.entries())
    test(`throw nothing and empty nothing while ${path} is open`, async ({ page }) => {
      test.setTimeout(IS_FULL ? 300_000 : 60_000);
      // What is asked of the server is not what is tried here.
      await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
      for (let from = 0; from < STRINGS.length; from += CHANGES) {
        await page.goto(localizePath(path, langAt(at)));
        if (path !== FORM_PATH) await alive(page);
        const emptied = await page.evaluate(tryAll, [STRINGS.slice(from, from + CHANGES), ASKED] as const);
        expect(emptied).toEqual([]);
      }
    });
});

/** Change the address of the open page, and return the addresses that emptied it. Runs in the page. */
async function tryAll([strings, names]: readonly [readonly string[], readonly string[]]): Promise<string[]> {
  const emptied: string[] = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
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
