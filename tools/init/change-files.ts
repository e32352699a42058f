import { isMap, isScalar, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { PLURAL, type Words } from '#tools/messages/compare.ts';

/** Texts by file, relative to the project. */
export type Files = Readonly<Record<string, string>>;

/** New texts by file; undefined for a file that goes. */
export type Changes = Readonly<Record<string, string | undefined>>;

const isKnown = (name: unknown): boolean => typeof name === 'string' && name in LANG_INFO;

/** The language that a file is written in, by its place: `content/faq/en.yaml`, `content/news/en/moved.md`, `locales/en/faq.json`. */
export function languageOf(file: string): string | undefined {
  return file
    .split('/')
    .map((part) => part.replace(/\.(mdx?|yaml)$/, ''))
    .find(isKnown);
}

/**
 * The changes when a language is removed: its files are removed, and its keys in the tables that all languages share.
 *
 * @example withoutLanguage({ 'content/faq/zh.yaml': '' }, 'zh') // => { 'content/faq/zh.yaml': undefined }
 */
export function withoutLanguage(files: Files, lang: Lang): Changes {
  const changes = Object.entries(files).flatMap(([file, text]): [string, string | undefined][] => {
    const owner = languageOf(file);
    if (owner === lang) return [[file, undefined]];
    if (owner !== undefined || !file.endsWith('.yaml')) return [];
    if (hasOnly(text, lang)) return [[file, undefined]];
    const left = withoutKeys(text, lang);
    return left === text ? [] : [[file, left]];
  });
  return Object.fromEntries(changes);
}

/** Whether a table is written in this language alone, such as the notice that a separate consent refers to. */
function hasOnly(text: string, lang: Lang): boolean {
  const { contents } = parseDocument(text);
  return (
    isMap(contents) &&
    contents.items.length > 0 &&
    contents.items.every(({ key }) => isScalar(key) && key.value === lang)
  );
}

/**
 * A YAML text without a language's keys, all else as it was, comments included. A key counts where its neighbours are languages too.
 *
 * @example withoutKeys('ai: { ja: AI, zh: 人工智能 }', 'zh') // => 'ai: { ja: AI }'
 */
export function withoutKeys(text: string, lang: Lang): string {
  const cuts: [number, number][] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      const names = map.items.map(({ key }) => (isScalar(key) ? key.value : undefined));
      const pair = map.items[names.indexOf(lang)];
      if (pair !== undefined && names.length > 1 && names.every(isKnown)) cuts.push(placeOf(text, map, pair));
    },
  });
  return cuts.reverse().reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), text);
}

function placeOf(text: string, map: YAMLMap, { key, value }: Pair): [number, number] {
  const [from = 0] = (isScalar(key) && key.range) || [];
  const end = (value as { range?: [number, number, number] }).range ?? [0, 0, 0];
  if (!map.flow) return [text.lastIndexOf('\n', from) + 1, end[2]];
  const before = /,\s*$/.exec(text.slice(0, from));
  if (before !== null) return [from - before[0].length, end[1]];
  return [from, end[1] + (/^\s*,\s*/.exec(text.slice(end[1]))?.[0].length ?? 0)];
}

/**
 * The changes when another language becomes the default one. Links follow the addresses; entries of the new default language are originals
 * and have no `translatedFrom`; `formerSlugs` move to them.
 *
 * @example withDefault({ 'content/faq/en.yaml': '[news](/en/news)' }, 'en', 'ja') // => { 'content/faq/en.yaml': '[news](/news)' }
 */
export function withDefault(files: Files, lang: Lang, former: Lang): Changes {
  const changes = Object.entries(files).flatMap(([file, text]): [string, string][] => {
    const owner = languageOf(file);
    const linked = relinked(text, lang, former);
    const slugs =
      owner === lang ? FORMER_SLUGS.exec(files[file.replace(`/${lang}/`, `/${former}/`)] ?? '')?.[0] : undefined;
    const own = owner === lang ? linked.replace(/^translatedFrom: .*\n/m, '') : linked;
    const moved =
      owner === former ? own.replace(FORMER_SLUGS, '') : slugs ? own.replace(/^---\n/, `---\n${slugs}`) : own;
    return moved === text ? [] : [[file, moved]];
  });
  return Object.fromEntries(changes);
}

const FORMER_SLUGS = /^formerSlugs: .*\n/m;

/** Links of Markdown within the site: without a prefix they led to the former default language. */
function relinked(text: string, lang: Lang, former: Lang): string {
  return text.replace(/\]\((\/[^)\s]*)/g, (whole, address: string) => {
    const [, first = ''] = address.split(/[/?#]/);
    const target = isKnown(first) && first !== former ? first : former;
    const path = target === former ? address : address.slice(first.length + 1) || '/';
    if (target === lang) return `](${path}`;
    return target === former ? `](/${former}${path === '/' ? '' : path}` : whole;
  });
}

/**
 * The files and tables of a language once more for another one, as texts to replace. Links lead to its pages; a message that counts
 * has the plurals of the new language.
 *
 * @example asCopies({ 'content/faq/en.yaml': '[news](/en/news)' }, 'fr', 'en') // => { 'content/faq/fr.yaml': '[news](/fr/news)' }
 */
export function asCopies(files: Files, lang: Lang, from: Lang): Files {
  const copies = Object.entries(files).flatMap(([file, text]): [string, string][] => {
    const owner = languageOf(file);
    if (owner === undefined && file.endsWith('.yaml')) {
      const table = withKeys(text, lang, from);
      return table === undefined ? [] : [[file, table]];
    }
    if (owner !== from) return [];
    const own = file.endsWith('.json')
      ? `${JSON.stringify(inPlurals(JSON.parse(text) as Words, lang), null, 2)}\n`
      : text.replaceAll(`](/${from}`, `](/${lang}`);
    return [[file.replace(new RegExp(`(?<=/)${from}(?=/|\\.)`), lang), own]];
  });
  return Object.fromEntries(copies);
}

function withKeys(text: string, lang: Lang, from: Lang): string | undefined {
  const document = parseDocument(text);
  let isChanged = false;
  visit(document, {
    Map(_, map) {
      const isTable = map.items.every(({ key }) => isScalar(key) && isKnown(key.value));
      if (!isTable || !map.has(from) || map.has(lang)) return;
      map.set(lang, map.get(from, true));
      isChanged = true;
    },
  });
  return isChanged ? document.toString({ lineWidth: 0 }) : undefined;
}

function inPlurals(words: Words, lang: Lang): Words {
  if (typeof words === 'string') return words;
  if (Array.isArray(words)) return words.map((one: Words) => inPlurals(one, lang));
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const all = words as Readonly<Record<string, Words>>;
  const pairs = Object.entries(all).flatMap(([key, text]) => {
    if (!PLURAL.test(key)) return [[key, inPlurals(text, lang)] as const];
    if (!key.endsWith('_other')) return [];
    const names = pluralCategories.map((plural) => key.replace(PLURAL, `_${plural}`));
    return names.map((name) => [name, all[name] ?? text] as const);
  });
  return Object.fromEntries(pairs);
}
