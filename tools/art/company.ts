import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../content/company/${name}.yaml`, import.meta.url), 'utf8'));

/** A place where the company works; partner sites are others' companies. */
type Site = Facts['partners'][number] & { readonly isOffice: boolean; readonly isHeadOffice: boolean };

/**
 * The company's names and lines in a language, facts not yet printed in them.
 *
 * @example companyLines('en').offices['hefei']?.city // => 'Hefei'
 */
export function companyLines(lang: Lang): Company {
  return read(lang) as Company;
}

/**
 * Where the company works: the head office, the other offices, partner sites.
 *
 * @example sites()[0]?.isHeadOffice // => true
 */
export function sites(): Site[] {
  const { offices, partners } = read('facts') as Facts;
  const all = [
    ...offices.map(({ type, ...office }) => ({ ...office, isOffice: true, isHeadOffice: type === 'head-office' })),
    ...partners.map((partner) => ({ ...partner, isOffice: false, isHeadOffice: false })),
  ];
  return all.sort((a, b) => Number(b.isHeadOffice) - Number(a.isHeadOffice));
}
