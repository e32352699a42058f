import * as z from 'zod/mini';
import { count, filled, key, range, time, yearMonth } from './fields.ts';

const hours = z.strictObject({ open: time, close: time });

/** One number as the country dials it, and as the world does; links dial the second. */
const number = z
  .strictObject({
    national: z.string().check(z.regex(/^[\d-]+$/, 'phone')),
    international: z.string().check(z.regex(/^\+\d[\d-]+$/, 'international')),
  })
  .check(
    z.refine(({ national, international }) => digits(international).endsWith(digits(national).replace(/^0/, '')), {
      message: 'same-number',
      path: ['international'],
    }),
  );
/** A point in degrees, and on which side of it the drawn map writes the name. */
const map = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  name: z.enum(['above-right', 'above-left', 'left', 'below-left', 'below-right']),
});
const digits = (text: string) => text.replace(/\D/g, '');

/** `content/company/facts.yaml`: what has no language. Another company replaces it without touching code (rule company.once). */
export const factsSchema = z.strictObject({
  /** Prefix of the names under which the site stores things in a browser. */
  storagePrefix: key,
  founded: yearMonth,
  capitalYen: count,
  staff: count,
  yearsOfTrackRecord: count,
  cliffCompanies: count,
  reusableSolutions: count,
  inHouseAdoptionPercent: count,
  phone: number,
  fax: number,
  email: filled,
  site: z.url(),
  officeHours: hours,
  replyBusinessDays: count,
  privacyDesk: hours,
  disclosureFeeYen: count,
  /** What services cost at least, in yen without consumption tax (rule services.terms). */
  prices: z.strictObject({
    architectStudy: count,
    architectMonth: count,
    residentMonth: count,
    offshorePersonMonth: count,
    /** Research for companies entering China or Japan. */
    marketStudy: count,
    /** What most projects have cost so far. */
    contractProject: range,
  }),
  /** The team whose month the offshore page works out from the prices. */
  offshoreTeam: z.strictObject({ developers: count, architects: z.number().check(z.minimum(0)) }),
  /** How long studies usually take, and how many screens the price of an architect study covers. */
  studies: z.strictObject({ architectWeeks: range, architectScreens: count, marketWeeks: range }),
  /** What every contract promises (rule services.terms): to clients, and the days from receipt in which partners are paid. */
  contracts: z.strictObject({
    personMonthHours: count,
    /** A month of as many hours costs the same. */
    adjustmentFreeHours: range,
    acceptanceBusinessDays: count,
    /** Within them, in the following month, a client confirms the report of a month. */
    monthlyReportBusinessDays: count,
    warrantyMonths: count,
    noticeMonths: count,
    partnerPaymentDays: count,
  }),
  /** The company that runs an office of ours: our share in it, its developers there, and those of them with JLPT N2 or higher. */
  affiliate: z.strictObject({ sharePercent: count, developers: count, japaneseN2: count }),
  stations: z.array(z.strictObject({ key, minutes: count })),
  /** One of them is the head office: its address is the company's. */
  offices: z
    .array(z.strictObject({ key, type: z.enum(['head-office', 'overseas']), map }))
    .check(z.refine((offices) => offices.filter(({ type }) => type === 'head-office').length === 1, 'head-office')),
  partners: z.array(z.strictObject({ key, map })),
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

/** `content/company/{lang}.yaml`: names and lines. Their texts print facts as `{{name}}` (`src/domain/company.ts`). */
export const companySchema = z.strictObject({
  name: filled,
  englishName: filled,
  shortName: filled,
  representative: person,
  cto: person,
  /** Author of news that no single person signs. */
  pressDesk: filled,
  bank: filled,
  /** The address over several lines, the postal code where the language puts it. */
  addressLines: z.array(filled),
  /** When e-mail is read, in words; the other hours are printed from the facts. */
  emailHours: filled,
  /** Days on which the phone is not answered, and in which languages it is. */
  phoneNote: z.optional(filled),
  stations: z.record(key, filled),
  /** Words on the sketch of the streets around the head office: the station, and the sides on which it opens. */
  sketch: z.strictObject({ station: filled, near: filled, far: filled }),
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
  /** What the holder of a licence to dispatch workers publishes about them, beside the certificates. */
  dispatch: z.optional(filled),
  clients: z.array(filled),
  clientsOther: z.strictObject({ name: filled, note: filled }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Company = z.infer<typeof companySchema>;
