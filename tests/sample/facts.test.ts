import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { forLang, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { type Page, pageAt, visibleText } from '#tools/built-site/pages.ts';
import { answerTexts } from './facts/answers.ts';
import { articleFacts } from './facts/articles.ts';
import { careersFacts } from './facts/careers.ts';
import { caseFacts } from './facts/cases.ts';
import { companyFacts } from './facts/company.ts';
import { contactFacts } from './facts/contact.ts';
import type { Fact, Text } from './facts/fact.ts';
import { frameFacts } from './facts/frame.ts';
import { homeFacts } from './facts/home.ts';
import { serviceFacts } from './facts/services.ts';
import { supportFacts } from './facts/support.ts';

/** The table of facts: what docs/requirements say that this company shows, by family of pages. */
const FAMILIES: Readonly<Record<string, readonly Fact[]>> = {
  'header and footer': frameFacts,
  home: homeFacts,
  company: companyFacts,
  services: serviceFacts,
  'case studies': caseFacts,
  contact: contactFacts,
  careers: careersFacts,
  'privacy, downloads, FAQ and errors': supportFacts,
  'news and technical articles': articleFacts,
};

const all = Object.values(FAMILIES).flat();
const langsOf = (fact: Fact) => fact.langs ?? PUBLISHED_LANGS;
const inLang = (text: Text, lang: Lang) => (typeof text === 'string' ? text : forLang(text, lang));
/** Figures, units and labels are elements of their own: the space between them is the stylesheet's. */
const bare = (text: string) => text.replace(/\s+/g, '');

const texts = new Map<string, readonly string[]>();

/** The texts of the elements of a page that match a selector, without white space. */
function textsIn(page: Page, selector: string): readonly string[] {
  const key = `${page.address} ${selector}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const found = page.root.querySelectorAll(selector).map((element) => bare(visibleText(element)));
  texts.set(key, found);
  return found;
}

/** What is missing of a fact on a page, for the message; `undefined` when it is there. */
function missing(fact: Fact, page: Page): string | undefined {
  const within = fact.within ?? 'main';
  if (fact.text !== undefined) {
    const text = inLang(fact.text, page.lang);
    return textsIn(page, within).some((found) => found.includes(bare(text))) ? undefined : `“${text}” in ${within}`;
  }
  if (fact.handed !== undefined) {
    const text = inLang(fact.handed, page.lang);
    const islands = page.root.querySelectorAll('astro-island').map((island) => island.getAttribute('props') ?? '');
    return islands.some((props) => props.includes(text)) ? undefined : `“${text}” given to an island`;
  }
  if (fact.link !== undefined) {
    const href = fact.link.startsWith('/') ? localizePath(fact.link, page.lang) : fact.link;
    const links = page.root.querySelectorAll(within).flatMap((element) => element.querySelectorAll('a[href]'));
    return links.some((link) => link.getAttribute('href') === href) ? undefined : `a link to ${href} in ${within}`;
  }
  const selector = fact.selector ?? '';
  if (fact.is !== undefined) {
    const text = inLang(fact.is, page.lang);
    return textsIn(page, selector).includes(bare(text)) ? undefined : `“${text}” as ${selector}`;
  }
  const { length } = page.root.querySelectorAll(selector);
  const least = fact.least ?? 1;
  if (fact.count === undefined)
    return length >= least ? undefined : `${least} × ${selector} or more (there are ${length})`;
  return length === fact.count ? undefined : `${fact.count} × ${selector} (there are ${length})`;
}

describe.each(Object.entries(FAMILIES))('facts of %s', (_, facts) => {
  const addresses = [...new Set(facts.map(({ path }) => path))].flatMap((path) =>
    PUBLISHED_LANGS.map((lang) => ({ address: localizePath(path, lang), path, lang })),
  );

  test.each(addresses)('are on $address', ({ path, lang }) => {
    const page = pageAt(path, lang);
    const absent = facts
      .filter((fact) => fact.path === path && langsOf(fact).includes(lang))
      .flatMap((fact) => {
        const what = missing(fact, page);
        return what === undefined ? [] : [`${page.address} lacks ${what} (${fact.source})`];
      });
    expect(absent).toEqual([]);
  });
});

describe.each(PUBLISHED_LANGS)('texts of answers and failures in %s', (lang) => {
  const catalogues = new Map<string, string>();
  beforeAll(() => {
    for (const { namespace } of answerTexts)
      catalogues.set(namespace, readFileSync(`locales/${lang}/${namespace}.json`, 'utf8'));
  });

  test.each(answerTexts)('$namespace: $source', ({ namespace, text, source }) => {
    const wanted = inLang(text, lang);
    const lacks = catalogues.get(namespace)?.includes(wanted) ? [] : [`${namespace} lacks “${wanted}” (${source})`];
    expect(lacks).toEqual([]);
  });
});

describe('the table of facts', () => {
  test('holds every row once', () => {
    const rows = all.map((fact) => JSON.stringify(fact));
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  });

  test('asks one thing in each row', () => {
    const kinds = ['text', 'handed', 'link', 'selector'] as const;
    expect(all.filter((fact) => kinds.filter((kind) => fact[kind] !== undefined).length !== 1)).toEqual([]);
  });

  test('checks at least 350 facts, rows times languages', () => {
    const checked =
      all.reduce((sum, fact) => sum + langsOf(fact).length, 0) + answerTexts.length * PUBLISHED_LANGS.length;
    expect(checked).toBeGreaterThanOrEqual(350);
  });
});
