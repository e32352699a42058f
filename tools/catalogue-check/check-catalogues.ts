import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITORS_FALLBACK, isForEditors } from '#src/i18n/editor-catalogues.ts';
import { DEFAULT_LANG, isPublished, LANGS, type Lang } from '#src/i18n/langs.ts';
import { withFallback } from '#src/i18n/with-fallback.ts';
import { command } from '#tools/command-line/command.ts';
import { compare, copiedTexts, type Words } from './compare.ts';
import { unusedKeys } from './unused-keys.ts';

function main(): void {
  command('check:catalogues', 'Compares the UI strings of all languages, and lists unused ones.').parse();
  const names = readdirSync(`locales/${DEFAULT_LANG}`);
  const problems = LANGS.filter((lang) => isPublished(lang)).flatMap((lang) => problemsOf(lang, names, isForEditors));
  const all = LANGS.flatMap((lang) => problemsOf(lang, names, () => false));
  const found = [...problems, ...unusedKeys(process.cwd())];
  for (const problem of all.filter((each) => !problems.includes(each))) console.log(`to be translated: ${problem}`);
  for (const copy of copies(names)) console.log(`to be translated: ${copy}`);
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`catalogues: ${names.length} namespaces in ${LANGS.length} languages agree, and every key is read`);
}

/** @param mayLack whether a language may leave out words of a namespace */
function problemsOf(lang: Lang, names: readonly string[], mayLack: (namespace: string) => boolean): string[] {
  const own = existsSync(`locales/${lang}`) ? readdirSync(`locales/${lang}`) : [];
  const extra = own.filter((name) => !names.includes(name));
  const wanted = names.filter((name) => own.includes(name) || !isForEditors(path.basename(name, '.json')));
  return [
    ...extra.map((name) => `locales/${lang}/${name}: there is no such catalogue in ${DEFAULT_LANG}`),
    ...wanted.flatMap((name) =>
      own.includes(name)
        ? compare(`locales/${lang}/${name}`, original(name), read(lang, name), mayLack(path.basename(name, '.json')))
        : [`locales/${lang}/${name} does not exist; translate locales/${DEFAULT_LANG}/${name}`],
    ),
  ];
}

/** Catalogues that are copies of the English ones. */
function copies(names: readonly string[]): string[] {
  const exists = (lang: Lang, name: string) => existsSync(`locales/${lang}/${name}`);
  return LANGS.filter((lang) => lang !== EDITORS_FALLBACK).flatMap((lang) =>
    names
      .filter((name) => exists(lang, name) && exists(EDITORS_FALLBACK, name))
      .flatMap((name) => copiedTexts(`locales/${lang}/${name}`, read(EDITORS_FALLBACK, name), read(lang, name))),
  );
}

/** The words that declare the shape of a catalogue. */
function original(name: string): Words {
  const own = read(DEFAULT_LANG, name);
  const isCompleted = isForEditors(path.basename(name, '.json')) && existsSync(`locales/${EDITORS_FALLBACK}/${name}`);
  return isCompleted ? withFallback(read(EDITORS_FALLBACK, name), own) : own;
}

function read(lang: Lang, name: string): Words {
  const file = `locales/${lang}/${name}`;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

main();
