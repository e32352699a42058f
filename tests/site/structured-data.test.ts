import { describe, expect, test } from 'vitest';
import { entryAt, pageOf } from '#src/content/kinds.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ABOUT } from '#src/site/routes.ts';
import { canonicalOf, indexable, isBuilt, meta, type Page, pageAt, pages } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const ARTICLE = {
  needed: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
  other: ['description', 'inLanguage', 'mainEntityOfPage', 'publisher', 'keywords'],
};

/**
 * The properties that Google requires or recommends, by type, and further schema.org properties that the site uses
 * (https://developers.google.com/search/docs/appearance/structured-data, as of 21 November 2026).
 */
const FIELDS: Readonly<Record<string, { readonly needed: readonly string[]; readonly other: readonly string[] }>> = {
  Organization: {
    needed: ['name', 'alternateName', 'logo', 'url'],
    other: ['address', 'description', 'email', 'foundingDate', 'legalName', 'numberOfEmployees', 'sameAs', 'telephone'],
  },
  WebSite: { needed: ['name', 'url', 'alternateName'], other: ['inLanguage'] },
  BreadcrumbList: { needed: ['itemListElement'], other: [] },
  NewsArticle: ARTICLE,
  TechArticle: ARTICLE,
  JobPosting: {
    // Left out on purpose: `directApply` (an application begins with the consent page), and what only wholly remote positions have.
    needed: [
      ...['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
      ...['baseSalary', 'employmentType', 'identifier'],
    ],
    other: [...['validThrough', 'educationRequirements', 'experienceRequirements', 'inLanguage', 'url']],
  },
  Service: { needed: ['name', 'description', 'provider', 'serviceType', 'url'], other: [] },
};

/** The addresses of the company's offices in a language, as schema.org names their parts. */
function addressesIn(lang: Lang): object[] {
  return Object.values(recordOf('company', lang).offices).map(({ parts }) => ({
    '@type': 'PostalAddress',
    addressCountry: parts.country,
    addressLocality: parts.locality,
    streetAddress: parts.street,
    ...(parts.region && { addressRegion: parts.region }),
    ...(parts.postalCode && { postalCode: parts.postalCode }),
  }));
}

const data = new Map(pages.map((page) => [page, nodesOf(page)]));
const all = [...data].flatMap(([page, nodes]) => nodes.map((node) => ({ page, node })));
const of = (type: string) => all.filter(({ node }) => node['@type'] === type);
const has = (page: Page, type: string) => data.get(page)?.some((node) => node['@type'] === type) ?? false;

/** The text of a script as a browser takes it: character references stay what they are. */
function nodesOf(page: Page): Node[] {
  return page.root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const { '@context': context, '@graph': graph, ...single } = JSON.parse(script.rawText);
    expect(context, page.address).toBe('https://schema.org');
    return (graph ?? [single]) as Node[];
  });
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

