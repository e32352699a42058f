import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { compare, type Words } from './compare.ts';
import { unusedKeys } from './unused-keys.ts';

/**
 * The command behind `npm run check:catalogues`: the translations have the Japanese catalogues' keys, kinds and placeholders, and
 * something reads each key.
 */
function main(): void {
  const names = readdirSync(`locales/${DEFAULT_LANG}`);
  const problems = LANGS.filter((lang) => lang !== DEFAULT_LANG).flatMap((lang) => {
    const extra = readdirSync(`locales/${lang}`).filter((name) => !names.includes(name));
    return [
      ...extra.map((name) => `${lang}/${name}: there is no such catalogue in ${DEFAULT_LANG}`),
      ...names.flatMap((name) => compare(`${lang}/${name}`, read(DEFAULT_LANG, name), read(lang, name))),
    ];
  });
  const empty = names.flatMap((name) =>
    compare(`${DEFAULT_LANG}/${name}`, read(DEFAULT_LANG, name), read(DEFAULT_LANG, name)),
  );
  const found = [...[...empty, ...problems].map((problem) => `locales/${problem}`), ...unusedKeys(process.cwd())];
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`catalogues: ${names.length} namespaces in ${LANGS.length} languages agree, and every key is read`);
}

function read(lang: string, name: string): Words {
  try {
    return JSON.parse(readFileSync(`locales/${lang}/${name}`, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`locales/${lang}/${name}: ${(error as Error).message}`);
  }
}

main();
