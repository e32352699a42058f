import type { SiteConfig } from '#src/i18n/site-config.ts';

/** The settings of the second company: two languages, no frame of drawings, a time zone with daylight saving time, and other addresses. */
export default {
  languages: ['en', 'ja'],
  defaultLanguage: 'en',
  draftLanguages: [],
  separateConsent: [],
  frame: 'plain',
  timeZone: 'Pacific/Auckland',
  paths: { about: ['/who-we-are'], careers: ['/careers'], cases: ['/projects'] },
} satisfies SiteConfig;
