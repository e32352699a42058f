import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Lang } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../content/company/${name}.yaml`, import.meta.url), 'utf8'));

type Place = NonNullable<Facts['partners']>[number];

/** A place where the company works, with its point on the map; partner sites are others' companies. */
interface Site {
  readonly key: string;
  readonly map: NonNullable<Place['map']>;
  readonly isOffice: boolean;
  readonly isHeadOffice: boolean;
}

/**
 * The company's names and lines in a language, facts not yet printed in them.
 *
 * @example companyLines('en').offices['hefei']?.city // => 'Hefei'
 */
export function companyLines(lang: Lang): Company {
  return read(lang) as Company;
}

/**
 * Where the company works: the head office, the other offices, partner sites; those that have a point on the map.
 *
 * @example sites()[0]?.isHeadOffice // => true
 */
export function sites(): Site[] {
  const { offices = [], partners = [] } = read('facts') as Facts;
  const placed = (places: readonly Place[], isOffice: boolean) =>
    places.flatMap(({ key, map }, at) =>
      map === undefined ? [] : [{ key, map, isOffice, isHeadOffice: isOffice && at === 0 }],
    );
  return [...placed(offices, true), ...placed(partners, false)];
}
