import { readdirSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import config from '#site-config';
import { fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { readKind } from '#src/content/read-content.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { asTranslation, withFields, withSetting } from '#tests/support/other-languages.ts';
import type { Changes } from '#tests/support/site-tree.ts';

/**
 * A language that nobody speaks: Japanese, with every text half as long again. ISO 639 keeps `qaa` to `qtz` for such uses. It is added to a
 * tree just as docs/content/languages.md says.
 */
export const LONG = 'qps';

const TABLE_FILE = 'languages.config.ts';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** What is no word of a text: placeholders, tags, marks and addresses of links. */
const MARKUP = /\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)|[*[\]|`#]/g;

/** Left out where the language is half translated: what they say is then Japanese. */
export const LACKING = { catalogue: 'pages', key: 'nav', kinds: ['faq'] } as const;
const HALF: readonly Kind[] = ['company', 'skills', 'jobs', 'case-studies'];

/**
 * A text half as long again: its own beginning behind it. One without Japanese, such as a key or an address, stays.
 *
 * @example lengthened('導入事例') // => '導入事例導入'
 * @example lengthened('{{count}}件の質問') // => '{{count}}件の質問件の'
 */
export function lengthened(text: string): string {
  if (!JAPANESE.test(text)) return text;
  const letters = [...text.replace(MARKUP, '').trim()];
  return `${text.trimEnd()}${letters.slice(0, Math.ceil(letters.length / 2)).join('')}`;
}

/** Step 1 of the page: the language is in preparation, with no word of its own. */
export function inPreparation(): Changes {
  return listedIn('draftLanguages');
}

/** The language half translated and not published: some of its words and files are missing. */
export function halfTranslated(): Changes {
  const { [LACKING.key]: _, ...common } = each(catalogue('common.json'), lengthened) as Record<string, unknown>;
  const half = {
    ...catalogues(lengthened),
    ...content(HALF, lengthened),
    [`locales/${LONG}/common.json`]: JSON.stringify(common),
    [`locales/${LONG}/${LACKING.catalogue}.json`]: undefined,
  };
  return { ...half, ...inPreparation() };
}

/** Step 4 before step 3: the language is published, and nothing of it is translated. */
export function publishedTooEarly(): Changes {
  return listedIn('languages');
}

/** The language published with all that it needs: Japanese as it is, so that lengths keep within their limits. */
export function published(): Changes {
  const asItIs = (text: string) => text;
  return { ...catalogues(asItIs), ...content(KIND_NAMES, asItIs), ...listedIn('languages') };
}

function catalogues(change: (text: string) => string): Changes {
  const files = readdirSync(`locales/${DEFAULT_LANG}`);
  return Object.fromEntries(
    files.map((file) => [`locales/${LONG}/${file}`, JSON.stringify(each(catalogue(file), change))]),
  );
}

function catalogue(file: string): unknown {
  return JSON.parse(readFileSync(`locales/${DEFAULT_LANG}/${file}`, 'utf8'));
}

/** Translations of the files of some kinds, and tables with labels in the language. */
function content(kinds: readonly Kind[], change: (text: string) => string): Changes {
  const originals = kinds.flatMap((kind) => readKind(kind, '.')).filter(({ lang }) => lang === DEFAULT_LANG);
  return Object.fromEntries(
    originals.map(({ kind, slug, file, text }) => {
      if (KINDS[kind].form === 'table') return [file, stringify(labelled(parse(text)))];
      const own = withFields(kind, asTranslation(kind, text), (fields) => each(fields, change));
      return [fileOf(kind, LONG, slug), own.replace(/\]\(\/(?=\w)/g, `](/${LONG}/`)];
    }),
  );
}

/** The language table with one row more, that of the default language under another name, and the settings with the language in a list. */
function listedIn(list: 'languages' | 'draftLanguages'): Changes {
  const table = readFileSync(TABLE_FILE, 'utf8');
  const [, row = ''] = new RegExp(`\\n( {2}${DEFAULT_LANG}: \\{(?:.*|\\n[\\s\\S]*?\\n {2})\\},\\n)`).exec(table) ?? [];
  const own = row
    .replace(`  ${DEFAULT_LANG}:`, `  ${LONG}:`)
    .replace(/label: '[^']*'/, "label: '長い日本語'")
    .replace(/tag: '[^']*'/, `tag: '${DEFAULT_LANG}-x-${LONG}'`);
  return {
    [TABLE_FILE]: table.replace('} as const satisfies', `${own}} as const satisfies`),
    'site.config.ts': withSetting(readFileSync('site.config.ts', 'utf8'), list, [...config[list], LONG]),
  };
}

/** A value with every text in it changed. */
function each(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((row) => each(row, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, each(inner, change)]));
}

/** A table with texts per language, extended by this language. */
function labelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(labelled);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, labelled(one)]));
  return DEFAULT_LANG in inner ? { ...inner, [LONG]: inner[DEFAULT_LANG] } : inner;
}
