import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { OrganizationDetails, Place, Publisher } from '#src/seo/json-ld.ts';
import { companyIn, dataOf } from './query.ts';

const LOGO = '/icon-512.png';

/** The company as the publisher in the structured data of a page. */
export async function publisherIn(lang: Lang): Promise<Publisher> {
  const { site } = (await dataOf('company-facts')).identity;
  const { name, shortName } = await companyIn(lang);
  return {
    name,
    alternateName: shortName,
    url: new URL(localizePath('/', lang), site).href,
    logo: new URL(LOGO, site).href,
  };
}

/** Details of the company for the structured data of its page; the address is that of the head office. */
export async function organizationDetails(lang: Lang): Promise<OrganizationDetails> {
  const { identity, facts: { founded, staff } = {} } = await dataOf('company-facts');
  const hasDate = founded?.unit === 'month' || founded?.unit === 'year';
  const { beliefs: [belief] = [], headOffice } = await companyIn(lang);
  const { name: legalName } = await companyIn(DEFAULT_LANG);
  return {
    legalName,
    description: belief?.text,
    email: identity.email,
    telephone: identity.phone?.international,
    founded: hasDate ? founded.value?.toString() : undefined,
    staff: staff?.unit === 'people' ? Number(staff.value) || undefined : undefined,
    place: headOffice.parts,
  };
}

/**
 * The postal address of an office.
 *
 * @throws Error if `content/company/{lang}.yaml` has no such office
 */
export async function officePlace(office: string, lang: Lang): Promise<Place> {
  const found = (await companyIn(lang)).offices[office];
  if (found === undefined) throw new Error(`content/company/${lang}.yaml: offices.${office}, expected an office`);
  return found.parts;
}
