import { fileURLToPath } from 'node:url';

/** Puts the settings of `three-languages.ts`, and American English, in the place of the site's own, for bundlers and Vitest. */
export const THREE_LANGUAGES = {
  '#site-config': fileURLToPath(new URL('three-languages.ts', import.meta.url)),
  '#languages': fileURLToPath(new URL('american-english.ts', import.meta.url)),
} as const;
