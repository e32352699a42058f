import { expect } from '@playwright/test';
import { readWords } from '#src/content/reading/read-words.ts';
import { DEFAULT_LANG, LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { recordOf } from '#tests/support/content.ts';
import { questions, shown } from '#tests/support/entries.ts';
import { inNpmTest, langAt } from '#tests/support/matrix.ts';
import { LANGUAGE_KEY } from '#tests/support/storage.ts';
import type { Tab } from './driver/tab.ts';
import { E2E, FIREFOX, PHONE, test } from './engine.ts';
import { addressOf, alive, count, hasFocus, middleOf, press, textOf, valueIn } from './look.ts';
import { soon } from './soon.ts';

/** Languages that a visitor can be led to; another language of the site, and the last one. */
const OTHERS = PUBLISHED_LANGS.filter((lang) => lang !== DEFAULT_LANG);
const [other, last] = [langAt(1), langAt(PUBLISHED_LANGS.length - 1)];
const hasOneLanguage = [OTHERS.length === 0, 'the site has one language'] as const;
const hasNoNews = [shown('news').length === 0, 'no news'] as const;

const MENU = '[popovertarget="menu"]';
const IN_MENU = '#menu :is(a, input, button)';

/** In Firefox what could be scrolled would be a stop of Tab, too. */
function isCut(): boolean {
  const menu = document.querySelector('#menu');
  return menu === null || menu.scrollWidth > menu.clientWidth;
}

test.describe('the menu on small screens', () => {
  for (const scrolled of [0, 1000])
    test(
      `opens under the header after ${scrolled} px of scrolling, and stays there`,
      inNpmTest(scrolled > 0),
      async ({ tab }) => {
        await tab.resize(PHONE.width, PHONE.height);
        await tab.goto('/about-us');
        await tab.run((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled);
        await press(tab, MENU);
        const gap = () =>
          tab.run(() => {
            const [header, menu] = ['body > header', '#menu'].map((css) =>
              document.querySelector(css)?.getBoundingClientRect(),
            );
            return menu && header ? Math.abs(menu.top - header.bottom) : -1;
          });
        await soon(gap).toBeLessThanOrEqual(1);
        await tab.run(() => scrollBy({ top: 200, behavior: 'instant' }));
        await soon(gap).toBeLessThanOrEqual(1);
        await press(tab, '#menu a[href="/contact"]');
        await soon(() => addressOf(tab)).toBe('/contact');
        expect(await count(tab, '#menu')).toBe(0);
      },
    );

  /** The control of the menu that has the focus, counted from 1. */
  const focused = (tab: Tab) =>
    tab.run((css) => [...document.querySelectorAll(css)].indexOf(document.activeElement as Element) + 1, IN_MENU);

  /** Give the focus to the last element of a selector. */
  const focus = (tab: Tab, selector: string) =>
    tab.run((css) => [...document.querySelectorAll<HTMLElement>(css)].at(-1)?.focus(), selector);

  test('is walked in order by keyboard, gives the focus back, and closes when the focus goes on behind it', async ({
    tab,
  }) => {
    await tab.resize(PHONE.width, PHONE.height);
    await tab.goto('/about-us');
    const open = async () => {
      await focus(tab, MENU);
      await tab.press('Enter');
      await soon(() => count(tab, '#menu')).toBe(1);
    };
    await open();
    expect(await tab.run(isCut), 'the menu is as wide as what it holds').toBe(false);
    const controls = await count(tab, IN_MENU);
    for (let at = 1; at <= controls; at += 1) {
      await tab.press('Tab');
      await soon(() => focused(tab)).toBe(at);
    }
    await tab.press('Escape');
    await soon(() => count(tab, '#menu')).toBe(0);
    await soon(() => hasFocus(tab, MENU)).toBe(true);
    for (const [from, key] of [
      ['.header__logo', 'Shift+Tab'],
      [IN_MENU, 'Tab'],
    ] as const) {
      await open();
      await focus(tab, from);
      await tab.press(key);
      await soon(() => count(tab, '#menu'), { message: `${key} goes on behind it` }).toBe(0);
    }
    expect(await hasFocus(tab, ':is(main, footer) *')).toBe(true);
    expect(await tab.run(focusProblem)).not.toContain('covered');
  });
});

test.describe('the keyboard', () => {
  test('meets the skip link first, seen and with a ring, and comes to the content by it', async ({ tab }) => {
    await tab.goto('/sitemap');
    await tab.press('Tab');
    await soon(() => hasFocus(tab, '.header__skip')).toBe(true);
    const seen = await tab.run(() => {
      const link = document.querySelector('.header__skip') as HTMLElement;
      const { top, bottom } = link.getBoundingClientRect();
      return [document.hasFocus(), top >= 0 && bottom <= innerHeight, getComputedStyle(link).outlineStyle];
    });
    expect(seen).toEqual([true, true, 'solid']);
    expect(await textOf(tab, '.header__skip')).toBe(readWords(DEFAULT_LANG, 'common').skip);
    await tab.press('Enter');
    await soon(() => hasFocus(tab, 'main')).toBe(true);
  });

  test('meets stops that are seen and uncovered, in order', E2E, async ({ tab }) => {
    await tab.goto('/sitemap');
    for (let stop = 0; stop < 20; stop += 1) {
      await tab.press('Tab');
      // A page that scrolls to the focus takes its time.
      await soon(() => tab.run(focusProblem)).toBe('');
    }
  });
});

/** What is wrong with the focus: it cannot be seen, or something covers it. Runs in the page. */
function focusProblem(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'the focus is lost';
  const rings = [element, element.parentElement, element.closest('li')].some(
    (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
  );
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
  const over = `covered at ${Math.round(top)} of ${innerHeight} by ${hit?.outerHTML.slice(0, 40) ?? 'nothing: outside the window'}`;
  return rings && isFree ? '' : `${rings ? over : 'no ring'}: ${element.outerHTML.slice(0, 80)}`;
}

test.describe('languages', () => {
  for (const { speaks, from, lang } of [
    ...OTHERS.map((lang) => ({ speaks: LANG_INFO[lang].locale, from: '/', lang })),
    { speaks: LANG_INFO[other].locale, from: '/sitemap?category=notice#main', lang: other },
    { speaks: 'fr', from: '/about-us', lang: DEFAULT_LANG },
  ])
    test(
      `a first visit of who reads ${speaks} leads from ${from} to ${lang}`,
      inNpmTest(from === '/' && lang === other),
      async ({ tab, watched }) => {
        watched.before((language) => {
          Object.defineProperty(navigator, 'languages', { value: [language] });
        }, speaks);
        await tab.goto(from);
        await soon(() => addressOf(tab)).toBe(localizePath(from, lang));
        // Nothing was chosen: the mark of the first page is no choice.
        expect(await tab.run((key) => [localStorage.getItem(key), document.cookie], LANGUAGE_KEY)).toEqual([
          'first',
          '',
        ]);
      },
    );

  test('the current one is underlined as the current page of the menu is: in red', async ({ tab }) => {
    test.skip(...hasOneLanguage);
    await tab.goto('/about-us');
    const [language, page] = await tab.run(() => {
      const current = (css: string, part?: string) => getComputedStyle(document.querySelector(css) as Element, part);
      const own = current('.header__language [aria-current]');
      return [
        [own.textDecorationLine, own.textDecorationThickness, own.textDecorationColor],
        ['underline', '2px', current('.header__nav [aria-current]', '::after').borderBottomColor],
      ];
    });
    expect(language).toEqual(page);
  });

  test('a choice leads to the same page and lasts', async ({ tab }) => {
    test.skip(...hasOneLanguage);
    await tab.goto('/about-us');
    await press(tab, '.header__language a', LANG_INFO[other].label);
    await soon(() => addressOf(tab)).toBe(localizePath('/about-us', other));
    await tab.goto('/sitemap');
    await soon(() => addressOf(tab)).toBe(localizePath('/sitemap', other));
    await press(tab, '.header__language a', LANG_INFO[DEFAULT_LANG].label);
    await soon(() => addressOf(tab)).toBe('/sitemap');
  });
});

test.describe('the language switch', () => {
  test.skip(...hasOneLanguage);

  test('keeps the filter of a list', async ({ tab }) => {
    test.skip(...hasNoNews);
    await tab.goto('/news');
    await alive(tab);
    await press(tab, '.filter__terms a');
    await soon(() => addressOf(tab)).toContain('?category=');
    // What is still asked for when a page is left would count as a failure of it.
    await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
    const query = (await addressOf(tab)).replace('/news', '');
    await press(tab, '.header__language a', LANG_INFO[other].label);
    await soon(() => addressOf(tab)).toBe(localizePath(`/news${query}`, other));
    await soon(() => count(tab, '.cards--arriving > li')).toBeGreaterThan(0);
    expect(await count(tab, '.filter__terms [aria-current]')).toBe(1);
  });

  test('keeps the words of a search', async ({ tab }) => {
    const searched = () => textOf(tab, '.search-results__count');
    const search = '/search?q=a%26b%23c';
    await tab.goto(localizePath(search, other));
    await soon(searched).toContain('a&b#c');
    await press(tab, '.header__language a', LANG_INFO[DEFAULT_LANG].label);
    await soon(() => addressOf(tab)).toBe(search);
    await soon(searched).toContain('a&b#c');
    expect(await valueIn(tab, 'main input[name=q]')).toBe('a&b#c');
  });

  test('keeps the part of the page that the address names', async ({ tab }) => {
    const [question] = questions(last);
    test.skip(question === undefined, 'no questions');
    await tab.goto(localizePath(`/faq#${question?.id}`, last));
    await alive(tab);
    // The page takes its time to scroll there, and the part in view counts.
    const top = () =>
      tab.run((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, `${question?.id}`);
    await soon(async () => Math.abs((await top()) - 200)).toBeLessThan(200);
    await press(tab, '.header__language a', LANG_INFO[DEFAULT_LANG].label);
    await soon(() => addressOf(tab)).toBe(`/faq#${question?.id}`);
    await soon(() => count(tab, `details[open] #${question?.id}`)).toBe(1);
  });
});

const company = recordOf('company');
const [head] = recordOf('company/facts').offices ?? [];
const [certificate] = company.certifications ?? [];
const [map] = recordOf('about-us').sections.flatMap((section) =>
  section.type === 'offices' ? (section.map ?? []) : [],
);
/** A map in the page is above the picture of the office. */
const hasFrame = head?.map !== undefined && company.offices[head.key]?.image !== undefined;
const hasNoMap = [map === undefined || !hasFrame, 'the company shows no map in its page'] as const;
const hasNoCertificate = [certificate === undefined, 'the company shows no certificate'] as const;

test.describe('company information', () => {
  test('a certificate opens enlarged, closes by Esc or a click beside it, not on it, and gives the focus back', async ({
    tab,
  }) => {
    test.skip(...hasNoCertificate);
    await tab.goto('/about-us');
    await press(tab, '.image-dialog__zoom');
    await soon(() => count(tab, 'dialog[open]')).toBe(1);
    expect(await textOf(tab, 'dialog[open] header')).toContain(certificate?.name);
    expect(await tab.run(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.alt)).toBe(
      certificate?.alt,
    );
    await tab.press('Escape');
    await soon(() => count(tab, 'dialog[open]')).toBe(0);
    await soon(() => hasFocus(tab, '.image-dialog__zoom')).toBe(true);
    await press(tab, '.image-dialog__zoom');
    await soon(() => count(tab, 'dialog[open]')).toBe(1);
    await press(tab, 'dialog[open] img');
    expect(await count(tab, 'dialog[open]'), 'a click on it closes nothing').toBe(1);
    await tab.click({ x: 5, y: 5 });
    await soon(() => count(tab, 'dialog[open]')).toBe(0);
  });

  test('Tab goes past the empty frame of the map to what follows', async ({ tab }) => {
    test.skip(...hasNoCertificate);
    test.skip(...hasNoMap);
    await tab.goto('/about-us');
    await tab.run(() => [...document.querySelectorAll<HTMLElement>('.office-map__actions a')].at(-1)?.focus());
    await tab.press('Tab');
    await soon(() => hasFocus(tab, '.image-dialog__zoom')).toBe(true);
  });

  test('the map is loaded into its frame on request, and not before', async ({ tab, watched }) => {
    test.skip(...hasNoMap);
    // A test uses no other host: the site replaces it in the link and in the policy.
    watched.let(/^GET \/about-us/, {
      change: (html) => html.replaceAll('https://www.openstreetmap.org', watched.origin),
    });
    watched.let(/^GET \/export\//, { status: 200, type: 'text/html', body: '<p id="map">Map</p>' });
    await tab.goto('/about-us');
    const shown = () =>
      tab.run(() => document.querySelector('iframe')?.contentDocument?.querySelector('#map')?.textContent ?? '');
    await middleOf(tab, '.office-map');
    // What is loaded because it comes into view is asked for with the next frames.
    await tab.run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(watched.asked.filter((line) => line.includes('/export/'))).toEqual([]);
    await press(tab, '.office-map__actions a[target=office-map]');
    await soon(shown).toBe('Map');
    expect(await tab.run(() => document.querySelector('iframe')?.tabIndex)).toBe(0);
    // A screen reader announces it by the frame's name.
    await soon(() => hasFocus(tab, `iframe[title="${map?.frame}"]`)).toBe(true);
    expect(await addressOf(tab)).toBe('/about-us');
  });
});

// What is only HTML is the same in every engine.
test.describe('without script', () => {
  test.beforeEach(({ watched }) => watched.forbidScript());

  test('questions open', FIREFOX, async ({ tab }) => {
    test.skip(questions(DEFAULT_LANG).length === 0, 'no questions');
    await tab.goto('/faq');
    expect(await count(tab, '.faq-accordion__tools')).toBe(0);
    await press(tab, 'summary');
    await soon(() => count(tab, 'details[open] .faq-accordion__answer')).toBe(1);
  });

  test('a list has no filter', FIREFOX, async ({ tab }) => {
    test.skip(...hasNoNews);
    await tab.goto('/news');
    expect(await count(tab, '.filter')).toBe(0);
    expect(await count(tab, '.cards > li')).toBeGreaterThan(0);
  });

  test('the search is the site map, and the page of an error keeps no message', FIREFOX, async ({ tab }) => {
    for (const lang of PUBLISHED_LANGS) {
      await tab.goto(localizePath('/search?q=x', lang));
      expect(await count(tab, '.site-map a')).toBeGreaterThan(0);
    }
    await tab.goto('/500');
    expect(await count(tab, '.error-sheet__kept')).toBe(0);
  });

  test('a certificate is its picture', FIREFOX, async ({ tab }) => {
    test.skip(...hasNoCertificate);
    await tab.goto('/about-us');
    await press(tab, '.image-dialog__zoom');
    await soon(() => addressOf(tab)).toMatch(new RegExp(`certificate-${certificate?.key}[^/]*\\.svg$`));
  });

  test('the menu opens on a phone, and the language is chosen in it', async ({ tab }) => {
    test.skip(...hasOneLanguage);
    await tab.resize(PHONE.width, PHONE.height);
    await tab.goto('/about-us');
    await press(tab, MENU);
    const { label, tag } = LANG_INFO[last];
    await press(tab, '.header__language a', label);
    await soon(() => addressOf(tab)).toContain(localizePath('/about-us', last));
    await soon(() => textOf(tab, `html[lang=${tag}] h1`)).not.toBe('');
  });
});
