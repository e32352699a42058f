import { existsSync } from 'node:fs';
import type { SiteConfig } from '#src/i18n/site-config.ts';

/** The settings that unit tests run with, whatever those of the site are: tests of pure logic name languages that the code knows. */
export default {
  languages: ['ja', 'en', 'zh'],
  defaultLanguage: 'ja',
  draftLanguages: [],
  separateConsent: ['zh'],
  timeZone: 'Asia/Tokyo',
} satisfies SiteConfig;

/** Whether the site has texts in all of these languages: tests that quote texts are skipped where it has not. */
export const HAS_TEXTS = ['ja', 'en', 'zh'].every((lang) => existsSync(`locales/${lang}`));
