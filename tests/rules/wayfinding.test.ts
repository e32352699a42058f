import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { complaints, type Page, pages, visibleText } from '#tests/support/built-site.ts';

/** Orientation of readers: breadcrumbs, arrows of links, headings. */

const pageOf = new Map(pages.map((page) => [page.address, page]));
const steps = (page: Page | undefined) => page?.root.querySelectorAll('nav.breadcrumb li') ?? [];
const addressOf = (element: HTMLElement) => element.querySelector('a')?.getAttribute('href') ?? '';
const isRecord = ({ path }: Page) => path.startsWith('/challenged/');

test('a step of a breadcrumb has the name that the page there gives itself', () => {
  // While a language is being translated, one of the two may still be in Japanese.
  const translated = pages.filter(({ lang }) => PUBLISHED_LANGS.includes(lang));
  const wrong = complaints(translated, (page) =>
    steps(page)
      .slice(1, -1)
      .filter((step) => {
        const own = steps(pageOf.get(addressOf(step))).at(-1);
        return own === undefined || visibleText(own) !== visibleText(step);
      })
      .map((step) => `“${visibleText(step)}” leads to ${addressOf(step)}`),
  );
  expect(wrong).toEqual([]);
});

test('a way to another entry has the title of the page there', () => {
  const wrong = complaints(pages, (page) =>
    page.root.querySelectorAll('.article__next a').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const title = pageOf.get(href)?.root.querySelector('h1');
      const shown = link.querySelector(':scope > span');
      const isSame = title && shown && visibleText(title) === visibleText(shown);
      return isSame ? [] : [`“${visibleText(link)}” leads to ${href}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('an arrow that points back leads to a page above; from the record of a project, to its case', () => {
  const wrong = complaints(pages, (page) => {
    const above = steps(page).map(addressOf);
    const isAbove = (href: string) => above.includes(href) || page.address.startsWith(`${href}/`);
    return page.root
      .querySelectorAll('main .links__more--back')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !isAbove(href) && !(isRecord(page) && href.includes('/case-studies/')))
      .map((href) => `back to ${href}`);
  });
  expect(wrong).toEqual([]);
});

test('no heading occurs twice below the same heading', () => {
  const wrong = complaints(pages, ({ root }) => {
    const seen = new Set<string>();
    const path: string[] = [];
    return root.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').flatMap((heading) => {
      path.length = Number(heading.tagName[1]) - 1;
      path.push(visibleText(heading));
      const place = path.join(' › ');
      const isTwice = seen.has(place);
      seen.add(place);
      return isTwice ? [`“${place}”`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
