import path from 'node:path';
import type { Plugin } from 'vite';
import { LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { EditorSettings } from '#tools/editor/config/cms-config.ts';
import { says } from '#tools/editor/config/words.ts';

/** Files of words that Sveltia always has. American English is part of its program. */
const FILES: Readonly<Record<string, Lang>> = {
  'locales/ja.json': 'ja',
  'locales/zh-CN.json': 'zh',
  'locales/en-CA.json': 'en',
  'locales/en-GB.json': 'en',
};
const PROGRAM = 'npm/index.js';

/** The language of a file of words: one of those above, or another that the site has and Sveltia too. */
const langOf = (file: string) =>
  FILES[file] ?? LANGS.find((lang) => [lang, LANG_INFO[lang].locale].some((name) => file === `locales/${name}.json`));

/** Words of Sveltia CMS 0.221 that mislead editors, as its program has them in English. */
const ENGLISH = {
  'saving_entry.error.description': 'There was an error while saving the entry. Please try again later.',
  confirm_deleting_this_entry: 'Are you sure you want to delete this entry?',
  work_with_local_repo_description: 'Once prompted, select the root directory of the “{$repo}” repository.',
  list_item_options: 'List Item Options',
} as const;

/**
 * Put words of ours in place of some of Sveltia's, which has no setting for it: above the reasons of a refused save it said to try
 * again later, before a deletion not how much goes, and on the first page not which folder to choose.
 *
 * @throws Error at build time if a release of Sveltia says something else there, or keeps its words in other files
 */
export function editorWords(settings: EditorSettings): Plugin {
  const unseen = new Set([...Object.keys(FILES), PROGRAM]);
  return {
    name: 'editor-words',
    enforce: 'pre',
    transform(code, id) {
      const [, file = ''] = /\/@sveltia\/cms\/([^?]+)/.exec(id.replaceAll(path.sep, '/')) ?? [];
      unseen.delete(file);
      const lang = langOf(file);
      if (lang) return withWords(code, wordsFor(settings, lang));
      return file === PROGRAM ? withEnglish(code, wordsFor(settings, 'en')) : undefined;
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) throw new Error(`editorWords: Sveltia has no ${[...unseen].join(', ')} any more`);
    },
  };
}

type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

function wordsFor({ folder = '' }: EditorSettings, lang: Lang): Words {
  const { notSaved, confirmDeletion, chooseFolder, rowOptions } = says(lang);
  return {
    'saving_entry.error.description': notSaved,
    confirm_deleting_this_entry: confirmDeletion,
    // Braces begin a value in Sveltia's messages.
    work_with_local_repo_description: chooseFolder.replace('{{folder}}', folder.replace(/[{}\\]/g, '')),
    list_item_options: rowOptions,
  };
}

function withWords(code: string, words: Words): string {
  const strings = JSON.parse(code) as Record<string, unknown>;
  for (const [name, text] of Object.entries(words)) {
    const names = name.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce((node, key) => node[key] as Record<string, unknown>, strings);
    // Sveltia itself falls back to English for what a language lacks.
    if (group === undefined || (typeof group[last] !== 'string' && last !== 'list_item_options'))
      throw new Error(`editorWords: Sveltia has no words \`${name}\` any more`);
    group[last] = text;
  }
  return JSON.stringify(strings);
}

function withEnglish(code: string, words: Words): string {
  return Object.entries(ENGLISH).reduce((text, [name, english]) => {
    const literal = `\`${english}\``;
    if (!text.includes(literal)) throw new Error(`editorWords: Sveltia has no words \`${english}\` any more`);
    return text.replaceAll(literal, () => JSON.stringify(words[name as keyof Words]));
  }, code);
}
