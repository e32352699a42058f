import { entryIn } from '#src/content/kinds.ts';
import { EDITORS_FALLBACK, isForEditors } from '#src/i18n/editor-catalogues.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import type { SiteConfig } from '#src/i18n/site-config.ts';
import { withFallback } from '#src/i18n/with-fallback.ts';
import { kindCalled } from '#tools/entries/content-files.ts';
import { type Changes, type Files, languageOf, withDefault, withoutLanguage } from './change-files.ts';
import { withDefaultLanguage, withList } from './edit-config.ts';

/** The plan of a command, or why it does nothing. */
export type Plan =
  | { readonly ok: true; readonly changes: Changes; readonly did: string; readonly next: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** The input of a plan. */
export interface Project {
  readonly config: SiteConfig;
  /** The text of `site.config.ts`. */
  readonly configText: string;
  /** The texts of `content/` and `locales/`. */
  readonly files: Files;
}

const CONFIG = 'site.config.ts';

/** What the command can do with a language. */
export const ACTS = {
  add: { says: 'put a language in preparation: pages are built, but nobody is led to them', plan: add },
  publish: { says: 'offer a language in preparation to readers', plan: publish },
  remove: { says: 'remove a language with its files', plan: remove },
  default: { says: 'make a language the default: its addresses lose their prefix', plan: makeDefault },
} as const;

function add(lang: Lang, { config, configText, files }: Project): Plan {
  if (isListed(lang, config)) return refused(`"${lang}" is a language of the site already.`);
  const prefix = `locales/${config.defaultLanguage}/`;
  const names = Object.keys(files).flatMap((file) => (file.startsWith(prefix) ? [file.slice(prefix.length)] : []));
  return {
    ok: true,
    changes: {
      [CONFIG]: withList(configText, 'draftLanguages', (langs) => [...langs, lang]),
      ...Object.fromEntries(names.map((name) => [`locales/${lang}/${name}`, '{}\n'])),
    },
    did: `${lang} is in preparation: its pages are built at /${lang}, in the default language where a text is missing.`,
    next: [
      `Translate locales/${lang}/*.json and content/**/${lang}; npm run check and npm run i18n:report list what is missing.`,
      ...fontStep(lang),
      `Offer it to readers: npm run language -- publish ${lang}`,
    ],
  };
}

function publish(lang: Lang, { config, configText }: Project): Plan {
  if (!config.draftLanguages.includes(lang)) return refused(`"${lang}" is not in preparation.`);
  const without = withList(configText, 'draftLanguages', (langs) => langs.filter((other) => other !== lang));
  return {
    ok: true,
    changes: { [CONFIG]: withList(without, 'languages', (langs) => [...langs, lang]) },
    did: `${lang} is offered to readers: switch, sitemap, alternates and search have it.`,
    next: ['Run npm run check: what is still missing in this language stops the build now.', ...fontStep(lang)],
  };
}

function remove(lang: Lang, { config, configText, files }: Project): Plan {
  if (!isListed(lang, config)) return refused(`"${lang}" is not a language of the site.`);
  if (lang === config.defaultLanguage)
    return refused(
      `"${lang}" is the default language. Choose another one first: npm run language -- default <language>`,
    );
  const alone = Object.keys(files).filter(
    (file) =>
      entryIn(file) !== undefined &&
      languageOf(file) === lang &&
      !Object.keys(LANG_INFO).some(
        (other) => other !== lang && files[asWritten(file, lang, other as Lang)] !== undefined,
      ),
  );
  if (alone.length > 0)
    return refused(
      `Some entries are in ${lang} only. Translate them, or run the command beside an entry to remove it:\n${list(alone)}`,
    );
  const lists = ['languages', 'draftLanguages', 'separateConsent'] as const;
  const text = lists.reduce(
    (left, name) => withList(left, name, (langs) => langs.filter((other) => other !== lang)),
    configText,
  );
  const changes = withoutLanguage(files, lang);
  const gone = Object.values(changes).filter((text) => text === undefined).length;
  return {
    ok: true,
    changes: { [CONFIG]: text, ...changes, ...(lang === EDITORS_FALLBACK && completed(files, config.defaultLanguage)) },
    did: `${lang} is removed: ${gone} files, and its words in the tables of content/.`,
    next: [
      'Run npm run check, and npm test.',
      'Search for texts that name the language: "in three languages", the phone hours, the company’s own description.',
      `To keep old links alive, add \`/${lang}/* / 301\` to the redirects of src/site/redirects.ts.`,
    ],
  };
}

function makeDefault(lang: Lang, { config, configText, files }: Project): Plan {
  const former = config.defaultLanguage;
  if (!config.languages.includes(lang)) return refused(`"${lang}" is not in \`languages\` of site.config.ts.`);
  if (lang === former) return refused(`"${lang}" is the default language already.`);
  const lacking = Object.keys(files).filter((file) => {
    return languageOf(file) === former && files[asWritten(file, former, lang)] === undefined;
  });
  if (lacking.length > 0)
    return refused(
      `Some files have no version in ${lang}. Translate them, or run the command beside an entry to remove it in all languages:\n${list(lacking)}`,
    );
  return {
    ok: true,
    changes: {
      [CONFIG]: withList(withDefaultLanguage(configText, lang), 'languages', (langs) => [
        lang,
        ...langs.filter((other) => other !== lang),
      ]),
      ...withDefault(files, lang, former),
    },
    did: `${lang} is the default language: its addresses have no prefix, those of ${former} begin with /${former}.`,
    next: [
      `The language switch shows ${lang} first; to change that, order \`languages\` in site.config.ts.`,
      'Run npm run check, and npm test.',
      'Published addresses have changed: add redirects for those that others link to.',
    ],
  };
}

/** The font has the letters of the texts that it was made from. */
function fontStep(lang: Lang): string[] {
  const isLatin = LANG_INFO[lang].letters === 'latin';
  return isLatin ? ["Once its texts are there, add their letters to the site's font: npm run font"] : [];
}

/** The catalogues for editors in the default language, with the words that only the language that goes has. */
function completed(files: Files, lang: Lang): Changes {
  const changes = Object.entries(files).flatMap(([file, text]) => {
    const namespace = file.split('/').at(-1)?.replace('.json', '') ?? '';
    const others = files[asWritten(file, lang, EDITORS_FALLBACK)];
    if (!file.startsWith(`locales/${lang}/`) || !isForEditors(namespace) || others === undefined) return [];
    const own: unknown = JSON.parse(text);
    const whole = `${JSON.stringify(withFallback<unknown>(JSON.parse(others), own), null, 2)}\n`;
    return whole === `${JSON.stringify(own, null, 2)}\n` ? [] : [[file, whole]];
  });
  return Object.fromEntries(changes);
}

function asWritten(file: string, from: Lang, to: Lang): string {
  return file.replace(new RegExp(`(?<=/)${from}(?=/|\\.)`), to);
}

function isListed(lang: Lang, config: SiteConfig): boolean {
  return config.languages.includes(lang) || config.draftLanguages.includes(lang);
}

function refused(message: string): Plan {
  return { ok: false, message };
}

/** A line for each file, with the command that removes its entry. */
function list(files: readonly string[]): string {
  return files
    .map((file) => {
      const entry = entryIn(file);
      return entry === undefined || kindCalled(entry.kind) === undefined
        ? `  ${file}`
        : `  ${file}: npm run remove ${entry.kind} ${entry.slug}`;
    })
    .join('\n');
}
