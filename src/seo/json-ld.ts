import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/**
 * Structured data for search engines: schema.org types with the fields that Google asks for (the lists stand, with their date, in
 * `json-ld.test.ts`). Pure: addresses come in complete, days as `YYYY-MM-DD`.
 */

/** A node of schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value | undefined;
}
type Value = string | number | boolean | Thing | readonly Value[];

/** The company as it signs pages. */
export interface Publisher {
  readonly name: string;
  /** Its short name. */
  readonly alternateName: string;
  /** The home page in the page's language. */
  readonly url: string;
  /** Address of a square picture of at least 112 pixels. */
  readonly logo: string;
}

/** A postal address in its parts; the country by ISO 3166-1 alpha-2. */
export interface Place {
  readonly country: string;
  readonly region?: string | undefined;
  readonly locality: string;
  readonly street: string;
  readonly postalCode?: string | undefined;
}

/**
 * Print things as the text of a `<script type="application/ld+json">`; `<` is escaped, so no text can close the element.
 *
 * @example jsonLd({ '@type': 'Thing', name: '</script>' }) // => '{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script>"}'
 */
export function jsonLd(...things: readonly Thing[]): string {
  const [only] = things;
  const context = 'https://schema.org';
  const root = things.length === 1 ? { '@context': context, ...only } : { '@context': context, '@graph': things };
  return JSON.stringify(root).replaceAll('<', '\\u003c');
}

/** What the company's own page says about it besides its name. */
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

/** The company: its name on the home page, all details on the page about it, where they are printed too. */
export function organization(company: Publisher, details?: OrganizationDetails): Thing {
  return {
    ...organizationRef(company),
    alternateName: company.alternateName,
    ...(details && {
      legalName: details.legalName,
      ...(details.description && { description: details.description }),
      email: details.email,
      ...(details.telephone && { telephone: details.telephone }),
      ...(details.founded && { foundingDate: details.founded }),
      ...(details.staff && { numberOfEmployees: { '@type': 'QuantitativeValue', value: details.staff } }),
      address: postalAddress(details.place),
    }),
  };
}

/**
 * The site's name as search results print it, for the home page: the company's short name, then its full one.
 *
 * @example webSite(company, 'zh')['inLanguage'] // => 'zh-Hans'
 */
export function webSite(company: Publisher, lang: Lang): Thing {
  return {
    '@type': 'WebSite',
    name: company.alternateName,
    alternateName: company.name,
    url: company.url,
    inLanguage: LANG_INFO[lang].tag,
  };
}

/** The trail above a page, home first; the page itself is the last step and needs no address. */
export function breadcrumbList(trail: readonly { readonly name: string; readonly url?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(url && { item: url }),
    })),
  };
}

/** A news item or article. */
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

/**
 * A dated entry. Without an author of its own the company is the author (news of its press desk).
 *
 * @example article({ type: 'NewsArticle', headline: 'We have moved', … })['@type'] // => 'NewsArticle'
 */
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
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.jobTitle && { jobTitle: author.jobTitle }) }
      : publisher,
    publisher,
    ...(facts.keywords && { keywords: facts.keywords.join(', ') }),
  };
}

/**
 * A service that is on offer; those in preparation have no markup.
 *
 * @example service({ name: 'Consulting', … })['provider'] // => { '@type': 'Organization', … }
 */
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

/** The company where it stands beside something else. */
export function organizationRef({ name, url, logo }: Publisher): Thing {
  return { '@type': 'Organization', name, url, logo };
}

/** Where a place is, as the post writes it. */
export function postalAddress(place: Place): Thing {
  return {
    '@type': 'PostalAddress',
    addressCountry: place.country,
    ...(place.region && { addressRegion: place.region }),
    addressLocality: place.locality,
    streetAddress: place.street,
    ...(place.postalCode && { postalCode: place.postalCode }),
  };
}
