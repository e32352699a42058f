import { parseDocument, visit } from 'yaml';
import { PUBLISHED_LIST, publishedText } from '#src/content/checking/published-list.ts';
import { ENTRY_KINDS, type EntryKind, entryAt, entryIn } from '#src/content/kinds.ts';
import { EDITORS_FALLBACK } from '#src/i18n/editor-catalogues.ts';
import type { Lang } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Wishes } from './asked.ts';
import { asCopies, type Changes, type Files, languageOf, withDefault, withoutLanguage } from './change-files.ts';
import { withDefaultLanguage, withList } from './edit-config.ts';

/** The input of a plan: texts by file, relative to the project. */
export interface Sources {
  /** The texts of `content/`, `locales/`, and of the files in the top folder. */
  readonly files: Files;
  /** The content that every site begins with, in all languages; its links are those of Japanese as the default language. */
  readonly starter: Files;
  /** The design tokens with the colour of the company. */
  readonly tokens: string;
  readonly mark: string;
}

const CONFIG = 'site.config.ts';
/** Plain addresses, for the setting `paths`. */
const PATHS = { careers: '/careers', cases: '/case-studies' } as const;
const MENUS = 'content/navigation.yaml';
const GLOSSARY = 'docs/content/terms.md';
/** The language whose links the starter has. */
const WRITTEN_IN: Lang = 'ja';
/** Files of `content/` that stay: the guide for editors, the schemas, and the menus, which leave out pages that a site does not have. */
const KEPT = /^content\/(README\.md$|schemas\/|navigation\.yaml$)/;
/** Files outside of `content/` that show the sample: the image of the README, documents to download, and the list of invented facts. */
const OF_SAMPLE = /^(docs\/images\/home\.webp|docs\/sample-facts\.md|public\/downloads\/.+)$/;
/** Sections of the README that present the project, not the site of a company. */
const OF_PROJECT = /^## (Why|Status and licence)\n/;

/**
 * Every file that changes when another company takes the place of the sample; undefined for one that goes.
 * What is not known of the company yet is left out where it may be, else marked `TODO:`.
 */
export function planOf(wishes: Wishes, { files, starter, tokens, mark }: Sources): Changes {
  const { languages } = wishes;
  const isGone = (file: string) => file.startsWith('content/') && !KEPT.test(file);
  const gone = Object.keys(files).filter((file) => isGone(file) || OF_SAMPLE.test(file));
  const kept = Object.fromEntries(Object.entries(files).filter(([file]) => !gone.includes(file)));
  const tables = Object.fromEntries(Object.entries(kept).filter(([file]) => /^(content|locales)\//.test(file)));
  const begun = inLanguages(
    filledIn({ ...starter, ...copiesIn(starter, 'content/home/', languages) }, wishes),
    languages,
  );
  const entries = entriesIn(Object.keys(begun), languages);
  return {
    ...Object.fromEntries(gone.map((file) => [file, undefined])),
    ...inLanguages(tables, languages, { asTheyAre: true }),
    ...copiesIn(tables, 'locales/', languages),
    ...begun,
    [PUBLISHED_LIST]: publishedOf(entries),
    'content/company/mark.svg': mark,
    'src/styles/tokens.css': tokens,
    ...menusFor(files[MENUS] ?? '', entries, movedPaths(files[CONFIG] ?? '')),
    [GLOSSARY]: withoutTerms(files[GLOSSARY] ?? ''),
    [CONFIG]: configured(files[CONFIG] ?? '', languages),
    ...named(files, wishes),
  };
}

type Entry = NonNullable<ReturnType<typeof entryIn>>;

/** The entries in the new default language, which need not be a language of the site that there is. */
function entriesIn(files: readonly string[], [first = WRITTEN_IN]: readonly Lang[]): Entry[] {
  const own = files.filter((file) => languageOf(file) === first);
  return own.flatMap((file) => entryIn(file.replace(`/${first}/`, `/${DEFAULT_LANG}/`)) ?? []);
}

/** The list of addresses that the starter has, as the first build would write it. */
function publishedOf(entries: readonly Entry[]): string {
  const slugsOf = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind).map(({ slug }) => slug);
  return publishedText(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, slugsOf(kind).sort()])));
}

/** Files of the languages that have none in a folder, as copies of English or of the first language that there is. */
function copiesIn(files: Files, folder: string, languages: readonly Lang[]): Files {
  const places = Object.keys(files).filter((file) => file.startsWith(folder));
  const there = new Set(places.map(languageOf));
  const [from = WRITTEN_IN] = there.has(EDITORS_FALLBACK) ? [EDITORS_FALLBACK] : ([...there] as Lang[]);
  const copies: Record<string, string> = {};
  for (const lang of languages.filter((one) => !there.has(one)))
    Object.assign(copies, asCopies({ ...files, ...copies }, lang, from));
  return copies;
}

