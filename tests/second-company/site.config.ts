import type { SiteConfig } from '#src/i18n/site-config.ts';

/**
 * The settings of the second company: two languages, no frame of drawings, a notice in place of the consent page, no crawlers of language
 * models, a time zone with daylight saving time, and other addresses.
 */
export default {
  languages: ['en', 'ja'],
  defaultLanguage: 'en',
  draftLanguages: [],
  consent: 'notice',
  separateConsent: [],
  frame: 'plain',
  aiCrawlers: 'disallow',
  timeZone: 'Pacific/Auckland',
  paths: { about: ['/who-we-are'], careers: ['/careers'], cases: ['/projects'] },
} satisfies SiteConfig;
