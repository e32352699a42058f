import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { EDITORS_FALLBACK, isForEditors } from '#src/i18n/editor-catalogues.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';

/**
 * Declares the types of the UI strings from the files of the default language. `astro sync`, `astro check` and every build write the
 * declarations to `.astro/`.
 */
export function catalogueTypes(): AstroIntegration {
  return {
    name: 'catalogue-types',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({ filename: 'catalogue.d.ts', content: declarations(readdirSync(`locales/${DEFAULT_LANG}`)) });
      },
    },
  };
}

/** The declaration file for a folder of catalogues. */
function declarations(files: readonly string[]): string {
  const typeOf = (lang: string, file: string) => `typeof import('#locales/${lang}/${file}')`;
  const lines = files.map((file) => {
    const namespace = path.basename(file, '.json');
    const isCompleted = isForEditors(namespace) && existsSync(`locales/${EDITORS_FALLBACK}/${file}`);
    const types = isCompleted ? [...new Set([DEFAULT_LANG, EDITORS_FALLBACK])] : [DEFAULT_LANG];
    return `    '${namespace}': ${types.map((lang) => typeOf(lang, file)).join(' & ')};`;
  });
  return `declare namespace Locales {\n  interface Catalogue {\n${lines.sort().join('\n')}\n  }\n}\n`;
}
