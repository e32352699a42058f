import type { Kind } from '#src/content/kinds.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { EDITORS_FALLBACK } from '#src/i18n/editor-catalogues.ts';
import { DEFAULT_LANG, forLang, isLang, LANGS, type Lang, type PerLang } from '#src/i18n/langs.ts';
import { languageName } from '#src/i18n/language-name.ts';
import { withFallback } from '#src/i18n/with-fallback.ts';

const original = withFallback(await wordsOf(EDITORS_FALLBACK), await wordsOf(DEFAULT_LANG));
const WORDS: PerLang<Catalogue['editor']> = Object.fromEntries(
  await Promise.all(LANGS.map(async (lang) => [lang, withFallback(original, await wordsOf(lang))])),
);

/** Words of a language, which may have few of them or no file. Node, Vite and Vitest all take this import. */
async function wordsOf(lang: Lang): Promise<Catalogue['editor']> {
  return import(`../../../locales/${lang}/editor.json`, { with: { type: 'json' } }).then(
    (module) => module.default,
    () => ({}),
  );
}

type Words = Readonly<Record<string, string>>;

/**
 * Label and hint of a field: the kind's own words where it has some, else those that all kinds share.
 *
 * @throws Error for a field without a name (a test checks all fields)
 */
export function wordsOfField(
  lang: Lang,
  kind: Kind,
  field: string,
): { readonly label: string; readonly hint?: string } {
  const { fields, hints }: { fields: Words; hints: Words } = forLang(WORDS, lang);
  const label = fields[`${kind}/${field}`] ?? fields[field] ?? (isLang(field) ? languageName(field, lang) : undefined);
  if (label === undefined)
    throw new Error(`wordsOfField: ${kind} ${field}, expected words in locales/${lang}/editor.json`);
  const hint = hints[`${kind}/${field}`] ?? hints[field];
  return hint === undefined ? { label } : { label, hint };
}

/** The editor's name of a kind of content. */
export function nameOfKind(lang: Lang, kind: Kind): string {
  return (forLang(WORDS, lang).kinds as Words)[kind] ?? kind;
}

/** Other UI strings of the editor. */
export function says(lang: Lang): Catalogue['editor']['says'] {
  return forLang(WORDS, lang).says;
}
