import type { Lang } from './known-languages.ts';

export interface SiteConfig {
  /** The languages that readers are offered, in the order of the language switch. */
  readonly languages: readonly Lang[];
  /** The language of addresses without a prefix, and the fallback for missing translations. */
  readonly defaultLanguage: Lang;
  /** Languages that are being translated: their pages are built, but nothing links to them and search engines skip them. */
  readonly draftLanguages: readonly Lang[];
  /** Whether visitors agree to the handling of personal information on a page before the form, or read a notice above its button. */
  readonly consent: 'page' | 'notice';
  /** Languages whose contact form requires a separate consent to the transfer of data abroad (PIPL, art. 39). */
  readonly separateConsent: readonly Lang[];
  /** The look around the content: that of a set of drawings (title blocks, numbers of sheets, signs of sections), or none of it. */
  readonly frame: 'drawing' | 'plain';
  /**
   * Whether crawlers of language models may read the site. With `disallow`, `robots.txt` refuses those it knows by name, and there is no
   * `llms.txt` and no page as Markdown. Default: `allow`.
   */
  readonly aiCrawlers?: 'allow' | 'disallow';
  /** The IANA time zone of the company: dates of entries, opening hours and mails. */
  readonly timeZone: string;
  /** Addresses, without language, of the pages about the company and about working here, and of the list of cases. */
  readonly paths: Readonly<Record<'about' | 'careers' | 'cases', Paths>>;
}

/** The address of a page, then further ones that show the same page. Positions and cases have their pages below the last one. */
export type Paths = readonly [`/${string}`, ...`/${string}`[]];

/** Faults of the settings that their types cannot show, such as lists that do not fit together. */
export function configProblems(config: SiteConfig, known: readonly string[], routes: readonly string[] = []): string[] {
  const { languages, defaultLanguage, draftLanguages, separateConsent, timeZone, paths } = config;
  const all: readonly string[] = [...languages, ...draftLanguages];
  const unknown = all.filter((lang) => !known.includes(lang));
  const twice = all.filter((lang, at) => all.indexOf(lang) !== at);
  const asked = separateConsent.filter((lang) => !all.includes(lang));
  const odd = Object.values(paths)
    .flat()
    .filter((path) => !/^\/[a-z][a-z0-9_-]{2,}$/.test(path));
  const shared = routes.filter((path, at) => routes.indexOf(path) !== at);
  return [
    ...unknown.map((lang) => `languages: "${lang}" is not one of ${known.join(', ')} (languages.config.ts)`),
    ...twice.map((lang) => `languages: "${lang}" is listed twice`),
    ...(languages.includes(defaultLanguage) ? [] : [`defaultLanguage: "${defaultLanguage}" is not in languages`]),
    ...asked.map((lang) => `separateConsent: "${lang}" is not a language of the site`),
    ...odd.map((path) => `paths: "${path}", expected an address such as /careers`),
    ...shared.map((path) => `paths: "${path}" is the address of two pages`),
    ...(isZone(timeZone) ? [] : [`timeZone: "${timeZone}" is no IANA time zone`]),
  ];
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
