import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';

/** Texts by file, relative to the project. */
export type Files = Readonly<Record<string, string>>;

/** New texts by file; undefined for a file that goes. */
export type Changes = Readonly<Record<string, string | undefined>>;

const isKnown = (name: unknown): boolean => typeof name === 'string' && name in LANG_INFO;

/** The language that a file is written in, by its place: `content/faq/en.yaml`, `content/news/en/moved.md`, `locales/en/faq.json`. */
function languageOf(file: string): string | undefined {
  return file
    .split('/')
    .map((part) => part.replace(/\.(mdx?|yaml)$/, ''))
    .find(isKnown);
}

/** The changes when a language is removed: its files, and its keys in the tables that all languages share. */
export function withoutLanguage(files: Files, lang: Lang): Changes {
  const changes = Object.entries(files).flatMap(([file, text]): [string, string | undefined][] => {
    const owner = languageOf(file);
    if (owner === lang) return [[file, undefined]];
    if (owner !== undefined || !file.endsWith('.yaml')) return [];
    const document = parseDocument(text);
    const { contents } = document;
    if (isMap(contents) && contents.items.length === 1 && contents.has(lang)) return [[file, undefined]];
    let isChanged = false;
    visit(document, {
      Map(_, map) {
        const isTable = map.items.every(({ key }) => isScalar(key) && isKnown(key.value));
        if (isTable && map.items.length > 1 && map.delete(lang)) isChanged = true;
      },
    });
    return isChanged ? [[file, document.toString({ lineWidth: 0 })]] : [];
  });
  return Object.fromEntries(changes);
}

/** The changes when another language becomes the default one: links follow the addresses, and its entries become the originals. */
export function withDefault(files: Files, lang: Lang, former: Lang): Changes {
  const changes = Object.entries(files).map(([file, text]): [string, string] => {
    const owner = languageOf(file);
    const linked = relinked(text, lang, former);
    if (owner === former) return [file, linked.replace(FORMER_SLUGS, '')];
    if (owner !== lang) return [file, linked];
    const slugs = FORMER_SLUGS.exec(files[file.replace(`/${lang}/`, `/${former}/`)] ?? '')?.[0] ?? '';
    return [file, linked.replace(/^translatedFrom: .*\n/m, '').replace(/^---\n/, `---\n${slugs}`)];
  });
  return Object.fromEntries(changes.filter(([file, text]) => text !== files[file]));
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

/** The text of `site.config.ts` with another value of a setting that is on one line. */
export function withSetting(config: string, name: string, value: readonly string[] | string): string {
  const text = typeof value === 'string' ? `'${value}'` : `[${value.map((one) => `'${one}'`).join(', ')}]`;
  const changed = config.replace(new RegExp(`^( *${name}: ).*?,(?= *(?://|$))`, 'm'), `$1${text},`);
  if (changed === config && !config.includes(`${name}: ${text},`)) throw new Error(`site.config.ts: expected ${name}`);
  return changed;
}
