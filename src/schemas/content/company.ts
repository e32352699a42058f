import * as z from 'zod';
import { factRecordSchema } from './fact.ts';
import { count, drawing, filled, key, rowsOf } from './fields.ts';

/** One number as the country dials it, and as the world does, each as it is printed; links dial the second. */
const number = z
  .strictObject({
    national: z.string().check(z.regex(/^[+(]?\d[\d .()-]*$/, 'phone')),
    international: z.string().check(z.regex(/^\+\d[\d .()-]+$/, 'international')),
  })
  .check(
    z.refine(({ national, international }) => digits(international).endsWith(digits(national).replace(/^0/, '')), {
      message: 'same-number',
      path: ['international'],
    }),
  );
/** A point in degrees: distances are measured between the points. */
const map = z.strictObject({ latitude: z.number(), longitude: z.number() });
const digits = (text: string) => text.replace(/\D/g, '');

/** The identity of a company: contact data, and the address of the site. */
const identitySchema = z.strictObject({
  site: z.url(),
  email: filled,
  /** Prefix of the names under which the site stores things in a browser. */
  storagePrefix: key,
  phone: z.optional(number),
  fax: z.optional(number),
});

/** `content/company/facts.yaml`: what has no language. Another company replaces it without touching code. */
export const factsSchema = z.strictObject({
  identity: identitySchema,
  /** Whatever the company says of itself in numbers, by names of its own. */
  facts: z.optional(factRecordSchema),
  /** Minutes on foot to the head office. */
  stations: z.optional(z.array(z.strictObject({ key, minutes: count }))),
  /** In the order of their list; the first is the head office: its address is the company's. Without the list the language files give the order. */
  offices: z.optional(rowsOf(z.strictObject({ key, map: z.optional(map) }))),
  /** Sites of other companies that are shown beside the offices. */
  partners: z.optional(z.array(z.strictObject({ key, map: z.optional(map) }))),
});

const person = z.strictObject({ title: filled, name: filled });
/** An address in parts, for search engines; the country by ISO 3166-1 alpha-2. */
const addressParts = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'country')),
  region: z.optional(filled),
  locality: filled,
  street: filled,
  postalCode: z.optional(filled),
});
const place = z.strictObject({ name: filled, city: filled, role: filled });

/** `content/company/{lang}.yaml`: names and lines. Their texts print facts as `{{name}}`. */
export const companySchema = z.strictObject({
  name: filled,
  /** The name in Latin letters. The table about the company shows it if it is not the legal name. */
  englishName: z.optional(filled),
  shortName: filled,
  /** A sentence about the company for the footer of every page. */
  footerText: z.optional(filled),
  representative: person,
  cto: z.optional(person),
  /** Authors of articles: the name as articles give it, and the biography below an article. */
  authors: z.optional(z.array(z.strictObject({ name: filled, bio: filled }))),
  /** Author of news that no single person signs. */
  pressDesk: filled,
  bank: z.optional(filled),
  /** The row about invoices in the table about the company. */
  invoices: z.optional(filled),
  /** The address over several lines, the postal code where the language puts it. */
  addressLines: z.array(filled),
  /** When the phone is answered, in words. */
  phoneHours: z.optional(filled),
  /** The text above the phone number on pages that invite to call. */
  phoneInvitation: z.optional(filled),
  /** Days on which the phone is not answered, and in which languages it is. */
  phoneNote: z.optional(filled),
  /** When e-mail is read. */
  emailHours: z.optional(filled),
  /** When the desk for personal information is open. */
  privacyDeskHours: z.optional(filled),
  stations: z.optional(z.record(key, filled)),
  businessLines: z.array(filled),
  offices: z.record(
    key,
    z.strictObject({
      ...place.shape,
      type: filled,
      address: filled,
      parts: addressParts,
      /** Of the streets around it; the page shows that of the head office. */
      image: z.optional(drawing),
    }),
  ),
  partners: z.optional(z.record(key, place)),
  /** Vision, mission and values, under the company's own names. */
  beliefs: z.optional(z.array(z.strictObject({ label: filled, title: filled, text: filled }))),
  /** The highlight figures in their order, by the name of a fact, with the text around the number. */
  figures: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        prefix: z.optional(z.string()),
        suffix: z.optional(z.string()),
        label: filled,
        note: z.optional(filled),
      }),
    ),
  ),
  certifications: z.optional(
    z.array(z.strictObject({ key, name: filled, issuer: filled, note: filled, image: drawing, alt: filled })),
  ),
  /** The text that the law requires a licence holder to publish, below the certificates. */
  licenceNote: z.optional(filled),
  clients: z.optional(z.array(filled)),
  clientsOther: z.optional(z.strictObject({ name: filled, note: filled })),
});

export type Identity = z.infer<typeof identitySchema>;
export type Facts = z.infer<typeof factsSchema>;
export type Company = z.infer<typeof companySchema>;
