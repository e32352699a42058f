import { DEFAULT_LANG, type Lang } from './langs.ts';
import { withFallback } from './with-fallback.ts';

/** The UI strings by namespace. The default language's files give the shape (`content-steps.ts`); the others are checked against it. */
export type Catalogue = { readonly [N in keyof Locales.Catalogue]: Json<Locales.Catalogue[N]> };

/** TypeScript gives a JSON module its members, with or without a default. */
type Json<Module> = Module extends { default: infer Words } ? Words : Module;

export type Namespace = keyof Catalogue;

const files = import.meta.glob<{ default: Record<string, unknown> }>('/locales/*/*.json', { eager: true });

const known = new Map<string, Record<string, unknown>>();

/**
 * All words of one namespace in one language, in the shape of the default language; in the default language where it has none yet.
 *
 * `npm run check` compares the catalogues: a language that is published has all of its words.
 *
 * @throws Error when the default language has no such file (a bug)
 */
export function words<N extends Namespace>(lang: Lang, namespace: N): Catalogue[N] {
  const made = known.get(`${lang}/${namespace}`) ?? madeWords(lang, namespace);
  known.set(`${lang}/${namespace}`, made);
  return made as unknown as Catalogue[N];
}

/** Every namespace of a language, for the translation engine. */
export function allWords(lang: Lang): Record<string, Record<string, unknown>> {
  const home = `/locales/${DEFAULT_LANG}/`;
  const names = Object.keys(files).flatMap((file) =>
    file.startsWith(home) ? file.slice(home.length, -'.json'.length) : [],
  );
  return Object.fromEntries(names.map((name) => [name, { ...words(lang, name as Namespace) }]));
}

function madeWords(lang: Lang, namespace: Namespace): Record<string, unknown> {
  const fileIn = (own: Lang) => files[`/locales/${own}/${namespace}.json`]?.default;
  const original = fileIn(DEFAULT_LANG);
  if (original === undefined) throw new Error(`words: locales/${DEFAULT_LANG}/${namespace}.json, expected a file`);
  return withFallback(original, fileIn(lang));
}