describe('every item', () => {
  test('has a known type, the fields that search engines ask for, and no unknown ones', () => {
    const problems = all.flatMap(({ page, node }) => {
      const fields = FIELDS[node['@type']];
      if (fields === undefined) return [`${page.address}: ${node['@type']}`];
      // A position without pay in its content has none here either.
      const missing = fields.needed.filter((name) => name !== 'baseSalary' && isEmpty(node[name]));
      const unknown = Object.keys(node).filter((name) => !['@type', ...fields.needed, ...fields.other].includes(name));
      const found = [...missing.map((name) => `no ${name}`), ...unknown.map((name) => `unknown ${name}`)];
      return found.map((problem) => `${page.address}: ${node['@type']}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('is in the language of its page, and has addresses of built pages and files only', () => {
    const origin = new URL(of('WebSite')[0]?.node['url'] as string).origin;
    const broken = all.flatMap(({ page, node }) => {
      const urls = [...JSON.stringify(node).matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = '']) => new URL(url));
      const own = urls.filter(({ origin: one, pathname }) => {
        return one === origin && !isBuilt(pathname) && !isBuilt(pathname.replace(/\.html$/, ''));
      });
      const isOther = (node['inLanguage'] ?? LANG_INFO[page.lang].tag) !== LANG_INFO[page.lang].tag;
      return [...own.map(({ href }) => href), ...(isOther ? ['in another language'] : [])].map(
        (problem) => `${page.address}: ${problem}`,
      );
    });
    expect(broken).toEqual([]);
  });
});

test.each(PUBLISHED_LANGS)(
  'the home page in %s names the company and the site, and its own page describes it',
  (lang) => {
    expect(data.get(pageAt('/', lang))?.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    if (!isBuilt(localizePath(ABOUT, lang))) return;
    const described = data.get(pageAt(ABOUT, lang))?.find((node) => node['@type'] === 'Organization');
    const { facts, identity } = recordOf('company-facts');
    expect([described?.['foundingDate'], described?.['telephone']]).toEqual([
      facts?.['founded'] && String(facts['founded'].value),
      identity.phone?.international,
    ]);
    expect(addressesIn(lang)).toContainEqual(described?.['address']);
  },
);

describe('BreadcrumbList', () => {
  test('is the breadcrumb that the page shows, step by step', () => {
    const odd = pages.filter((page) => {
      const steps = page.root.querySelectorAll('nav.breadcrumb li').map((step, at) => ({
        position: at + 1,
        name: step.textContent.trim(),
        path: step.querySelector('a')?.getAttribute('href'),
      }));
      const list = (data.get(page)?.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] ?? []) as {
        position: number;
        name: string;
        item?: string;
      }[];
      const named = list.map(({ position, name, item }) => ({ position, name, path: item && new URL(item).pathname }));
      return JSON.stringify(named) !== JSON.stringify(steps);
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('is on every page except home pages and infographics, which have no breadcrumb', () => {
    const without = indexable.filter((page) => !has(page, 'BreadcrumbList') && !page.path.startsWith('/infographics/'));
    expect([...new Set(without.map(({ path }) => path))]).toEqual(['/']);
  });
});

describe('articles', () => {
  test('say what the page says: address, picture, title, days, author', () => {
    const odd = [...of('NewsArticle'), ...of('TechArticle')].filter(({ page, node }) => {
      const days = page.root.querySelectorAll('.page-head__strip time').map((time) => time.getAttribute('datetime'));
      const author = node['author'] as Node;
      return (
        node['mainEntityOfPage'] !== page.root.querySelector('link[rel="canonical"]')?.getAttribute('href') ||
        node['image'] !== meta(page, 'og:image') ||
        node['headline'] !== page.root.querySelector('h1')?.textContent.trim() ||
        node['datePublished'] !== days[0] ||
        node['dateModified'] !== (days[1] ?? days[0]) ||
        (author['@type'] === 'Person' &&
          !page.root.querySelector('.author')?.textContent.includes(author['name'] as string))
      );
    });
    expect(odd.map(({ page }) => page.address)).toEqual([]);
  });

  test('are on every entry in its own language, and not on one shown in another', () => {
    const entries = indexable.filter((page) => /^\/(news|tech-articles)\/[a-z0-9-]+$/.test(page.path));
    const odd = entries.filter((page) => {
      const isOwn = canonicalOf(page) === page.address;
      return isOwn !== has(page, page.path.startsWith('/news/') ? 'NewsArticle' : 'TechArticle');
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });
});

describe('JobPosting', () => {
  test('has the pay of its content, the address of an office, and the last day', () => {
    for (const { page, node } of of('JobPosting')) {
      const { pay, validThrough } = shown('jobs', page.lang).find(({ slug }) => page.path.endsWith(`/${slug}`)) ?? {};
      const value = pay && {
        '@type': 'QuantitativeValue',
        minValue: pay.min,
        maxValue: pay.max,
        unitText: pay.per.toUpperCase(),
      };
      expect(node['baseSalary'], page.address).toEqual(
        pay && { '@type': 'MonetaryAmount', currency: pay.currency, value },
      );
      // A position that lacks a language is printed in the one that it has, with its separators.
      if (pay) expect(page.root.textContent.replace(/(?<=\d)[.,\s’](?=\d{3})/g, '')).toContain(`${pay.min}`);
      expect(addressesIn(page.lang)).toContainEqual((node['jobLocation'] as Node)['address']);
      expect(node['datePosted']).toMatch(/^\d{4}-\d{2}-\d{2}/);
      expect(node['validThrough']).toBe(validThrough && inCompanyZone(validThrough, '23:59:59'));
      const tags = [...String(node['description']).matchAll(/<(\w+)/g)].map(([, tag = '']) => tag);
      expect(tags.filter((tag) => !['p', 'ul', 'li', 'br'].includes(tag))).toEqual([]);
    }
  });

  test('is on a page that takes applications, and not on one of a closed position', () => {
    const jobs = indexable.filter((page) => entryAt(page.path)?.kind === 'jobs');
    const odd = jobs.filter((page) => {
      const slug = page.path.split('/').at(-1);
      return has(page, 'JobPosting') !== (page.root.querySelector(`.page-head a[href*="job=${slug}"]`) !== null);
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });
});

test('services on offer are described, those in preparation are not', () => {
  const active = shown('services').filter(({ status }) => status === 'active');
  const described = new Set(of('Service').map(({ page }) => page.path));
  expect([...described].sort()).toEqual(active.map(({ slug }) => pageOf('services', slug)).sort());
});
