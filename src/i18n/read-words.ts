import { existsSync, readFileSync } from 'node:fs';
import type { Catalogue, Namespace } from './catalogue.ts';
import { DEFAULT_LANG, type Lang } from './langs.ts';
import { withFallback } from './with-fallback.ts';

/** The UI strings of a namespace for code outside Vite, where `words()` does not work: build steps, functions and browser tests. */
export function readWords<N extends Namespace>(lang: Lang, namespace: N): Catalogue[N] {
  const fileIn = (own: Lang) => `locales/${own}/${namespace}.json`;
  const read = (own: Lang): unknown => JSON.parse(readFileSync(fileIn(own), 'utf8'));
  const original = read(DEFAULT_LANG) as Catalogue[N];
  return existsSync(fileIn(lang)) ? withFallback(original, read(lang)) : original;
}