function inLanguages(texts: Files, languages: readonly Lang[], { asTheyAre = false } = {}): Changes {
  const [first = WRITTEN_IN] = languages;
  const all: Record<string, string | undefined> = asTheyAre ? {} : { ...texts };
  const now = (): Files => ({ ...texts, ...(all as Files) });
  if (!asTheyAre && first !== WRITTEN_IN) Object.assign(all, withDefault(texts, first, WRITTEN_IN));
  const others = new Set(Object.keys(texts).map(languageOf));
  for (const lang of others as Set<Lang | undefined>)
    if (lang !== undefined && !languages.includes(lang)) Object.assign(all, withoutLanguage(present(now()), lang));
  return asTheyAre ? all : present(all);
}

function present(texts: Readonly<Record<string, string | undefined>>): Files {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  );
}

function filledIn(starter: Files, { name, englishName, languages, site, email }: Wishes): Files {
  const host = new URL(site).hostname.replace(/^www\./, '');
  const values: Readonly<Record<string, string>> = {
    __ENGLISH__: JSON.stringify(englishName ?? name),
    __SITE__: site,
    __EMAIL__: JSON.stringify(email),
    __PREFIX__: host.split('.')[0] ?? host,
  };
  const nameIn = (file: string) => JSON.stringify(languageOf(file) === languages[0] ? name : (englishName ?? name));
  const needed = (text: string) => (englishName === undefined ? text.replace(/^englishName: .*\n/m, '') : text);
  return Object.fromEntries(
    Object.entries(starter).map(([file, text]) => [
      file,
      needed(text).replace(/__[A-Z]+__/g, (token) => (token === '__NAME__' ? nameIn(file) : values[token]) ?? token),
    ]),
  );
}

function configured(text: string, languages: readonly Lang[]): string {
  const [first = WRITTEN_IN] = languages;
  const listed = withList(text, 'languages', () => languages);
  const emptied = withList(
    withList(listed, 'draftLanguages', () => []),
    'separateConsent',
    () => [],
  );
  return Object.entries(movedPaths(text)).reduce(
    (left, [former, path]) => left.replace(`'${former}'`, `'${path}'`),
    withDefaultLanguage(emptied, first),
  );
}

/** The new addresses by those of the settings. */
function movedPaths(config: string): Readonly<Record<string, string>> {
  const former = (name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(config)?.[1] ?? '';
  return Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [former(name), path]));
}

/** The menus with the new addresses, and without the sample's own pages and services; they leave out lists without entries by themselves. */
function menusFor(menus: string, entries: readonly Entry[], moved: Readonly<Record<string, string>>): Changes {
  const isGone = (path: string): boolean => {
    const linked = entryAt(path.replace(/#.*/, ''));
    return linked !== undefined && !entries.some(({ kind, slug }) => kind === linked.kind && slug === linked.slug);
  };
  const document = parseDocument(menus);
  let isChanged = false;
  visit(document, {
    Scalar(_, node) {
      const { value } = node;
      if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
      const path = moved[value];
      if (path === undefined && !isGone(value)) return undefined;
      isChanged = true;
      if (path === undefined) return visit.REMOVE;
      node.value = path;
      return undefined;
    },
  });
  return isChanged ? { [MENUS]: document.toString({ lineWidth: 0 }) } : {};
}

/** The glossary up to the head of its table: the terms below are those of the sample's business. */
function withoutTerms(glossary: string): string {
  return /^[\s\S]*?\n\|[-|]+\n/.exec(glossary)?.[0] ?? glossary;
}

/** Files that name the company, or point to what goes. */
function named(files: Files, { name, site }: Wishes): Changes {
  const [, ...sections] = (files['README.md'] ?? '').split(/^(?=## )/m);
  const description = `The website of ${name}, ${site}.`;
  const head = `# ${name}\n\n${description} \`content/\` holds its texts, \`locales/\` the words of the interface.\n\n`;
  const former = /"name": "([\w-]+)"/.exec(files['package.json'] ?? '')?.[1] ?? '';
  const own = new URL(site).hostname.replaceAll('.', '-');
  const changed = (file: string, change: (text: string) => string): Changes => {
    const text = files[file];
    return text === undefined ? {} : { [file]: change(text) };
  };
  const renamed = (text: string) => text.replaceAll(`"name": "${former}"`, `"name": "${own}"`);
  const field = (key: string, value: string) => (text: string) =>
    text.replace(new RegExp(String.raw`"${key}": "(?:[^"\\]|\\.)*"`), () => `"${key}": ${JSON.stringify(value)}`);
  return {
    'README.md': head + sections.filter((section) => !OF_PROJECT.test(section)).join(''),
    ...changed('package.json', (text) => field('description', description)(renamed(text))),
    ...changed('package-lock.json', renamed),
    ...changed('.devcontainer/devcontainer.json', field('name', name)),
    ...changed('docs/README.md', (text) => text.replace(/^.*\(sample-facts\.md\).*\n/m, '')),
  };
}
