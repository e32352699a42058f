import type { SiteConfig } from '#src/i18n/site-config.ts';

/** Settings of this site: see docs/content/languages.md. */
export default {
  languages: ['ja', 'en', 'zh'],
  defaultLanguage: 'ja',
  draftLanguages: [],
  consent: 'page',
  separateConsent: ['zh'],
  frame: 'drawing',
  aiCrawlers: 'allow',
  timeZone: 'Asia/Tokyo',
  paths: {
    about: ['/about-us', '/about'],
    careers: ['/recruit_se', '/recruit'],
    cases: ['/challenged', '/case-studies'],
  },
} satisfies SiteConfig;
