import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { checkArticle } from './check.ts';
import { typeProblems } from './typescript.ts';

/** Every sample of every article is run, compiled or parsed; what fails is named by article, line and language. */
const checked = LANGS.flatMap((lang) =>
  readdirSync(`content/tech-articles/${lang}`).map((name) =>
    checkArticle(`content/tech-articles/${lang}/${name}`, process.cwd(), 'tools/sample-check/worlds'),
  ),
);
const types = typeProblems(
  checked.flatMap(({ modules }) => modules),
  process.cwd(),
);

test.each(checked)('$file', ({ file, problems }) => {
  const all = [...problems, ...(types.get(file) ?? [])];
  expect(all.map(({ line, language, message }) => `${file}:${line} (${language}): ${message}`)).toEqual([]);
});
