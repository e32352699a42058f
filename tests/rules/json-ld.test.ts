import { describe, expect, test } from 'vitest';
import { pageOf } from '#src/content/kinds.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { indexable, isBuilt, type Page, pageAt, pages } from '#tests/support/built-site.ts';
import { contentOf, recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * The properties that Google requires or recommends, by type, and further schema.org properties that we use; as of 21 November 2026.
 *
 * https://developers.google.com/search/docs/appearance/structured-data/{organization,sitename,breadcrumb,article,job-posting}
 * and https://schema.org/{type}. Service has no feature of its own in search results.
 */
const FIELDS = {
  Organization: {
    required: ['name'],
    recommended: ['alternateName', 'logo', 'url'],
    other: ['address', 'description', 'email', 'foundingDate', 'legalName', 'numberOfEmployees', 'sameAs', 'telephone'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'], other: ['inLanguage'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [], other: [] },
  NewsArticle: {
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
    other: ['description', 'inLanguage', 'mainEntityOfPage', 'publisher', 'keywords'],
  },
  TechArticle: {
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
    other: ['description', 'inLanguage', 'mainEntityOfPage', 'publisher', 'keywords'],
  },
  JobPosting: {
    required: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
    // Also recommended, and left out with a reason: `directApply` (an application begins with the consent page),
    // `applicantLocationRequirements` and `jobLocationType` (for wholly remote positions only).
    // `validThrough` is recommended where a position has a last day.
    recommended: ['baseSalary', 'employmentType', 'identifier'],
    other: [
      'validThrough',
      'educationRequirements',
      'eligibilityToWorkRequirement',
      'experienceRequirements',
      'incentiveCompensation',
      'inLanguage',
      'jobBenefits',
      'qualifications',
      'responsibilities',
      'skills',
      'url',
      'workHours',
    ],
  },
  Service: {
    required: [],
    recommended: ['name', 'description', 'provider', 'serviceType', 'url'],
    other: [],
  },
} as const satisfies Record<string, Record<'required' | 'recommended' | 'other', readonly string[]>>;

type Kind = keyof typeof FIELDS;

/** Address parts that Google lists for `jobLocation` and `address`; the country is required. */

/** The addresses of the company's offices in a language, as schema.org names their parts. */
function addressesIn(lang: Lang): Node[] {
  return Object.values(recordOf('company', lang).offices).map(({ parts }) => ({
    '@type': 'PostalAddress',
    addressCountry: parts.country,
    addressLocality: parts.locality,
    streetAddress: parts.street,
    ...(parts.region && { addressRegion: parts.region }),
    ...(parts.postalCode && { postalCode: parts.postalCode }),
  }));
}
/** A day, or a point in time with its zone (ISO 8601). */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/;

const facts = recordOf('company/facts');
const data = new Map(pages.map((page) => [page, nodesOf(page)]));
const all = [...data].flatMap(([page, nodes]) => nodes.map((node) => ({ page, node })));
const of = (kind: Kind) => all.filter(({ node }) => node['@type'] === kind);

/** The text of a script as a browser takes it: character references stay what they are. */
function nodesOf(page: Page): Node[] {
  return page.root.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const { '@context': context, '@graph': graph, ...single } = JSON.parse(script.rawText);
    expect(context, page.address).toBe('https://schema.org');
    return (graph ?? [single]) as Node[];
  });
}

function has(page: Page, kind: Kind): boolean {
  return data.get(page)?.some((node) => node['@type'] === kind) ?? false;
}

describe('every thing', () => {
  test('is of a kind that we know, with the fields that are asked for and no unknown ones', () => {
    const problems = all.flatMap(({ page, node }) => {
      const fields = FIELDS[node['@type'] as Kind];
      if (fields === undefined) return [`${page.address}: ${node['@type']}`];
      const known: readonly string[] = ['@type', ...fields.required, ...fields.recommended, ...fields.other];
      const missing = [...fields.required, ...fields.recommended].filter((name) => isEmpty(node[name]));
      const unknown = Object.keys(node).filter((name) => !known.includes(name));
      return [...missing.map((name) => `no ${name}`), ...unknown.map((name) => `unknown ${name}`)].map(
        (problem) => `${page.address}: ${node['@type']}: ${problem}`,
      );
    });
    expect(problems).toEqual([]);
  });

  test('has addresses of built pages and files only', () => {
    const origin = new URL(of('WebSite')[0]?.node['url'] as string).origin;
    const broken = all.flatMap(({ page, node }) =>
      [...JSON.stringify(node).matchAll(/"(https?:\/\/[^"]+)"/g)]
        .map((match) => new URL(match[1] ?? ''))
        .filter(
          (url) => url.origin !== origin || (!isBuilt(url.pathname) && !isBuilt(url.pathname.replace(/\.html$/, ''))),
        )
        .map((url) => `${page.address}: ${url.href}`),
    );
    expect(broken).toEqual([]);
  });

  test('is in the language of its page', () => {
    const odd = all.filter(
      ({ page, node }) => (node['inLanguage'] ?? LANG_INFO[page.lang].tag) !== LANG_INFO[page.lang].tag,
    );
    expect(odd.map(({ page }) => page.address)).toEqual([]);
  });
});

describe('the company', () => {
  test('is named on the home page, with the site, and described on its own', () => {
    for (const lang of PUBLISHED_LANGS) {
      expect(data.get(pageAt('/', lang))?.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
      const described = data.get(pageAt('/about-us', lang))?.find((node) => node['@type'] === 'Organization');
      const { founded } = facts.facts ?? {};
      expect([described?.['foundingDate'], described?.['telephone']]).toEqual([
        founded && String(founded.value),
        facts.identity.phone?.international,
      ]);
      if (described) expect(addressesIn(lang)).toContainEqual(described['address']);
    }
  });
});

describe('BreadcrumbList', () => {
  test('is the breadcrumb that the page shows, step by step', () => {
    const odd = pages.filter((page) => {
      const shown = page.root.querySelectorAll('nav.breadcrumb li').map((step) => ({
        name: step.textContent.trim(),
        path: step.querySelector('a')?.getAttribute('href'),
      }));
      const list = data.get(page)?.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as
        | { position: number; name: string; item?: string }[]
        | undefined;
      const breadcrumb = (list ?? []).map(({ name, item }) => ({ name, path: item && new URL(item).pathname }));
      return (
        JSON.stringify(breadcrumb) !== JSON.stringify(shown) || list?.some(({ position }, at) => position !== at + 1)
      );
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
        node['image'] !== page.root.querySelector('meta[property="og:image"]')?.getAttribute('content') ||
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
      const canonical = page.root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      const isOwn = new URL(canonical).pathname === page.address;
      return isOwn !== has(page, page.path.startsWith('/news/') ? 'NewsArticle' : 'TechArticle');
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });
});

describe('JobPosting', () => {
  test('pays what its content says, at the address of an office, and is open', () => {
    for (const { page, node } of of('JobPosting')) {
      const { pay, validThrough } = shown('jobs', page.lang).find(({ slug }) => page.path.endsWith(`/${slug}`)) ?? {};
      expect(node['baseSalary'], page.address).toEqual(
        pay && {
          '@type': 'MonetaryAmount',
          currency: pay.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: pay.min,
            maxValue: pay.max,
            unitText: pay.per.toUpperCase(),
          },
        },
      );
      if (pay) expect(page.root.textContent).toContain(pay.min.toLocaleString(LANG_INFO[page.lang].locale));
      const { address } = node['jobLocation'] as { address: object };
      expect(addressesIn(page.lang)).toContainEqual(address);
      expect(node['datePosted']).toMatch(DATE);
      expect(node['validThrough']).toBe(validThrough && inCompanyZone(validThrough, '23:59:59'));
      const last = page.root.querySelectorAll('dd time').at(-1)?.getAttribute('datetime');
      if (validThrough && last) expect(last, `the closing date on ${page.address}`).toBe(validThrough);
    }
  });

  test('is never wholly remote, and describes itself in the elements that job search reads', () => {
    for (const { node } of of('JobPosting')) {
      expect(JSON.stringify(node)).not.toContain('TELECOMMUTE');
      const tags = new Set([...(node['description'] as string).matchAll(/<(\w+)/g)].map((match) => match[1]));
      expect([...tags].filter((tag) => !['p', 'ul', 'li', 'br'].includes(tag ?? ''))).toEqual([]);
    }
  });

  test('has a page that takes applications; a closed position has neither', () => {
    const jobs = indexable.filter((page) => /^\/recruit\/[a-z-]+$/.test(page.path));
    const odd = jobs.filter((page) => {
      const slug = page.path.split('/').at(-1);
      return has(page, 'JobPosting') !== (page.root.querySelector(`.page-head a[href*="job=${slug}"]`) !== null);
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });
});

test('services on offer are described, those in preparation are not', () => {
  const active = contentOf('services').filter(({ lang, data }) => lang === DEFAULT_LANG && data['status'] === 'active');
  const described = new Set(of('Service').map(({ page }) => page.path));
  expect([...described].sort()).toEqual(active.map(({ slug }) => pageOf('services', slug)).sort());
});

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
