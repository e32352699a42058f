import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Company } from '#src/schemas/content/company.ts';

/**
 * Structured data for search engines: schema.org types with the fields that Google requires or recommends (`json-ld.test.ts` has the
 * lists and their dates). Addresses are complete, days are `YYYY-MM-DD`.
 */

/** A node of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value | undefined;
}
type Value = string | number | boolean | Thing | readonly Value[];

export interface Publisher {
  readonly name: string;
  readonly alternateName: string;
  /** The home page in the page's language. */
  readonly url: string;
  /** Address of a square picture of at least 112 pixels. */
  readonly logo: string;
}

export type Place = Company['offices'][string]['parts'];

/** The text of a `<script type="application/ld+json">`. `<` is escaped, so no text can close the element. */
export function jsonLd(...things: readonly Thing[]): string {
  const [only] = things;
  const context = 'https://schema.org';
  const root = things.length === 1 ? { '@context': context, ...only } : { '@context': context, '@graph': things };
  return JSON.stringify(root).replaceAll('<', '\\u003c');
}

/** Details of the company that only its own page has. */
export interface OrganizationDetails {
  readonly legalName: string;
  readonly description?: string | undefined;
  readonly email: string;
  /** International, `+81…`. */
  readonly telephone?: string | undefined;
  /** `YYYY-MM` or `YYYY-MM-DD`. */
  readonly founded?: string | undefined;
  readonly staff?: number | undefined;
  readonly place: Place;
}

/** The company: only its name on the home page, all details on the page that prints them. */
export function organization(company: Publisher, details?: OrganizationDetails): Thing {
  return {
    ...organizationRef(company),
    alternateName: company.alternateName,
    ...(details && {
      legalName: details.legalName,
      description: details.description,
      email: details.email,
      telephone: details.telephone,
      foundingDate: details.founded,
      numberOfEmployees: details.staff ? { '@type': 'QuantitativeValue', value: details.staff } : undefined,
      address: postalAddress(details.place),
    }),
  };
}

/** The site's name in search results, for the home page: the company's short name, with the full name as the alternative. */
export function webSite(company: Publisher, lang: Lang): Thing {
  return {
    '@type': 'WebSite',
    name: company.alternateName,
    alternateName: company.name,
    url: company.url,
    inLanguage: LANG_INFO[lang].tag,
  };
}

/** The breadcrumb of a page, home first; the last step is the page itself, without an address. */
export function breadcrumbList(trail: readonly { readonly name: string; readonly url?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}

interface ArticleFacts {
  readonly type: 'NewsArticle' | 'TechArticle';
  readonly lang: Lang;
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly published: string;
  readonly updated: string;
  readonly author: { readonly name: string; readonly jobTitle?: string | undefined } | undefined;
  readonly keywords?: readonly string[];
  readonly publisher: Publisher;
}

/** A dated entry. The company is the author of an entry without one. */
export function article(facts: ArticleFacts): Thing {
  const publisher = organizationRef(facts.publisher);
  const { author } = facts;
  return {
    '@type': facts.type,
    headline: facts.headline,
    description: facts.description,
    inLanguage: LANG_INFO[facts.lang].tag,
    mainEntityOfPage: facts.url,
    image: facts.image,
    datePublished: facts.published,
    dateModified: facts.updated,
    author: author ? { '@type': 'Person', ...author } : publisher,
    publisher,
    keywords: facts.keywords?.join(', '),
  };
}

/** A service that is on offer; those in preparation have no markup. */
export function service(facts: { name: string; description: string; url: string; publisher: Publisher }): Thing {
  return {
    '@type': 'Service',
    name: facts.name,
    serviceType: facts.name,
    description: facts.description,
    url: facts.url,
    provider: organizationRef(facts.publisher),
  };
}

/** The company as a value of another thing. */
export function organizationRef({ name, url, logo }: Publisher): Thing {
  return { '@type': 'Organization', name, url, logo };
}

/** A place as a postal address. */
export function postalAddress(place: Place): Thing {
  return {
    '@type': 'PostalAddress',
    addressCountry: place.country,
    addressRegion: place.region,
    addressLocality: place.locality,
    streetAddress: place.street,
    postalCode: place.postalCode,
  };
}
