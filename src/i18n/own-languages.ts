import { LANG_INFO, LANGS } from './langs.ts';

/** Leaves the rows of other languages out of the table that islands carry: a row is 30 to 40 bytes of every list's script. */
export function ownLanguages() {
  const own = Object.fromEntries(LANGS.map((lang) => [lang, LANG_INFO[lang]]));
  return {
    name: 'own-languages',
    enforce: 'pre' as const,
    transform: (_: string, id: string, options?: { ssr?: boolean }) =>
      id.endsWith('/languages.config.ts') && options?.ssr !== true
        ? { code: `export default ${JSON.stringify(own)}`, map: null }
        : undefined,
  };
}
