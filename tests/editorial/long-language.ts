import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import config from '#site-config';
import { fileOf, KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { withSetting } from '#tests/support/other-languages.ts';
import type { Changes } from '#tests/support/site-tree.ts';

/**
 * A language that nobody speaks: Japanese, with every text half as long again. ISO 639 keeps `qaa` to `qtz` for such uses. It is added to a
 * tree just as docs/content/languages.md says.
 */
export const LONG = 'qps';

const TABLE_FILE = 'languages.config.ts';
const CHECK_FILE = 'src/content/checking/check-content.ts';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** What is no word of a text: placeholders, tags, marks and addresses of links. */
const MARKUP = /\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)|[*[\]|`#]/g;

/** Left out where the language is half translated: what they say is then Japanese. */
export const LACKING = { catalogue: 'pages', key: 'nav', kinds: ['faq'] } as const;

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

/** The language half translated and not published: some of its words and files are missing. */
export function halfTranslated(): Changes {
  const catalogues = catalogueNames()
    .filter((name) => name !== LACKING.catalogue)
    .map((name) => {
      const words = each(catalogue(name), lengthened) as Record<string, unknown>;
      const kept = Object.entries(words).filter(([key]) => name !== 'common' || key !== LACKING.key);
      return [`locales/${LONG}/${name}.json`, JSON.stringify(Object.fromEntries(kept))];
    });
  const data = (['company', 'skills'] as const).map((kind) => {
    const file = fileOf(kind, DEFAULT_LANG);
    return [fileOf(kind, LONG), stringify(each(parse(readFileSync(file, 'utf8')), lengthened))];
  });
  const entries = (['jobs', 'case-studies'] as const).flatMap((kind) =>
    slugsOf(kind).map((slug) => {
      const [, fields = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(original(kind, slug)) ?? [];
      const own = each(parse(fields), lengthened);
      return [fileOf(kind, LONG, slug), `---\n${stringify(own)}---\n${body}`];
    }),
  );
  return { ...Object.fromEntries([...catalogues, ...data, ...entries]), ...listedIn('draftLanguages') };
}

/** The language published, with nothing translated but the words of the interface, which a build cannot do without. */
export function publishedTooEarly(): Changes {
  return listedIn('languages');
}

/** The language published with all that it needs: Japanese as it is, so that lengths keep within their limits. */
export function published(): Changes {
  const catalogues = catalogueNames().map((name) => [`locales/${LONG}/${name}.json`, JSON.stringify(catalogue(name))]);
  const files = KIND_NAMES.flatMap((kind) => {
    const { form } = KINDS[kind];
    const file = fileOf(kind, DEFAULT_LANG);
    if (form === 'table') return [[file, stringify(labelled(parse(readFileSync(file, 'utf8'))))]];
    if (form === 'entries') return slugsOf(kind).map((slug) => [fileOf(kind, LONG, slug), original(kind, slug)]);
    return [[fileOf(kind, LONG), readFileSync(file, 'utf8')]];
  });
  // The content check would rightly say that all of it is still in Japanese.
  const check = readFileSync(CHECK_FILE, 'utf8');
  const unchecked = check.replace('!problems.some(isError)', 'true');
  if (unchecked === check) throw new Error(`${CHECK_FILE}: expected !problems.some(isError)`);
  return {
    ...Object.fromEntries([...catalogues, ...files]),
    [CHECK_FILE]: unchecked,
    ...listedIn('languages'),
  };
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

function catalogueNames(): string[] {
  return readdirSync(`locales/${DEFAULT_LANG}`).map((file) => path.basename(file, '.json'));
}

function catalogue(name: string): unknown {
  return JSON.parse(readFileSync(`locales/${DEFAULT_LANG}/${name}.json`, 'utf8'));
}

function slugsOf(kind: (typeof KIND_NAMES)[number]): string[] {
  return readdirSync(path.dirname(fileOf(kind, DEFAULT_LANG))).map((file) => path.parse(file).name);
}

function original(kind: (typeof KIND_NAMES)[number], slug: string): string {
  return readFileSync(fileOf(kind, DEFAULT_LANG, slug), 'utf8').replace(/^(translatedFrom|formerSlugs):.*\n/gm, '');
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
