import { existsSync } from 'node:fs';
import type { SiteConfig } from '#src/i18n/site-config.ts';

/** The settings that unit tests run with, whatever those of the site are: tests of pure logic name languages that the code knows. */
export default {
  languages: ['ja', 'en', 'zh'],
  defaultLanguage: 'ja',
  draftLanguages: [],
  consent: 'page',
  separateConsent: ['zh'],
  frame: 'drawing',
  timeZone: 'Asia/Tokyo',
  paths: {
    about: ['/about-us', '/about'],
    careers: ['/recruit_se', '/recruit'],
    cases: ['/challenged', '/case-studies'],
  },
} satisfies SiteConfig;

/**
 * Whether the site lacks UI strings in one of these languages: tests that quote them are skipped there.
 *
 * @example lacksTexts('ja', 'en') // => false on a site in both languages
 */
export function lacksTexts(...langs: readonly SiteConfig['defaultLanguage'][]): boolean {
  return langs.some((lang) => !existsSync(`locales/${lang}/common.json`));
}
