import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { checkArticle } from './check.ts';
import { typeProblems } from './typescript.ts';

/** Every sample of every article is run, compiled or parsed; what fails is named by article, line and language. */
const checked = LANGS.flatMap((lang) =>
  globSync(fileOf('tech-articles', lang, '*'))
    .sort()
    .map((file) => checkArticle(file, process.cwd(), 'tools/sample-check/worlds')),
);
const types = typeProblems(
  checked.flatMap(({ modules }) => modules),
  process.cwd(),
);

test.each(checked)('$file', ({ file, problems }) => {
  const all = [...problems, ...(types.get(file) ?? [])];
  expect(all.map(({ line, language, message }) => `${file}:${line} (${language}): ${message}`)).toEqual([]);
});

test('what the compiler says is of an article that is there', () => {
  const files = checked.map(({ file }) => file);
  expect([...types.keys()].filter((file) => !files.includes(file))).toEqual([]);
});
