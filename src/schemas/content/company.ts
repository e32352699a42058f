import * as z from 'zod/mini';
import { filled, key } from './fields.ts';

const count = z.int().check(z.minimum(0));

/** `content/company/facts.yaml`: what has no language. Another company replaces it without touching code (rule company.once). */
export const factsSchema = z.strictObject({
  /** Prefix of the names under which the site stores things in a browser. */
  storagePrefix: key,
  founded: filled,
  capitalYen: count,
  staff: count,
  yearsOfTrackRecord: count,
  cities: count,
  cliffCompanies: count,
  reusableSolutions: count,
  inHouseAdoptionPercent: count,
  phone: filled,
  phoneInternational: filled,
  tel: filled,
  fax: filled,
  faxInternational: filled,
  email: filled,
  site: z.url(),
  officeHours: z.strictObject({ open: filled, close: filled }),
  replyBusinessDays: count,
  privacyDesk: z.strictObject({ open: filled, close: filled }),
  disclosureFeeYen: count,
  map: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  stations: z.array(z.strictObject({ key, minutes: count })),
  offices: z.array(z.strictObject({ key, type: z.enum(['head-office', 'overseas']) })),
  partners: z.array(key),
  highlights: z.array(z.enum(['yearsOfTrackRecord', 'staff', 'cities', 'reusableSolutions', 'inHouseAdoptionPercent'])),
});

const person = z.strictObject({ title: filled, name: filled });
const statement = z.strictObject({ title: filled, text: filled });
/** An address in parts, for search engines; the country by ISO 3166-1 alpha-2. */
const addressParts = z.strictObject({
  country: filled,
  region: z.optional(filled),
  locality: filled,
  street: filled,
  postalCode: z.optional(filled),
});
const place = z.strictObject({ name: filled, city: filled, role: filled });

/** `content/company/{lang}.yaml`: names and printed lines. */
export const companySchema = z.strictObject({
  name: filled,
  englishName: filled,
  shortName: filled,
  founded: filled,
  capital: filled,
  staff: filled,
  representative: person,
  cto: person,
  /** Author of news that no single person signs. */
  pressDesk: filled,
  phone: filled,
  fax: filled,
  bank: filled,
  /** The address over several lines, the postal code where the language puts it. */
  addressLines: z.array(filled),
  hours: z.strictObject({ phone: filled, email: filled, reply: filled, privacyDesk: filled }),
  stations: z.record(key, filled),
  businessLines: z.array(filled),
  offices: z.record(key, z.strictObject({ ...place.shape, type: filled, address: filled, parts: addressParts })),
  partners: z.record(key, place),
  vision: statement,
  mission: statement,
  values: statement,
  highlights: z.record(
    z.string(),
    z.strictObject({ prefix: z.string(), suffix: z.string(), label: filled, note: filled }),
  ),
  certifications: z.array(z.strictObject({ key, name: filled, issuer: filled, note: filled, alt: filled })),
  clients: z.array(filled),
  clientsOther: z.strictObject({ name: filled, note: filled }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Company = z.infer<typeof companySchema>;
