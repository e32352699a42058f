import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
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
export function declarations(files: readonly string[]): string {
  const lines = files.map((file) => {
    return `    '${path.basename(file, '.json')}': typeof import('#locales/${DEFAULT_LANG}/${file}');`;
  });
  return `declare namespace Locales {\n  interface Catalogue {\n${lines.sort().join('\n')}\n  }\n}\n`;
}
