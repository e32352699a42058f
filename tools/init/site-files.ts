import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Lang } from '#src/i18n/known-languages.ts';
import { PLURAL } from '#tools/messages/compare.ts';
import type { Wishes } from './asked.ts';

type Files = Readonly<Record<string, string>>;

const STARTER = path.join(import.meta.dirname, 'starter');
/** Sections of the README that present the project, not the site of a company. */
const OF_PROJECT = /^## (Why|Status and licence)\n/;

/** The language of texts for languages without their own. */
const MODEL = 'en';

/** What shows the sample: its content, the README's images, downloads, and the UI strings of languages that the site has not. */
export function filesOfSample(languages: readonly Lang[]): string[] {
  const content = globSync('content/*').filter((file) => file !== path.join('content', 'README.md'));
  // Tests of languages that the site lacks fall back to English.
  const kept: readonly string[] = [...languages, MODEL];
  const others = globSync('locales/*/*.json').filter((file) => !kept.includes(path.basename(path.dirname(file))));
  return [...content, ...others, ...globSync(['docs/images/{home,phone,form}.webp', 'public/downloads/*'])];
}

/**
 * The content that every site begins with. Shared fields, marked `# shared`, stay in the default language; a language that the starter
 * lacks has the English texts. What is not known of the company yet is marked `TODO:`.
 */
export function startContent({ name, englishName = name, languages, site, email }: Wishes): Files {
  const host = new URL(site).hostname.replace(/^www\./, '');
  const filledIn = (text: string, own: string) => {
    const values = { NAME: own, ENGLISH: englishName, SITE: site, EMAIL: email, PREFIX: host.split('.')[0] };
    const needed = englishName === name ? text.replace(/^englishName: .*\n/m, '') : text;
    return needed.replace(/__([A-Z]+)__/g, (_, token: keyof typeof values) => JSON.stringify(values[token]));
  };
  const all = globSync('content/**/*.*', { cwd: STARTER });
  const read = (file: string) => readFileSync(path.join(STARTER, file), 'utf8');
  const inLanguages = languages.flatMap((lang, at) =>
    versionsIn(lang, all).map(([file, from]) => {
      const text = read(from).replace(/^(.*) # shared\n/gm, at === 0 ? '$1\n' : '');
      return [file, filledIn(text, at === 0 ? name : englishName)];
    }),
  );
  const others = all.filter((file) => !/[\\/][a-z]{2}[\\/.]/.test(file));
  const shared = others.map((file) => [file, filledIn(inTable(read(file), languages), name)]);
  return Object.fromEntries([...inLanguages, ...shared]);
}

/** The messages of languages that have none, as copies of the English ones with their own plural forms. */
export function startMessages(languages: readonly Lang[]): Files {
  const all = globSync('locales/*/*.json');
  const missing = languages.filter((lang) => !existsSync(`locales/${lang}/common.json`));
  const copies = missing.flatMap((lang) =>
    versionsIn(lang, all).map(([file, from]) => [file, inPlurals(readFileSync(from, 'utf8'), lang)]),
  );
  return Object.fromEntries(copies);
}

/** The files of a language, each with the file that it is made of: its own one or the English one. */
function versionsIn(lang: Lang, files: readonly string[]): (readonly [file: string, from: string])[] {
  const of = (one: string) => new RegExp(`(?<=[\\\\/])${one}(?=[\\\\/.])`);
  const from = files.some((file) => of(lang).test(file)) ? lang : MODEL;
  return files.filter((file) => of(from).test(file)).map((file) => [file.replace(of(from), lang), file]);
}

function inTable(text: string, languages: readonly Lang[]): string {
  const rows = Object.entries(parse(text) as Record<string, Record<string, string>>);
  if (!rows.every(([, labels]) => MODEL in labels)) return text;
  const labelsOf = (each: Record<string, string>) => languages.map((lang) => [lang, each[lang] ?? each[MODEL]]);
  const comment = /^#.*\n/.exec(text)?.[0] ?? '';
  return comment + stringify(Object.fromEntries(rows.map(([key, each]) => [key, Object.fromEntries(labelsOf(each))])));
}

/** A catalogue with the plural forms of another language; a form that it lacks has the text for other numbers. */
function inPlurals(text: string, lang: Lang): string {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const formsOf = ([key, value]: [string, unknown], words: Readonly<Record<string, unknown>>) => {
    if (!PLURAL.test(key)) return [[key, value]];
    const keys = pluralCategories.map((form) => key.replace(PLURAL, `_${form}`));
    return key.endsWith('_other') ? keys.map((own) => [own, words[own] ?? value]) : [];
  };
  const words = JSON.parse(text, (_, value) =>
    typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).flatMap((pair) => formsOf(pair, value))),
  );
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** Settings, and files that name the company or point to what goes. */
export function projectFiles({ name, site, languages }: Wishes): Files {
  const description = `The website of ${name}, ${site}.`;
  const own = JSON.stringify(new URL(site).hostname.replaceAll('.', '-'));
  const [, former = ''] = /"name": ("[\w-]+")/.exec(readFileSync('package.json', 'utf8')) ?? [];
  const renamed = (text: string) => text.replaceAll(`"name": ${former}`, `"name": ${own}`);
  const field = (key: string, value: string) => (text: string) =>
    text.replace(new RegExp(String.raw`"${key}": "(?:[^"\\]|\\.)*"`), () => `"${key}": ${JSON.stringify(value)}`);
  const changes: Readonly<Record<string, (text: string) => string>> = {
    'site.config.ts': (text) => configured(text, languages),
    'README.md': (text) => {
      const [, ...sections] = text.split(/^(?=## )/m);
      const head = `# ${name}\n\n${description} \`content/\` holds its texts, \`locales/\` the words of the interface.\n\n`;
      return head + sections.filter((section) => !OF_PROJECT.test(section)).join('');
    },
    'package.json': (text) => field('description', description)(renamed(text)),
    'package-lock.json': renamed,
    '.devcontainer/devcontainer.json': field('name', name),
    // The terms up to the head of its table: the rows below are those of the sample's business.
    'docs/content/terms.md': (text) => /^[\s\S]*?\n\|[-|]+\n/.exec(text)?.[0] ?? text,
  };
  const found = Object.entries(changes).filter(([file]) => existsSync(file));
  return Object.fromEntries(found.map(([file, change]) => [file, change(readFileSync(file, 'utf8'))]));
}

/** `site.config.ts` with the languages, with a notice in place of consents, in the plain frame, and with plain addresses. */
function configured(text: string, languages: readonly Lang[]): string {
  const settings = {
    languages: `['${languages.join("', '")}']`,
    defaultLanguage: `'${languages[0]}'`,
    draftLanguages: '[]',
    consent: "'notice'",
    separateConsent: '[]',
    frame: "'plain'",
    about: "['/about-us']",
    careers: "['/careers']",
    cases: "['/case-studies']",
  };
  return Object.entries(settings).reduce(
    (left, [name, value]) => left.replace(new RegExp(`^( *${name}: ).*,$`, 'm'), `$1${value},`),
    text,
  );
}
