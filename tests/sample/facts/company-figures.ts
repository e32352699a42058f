import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Facts } from '#src/schemas/content/company.ts';
import { each } from './fact.ts';

/** The company's facts as editors wrote them: pages are held against these, so that an editor may change them. */
export const COMPANY_FACTS = parse(readFileSync('content/company/facts.yaml', 'utf8')) as Facts;

const { founded, capitalYen, staff, yearsOfTrackRecord, cliffCompanies, reusableSolutions } = COMPANY_FACTS;
const { phone, fax, officeHours, replyBusinessDays } = COMPANY_FACTS;
const [year = '', month = ''] = founded.split('-');
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const inChinese = `${year}年${Number(month)}月`;
const tenThousands = (capitalYen / 10_000).toLocaleString('en-US');
const companies = cliffCompanies.toLocaleString('en-US');
const { open, close } = officeHours;

/** The facts as each language prints them. */
export const SAID = {
  founded: each(inChinese, `${months[Number(month) - 1]} ${year}`, inChinese),
  capital: each(`${tenThousands}万円`, `${capitalYen / 1_000_000} million yen`, `${capitalYen / 10_000}万日元`),
  staff: each(`約${staff}名`, `about ${staff} people`, `约${staff}名`),
  trackRecord: each(`${yearsOfTrackRecord}年`, `${yearsOfTrackRecord} years`, `${yearsOfTrackRecord}年`),
  cliff: each(`${companies}社`, `${companies} companies`, `${companies}家`),
  cliffMore: each(`${companies}社を超える企業`, `More than ${companies} companies`, `超过${companies}家企业`),
  cliffShort: each(`${companies}社超`, `${companies}+`, `${companies}余家`),
  solutions: each(`${reusableSolutions}件以上`, `${reusableSolutions}+`, `${reusableSolutions}个以上`),
  adoption: `${COMPANY_FACTS.inHouseAdoptionPercent}%`,
  phone: each(phone.national, phone.international, phone.international),
  fax: each(fax.national, fax.international, fax.international),
  hours: each(`${open}〜${close}`, `${open}–${close}`, `${open}～${close}`),
  weekdays: each(`平日 ${open}〜${close}`, `eekdays ${open}–${close} (JST)`, `工作日 ${open}～${close}（日本时间）`),
  replyWithin: each(
    `${replyBusinessDays}営業日以内`,
    `within ${replyBusinessDays} business days`,
    `${replyBusinessDays}个工作日内`,
  ),
} as const;

/** What a link to the telephone dials. */
export const TEL = `tel:${phone.international.replace(/[^\d+]/g, '')}`;
