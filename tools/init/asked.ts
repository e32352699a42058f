import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';

export interface Wishes {
  /** In the default language. */
  readonly name: string;
  /** In Latin letters, if `name` is not: other languages print it. */
  readonly englishName?: string;
  /** The site's address without a slash at its end. */
  readonly site: string;
  readonly email: string;
  /** The default language first. */
  readonly languages: readonly Lang[];
  /** Hex of six digits. */
  readonly colour: string;
}

/** Settings of the new site, each an option of the command, with the question where it is missing. */
export const QUESTIONS = {
  name: 'name of the company, as pages and mails print it',
  englishName: 'the same in Latin letters, if other languages are to print it',
  site: 'address of the site, without a path (https://…)',
  email: 'address that visitors write to',
  languages: 'languages, the default one first (such as en,ja)',
  colour: 'main colour, dark enough for text on the page (such as #0a7d6c); the dark theme follows from it',
} as const;

export type Answers = Readonly<Partial<Record<keyof typeof QUESTIONS, string>>>;

/** The wishes that answers make, or everything that is wrong with them. */
export function wishesOf(answers: Answers): { readonly wishes: Wishes; readonly problems: readonly string[] } {
  const {
    name,
    englishName,
    site = '',
    email = '',
    languages = '',
    colour,
  } = {
    ...answers,
    name: answers.name?.trim() ?? '',
    englishName: answers.englishName?.trim() ?? '',
    colour: answers.colour?.trim() ?? '',
  };
  const url = URL.canParse(site) ? new URL(site) : undefined;
  const langs = languages.split(/[\s,]+/).filter(Boolean);
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1] ?? '';
  const elsewhere = langs.length > 1 ? englishName || name : englishName;
  const problems = [
    name === '' && '--name: expected the name of the company',
    // Letters of Latin-1 are in every font of the share images.
    /[^\x20-\x7e\u00a0-\u00ff]/.test(elsewhere) &&
      `--english-name: "${englishName}", expected the name in Latin letters`,
    (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) &&
      `--site: "${site}", expected an address such as https://kita.example`,
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && `--email: "${email}", expected an email address`,
    langs.length === 0 && '--languages: expected at least one language',
    new Set(langs).size < langs.length && '--languages: a language is named twice',
    ...langs.map(
      (lang) =>
        !(lang in LANG_INFO) &&
        `--languages: "${lang}" has no row in languages.config.ts; docs/content/languages.md says how to add one`,
    ),
    hex === '' && `--colour: "${colour}", expected #rrggbb`,
  ];
  const wishes = {
    name,
    ...(englishName !== '' && englishName !== name && { englishName }),
    site: url?.origin ?? '',
    email,
    languages: langs as Lang[],
    colour: `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase(),
  };
  return { wishes, problems: problems.filter((problem) => problem !== false) };
}
