import * as z from 'zod';
import { factRecordSchema } from './fact.ts';
import {
  alt,
  art,
  count,
  figureWords,
  filled,
  key,
  label,
  labelled,
  name,
  naming,
  note,
  ownKey,
  role,
  rowsOf,
  same,
  shared,
  text,
  title,
  words,
} from './fields.ts';

const digits = (number: string) => number.replace(/\D/g, '');

/** One number as the country dials it, and as the world does, each as it is printed; links dial the second. */
const number = z
  .strictObject({
    national: labelled(z.string().regex(/^[+(]?\d[\d .()-]*$/, 'phone'), [
      '国内表記（例 012 345 6789）',
      'National, such as 012 345 6789',
    ]),
    international: labelled(z.string().regex(/^\+\d[\d .()-]+$/, 'international'), [
      '国際表記（例 +99 12 345 6789）',
      'International, such as +99 12 345 6789',
    ]),
  })
  .refine(({ national, international }) => digits(international).endsWith(digits(national).replace(/^0/, '')), {
    message: 'same-number',
    path: ['international'],
  });

/** The identity of a company: contact data, and the address of the site. */
const identitySchema = z.strictObject({
  site: labelled(z.url(), ['サイトのアドレス', 'Address of the site']),
  email: words(['メール', 'Email']),
  storagePrefix: labelled(key, ['ブラウザー内の保存名', 'Prefix of names stored in a browser']),
  phone: labelled(number, ['電話', 'Phone']).optional(),
  fax: labelled(number, ['ファクス', 'Fax']).optional(),
});

const map = labelled(
  z.strictObject({
    latitude: labelled(z.number(), ['緯度', 'Latitude']),
    longitude: labelled(z.number(), ['経度', 'Longitude']),
  }),
  ['地図の点（距離を測る）', 'Point on the map, from which distances are measured'],
).optional();
const site = z.strictObject({ key: ownKey, map });
const station = z.strictObject({ key: ownKey, minutes: labelled(count, ['徒歩（分）', 'Minutes on foot']) });

/** `content/company/facts.yaml`: what has no language. Another company replaces it without touching code. */
export const factsSchema = z
  .strictObject({
    identity: labelled(identitySchema, ['会社の連絡先とサイト', 'Contact and site']),
    facts: labelled(
      factRecordSchema,
      ['情報（数値など）', 'Facts'],
      ['文章では {{replyDays}} のように書きます。', 'Texts print a fact as {{replyDays}}.'],
    ).optional(),
    stations: labelled(z.array(station), ['本社の最寄り駅', 'Stations near the head office']).optional(),
    // Without the list the language files give the order.
    offices: labelled(rowsOf(site), ['拠点（先頭が本社）', 'Offices, the head office first']).optional(),
    partners: labelled(z.array(site), ['協力会社', 'Partners']).optional(),
  })
  .meta({ label: ['会社の数値', 'Company figures'] });

const person = z.strictObject({ title, name });
const author = z.strictObject({ name, bio: words(['紹介', 'Biography']) });
const place = z.strictObject({ name, city: words(['都市', 'City']), role });

/** An address in parts, for search engines. */
const parts = z.strictObject({
  country: same(z.string().regex(/^[A-Z]{2}$/, 'country'), ['国（例 JP）', 'Country, such as JP']),
  region: words(['都道府県', 'Region']).optional(),
  locality: words(['市区町村', 'Locality']),
  street: words(['町名番地', 'Street']),
  postalCode: words(['郵便番号', 'Postal code']).optional(),
});

const office = place.extend({
  type: words(['種類', 'Kind']),
  address: words(['住所（一行）', 'Address in one line']),
  parts: labelled(parts, ['住所の部分（検索エンジン用）', 'Address in parts, for search engines']),
  image: labelled(art, ['周辺の図（本社のみ）', 'Map of the streets (head office)']).optional(),
});

const belief = z.strictObject({ label, title, text });

const certification = z.strictObject({
  key: shared(ownKey),
  name,
  issuer: words(['発行元', 'Issued by']),
  note,
  image: labelled(art, ['画像', 'Picture']),
  alt,
});

/** `content/company/{lang}.yaml`: names and lines. Their texts print facts as `{{name}}`. */
export const companySchema = z
  .strictObject({
    name,
    englishName: words(['英語の社名', 'English name']).optional(),
    shortName: words(['略称', 'Short name']),
    footerText: words(['フッターの文章', 'Text in the footer']).optional(),
    representative: labelled(person, ['代表者', 'Representative']),
    cto: labelled(person, ['最高技術責任者', 'Chief technology officer']).optional(),
    authors: labelled(z.array(author), ['記事の書き手', 'Authors of articles']).optional(),
    pressDesk: words(['広報の名義（個人が書かないニュース）', 'Press desk (author of news without a person)']),
    bank: words(['取引銀行', 'Bank']).optional(),
    invoices: words(['適格請求書', 'Invoices']).optional(),
    addressLines: labelled(z.array(filled), ['住所（行ごと）', 'Address, line by line']),
    phoneHours: words(['電話の受付時間', 'When the phone is answered']).optional(),
    phoneInvitation: words(['電話番号の上に出る案内', 'Line above the phone number']).optional(),
    phoneNote: words(['お電話を受けない日と、通話の言語', 'Days without phone, and languages on it']).optional(),
    emailInvitation: labelled(filled, [
      '電話番号の代わりに、メールアドレスを大きく出すときの案内（Markdown）',
      'Line above the email address, which then stands in place of the phone (Markdown)',
    ]).optional(),
    emailHours: words(['メールの受付', 'When email is read']).optional(),
    privacyDeskHours: words(['個人情報窓口の受付時間', 'Hours of the privacy desk']).optional(),
    stations: labelled(z.record(ownKey, name), ['最寄り駅', 'Stations']).optional(),
    businessLines: labelled(z.array(filled), ['事業内容', 'Lines of business']),
    offices: labelled(z.record(ownKey, office), ['拠点', 'Offices']),
    partners: labelled(z.record(ownKey, place), ['協力会社', 'Partners']).optional(),
    beliefs: labelled(z.array(belief), ['理念・使命・価値観など', 'Vision, mission, values and the like']).optional(),
    figures: naming(
      'figures',
      labelled(z.record(labelled(z.string(), ['情報の名前', 'Name of a fact']), figureWords), [
        'ページに出す数字（順に）',
        'Figures on the page, in order',
      ]),
    ).optional(),
    certifications: labelled(z.array(certification), ['資格・認定', 'Certifications']).optional(),
    licenceNote: words(['許可にもとづいて公開する情報', 'What the holder of a license publishes']).optional(),
    clients: labelled(z.array(filled), ['取引先', 'Clients']).optional(),
    clientsOther: labelled(z.strictObject({ name, note }), ['そのほかの取引先', 'Other clients']).optional(),
  })
  .meta({ label: ['会社の文言', 'Company wording'] });

export type Identity = z.infer<typeof identitySchema>;
export type Facts = z.infer<typeof factsSchema>;
export type Company = z.infer<typeof companySchema>;
