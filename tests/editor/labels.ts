import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Kind } from '#src/content/kinds.ts';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { wordsOfField } from '#tools/editor/config/words.ts';

/** Locale of the browser: the editor is in the default language of the site. */
export const LOCALE = LANG_INFO[DEFAULT_LANG].locale;

/** Sveltia's own words by their path. A later file adds what an earlier one lacks, as Sveltia falls back to English. */
const CONTROLS = new Map(
  ['en-US', DEFAULT_LANG, LOCALE]
    .map((name) => `node_modules/@sveltia/cms/locales/${name}.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
);

function textsIn(words: object, above = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : textsIn(value, `${above}${key}.`),
  );
}

/**
 * What a control of Sveltia is called.
 *
 * @example control('save') // => 'Save'
 */
export function control(key: string): string {
  const words = CONTROLS.get(key);
  if (words === undefined) throw new Error(`control: Sveltia has no words \`${key}\``);
  return words;
}

/**
 * What the form calls a field.
 *
 * @example label('author') // => 'Author'
 */
export function label(field: string, kind: Kind = 'news'): string {
  return wordsOfField(DEFAULT_LANG, kind, field).label;
}

/** The buttons of Sveltia with these words in a part of the page, such as "Add {$name}". */
export function buttons(part: Page | Locator, key: string): Locator {
  return part.getByRole('button', { name: new RegExp(`^${control(key).replace('{$name}', '.+')}$`) });
}
