import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, isLang, isPublished, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { command } from '#tools/command-line/command.ts';
import { compare, type Words } from './compare.ts';

const namespacesOf = (lang: Lang) =>
  existsSync(`locales/${lang}`) ? readdirSync(`locales/${lang}`).map((name) => path.basename(name, '.json')) : [];
const namespaces = namespacesOf(DEFAULT_LANG);
/** The languages of the site, and those with texts that it may offer one day. A language in preparation may lack texts. */
const complete = (Object.keys(LANG_INFO) as Lang[]).filter((lang) =>
  isLang(lang) ? isPublished(lang) : existsSync(fileName(lang, 'common')),
);

function main(): void {
  const { outdated: isReport } = command('check:messages', 'Compares the UI strings of all languages.')
    .option('--outdated', 'also list what languages in preparation lack')
    .parse()
    .opts<{ outdated?: boolean }>();
  const problems = complete.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`messages: ${namespaces.length} namespaces have the same keys in ${complete.join(', ')}`);
  if (isReport) for (const line of outdatedMessages(problems)) console.log(line);
}

function problemsOf(lang: Lang): string[] {
  const extra = namespacesOf(lang).filter((name) => !namespaces.includes(name));
  return [
    ...extra.map((name) => `${fileName(lang, name)}: there is no such file in locales/${DEFAULT_LANG}`),
    ...namespaces.flatMap((namespace) => {
      const found = read(lang, namespace);
      if (found === undefined) return [`${fileName(lang, namespace)} does not exist`];
      return compare(fileName(lang, namespace), read(DEFAULT_LANG, namespace) ?? {}, found);
    }),
  ];
}

function read(lang: Lang, namespace: string): Words | undefined {
  const file = fileName(lang, namespace);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

function fileName(lang: Lang, namespace: string): string {
  return `locales/${lang}/${namespace}.json`;
}

function outdatedMessages(problems: readonly string[]): string[] {
  const all = LANGS.flatMap(problemsOf);
  return all.filter((problem) => !problems.includes(problem)).map((problem) => `to be translated: ${problem}`);
}

main();
