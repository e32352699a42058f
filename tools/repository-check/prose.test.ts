import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANG_INFO, LANGS } from '#src/i18n/langs.ts';
import { proseProblems, termsIn } from './prose.ts';

const GUIDE = 'docs/develop/writing.md';
const terms = termsIn(readFileSync(GUIDE, 'utf8'));

test('the guide has a table of terms', () => {
  expect(terms.length).toBeGreaterThan(10);
});

/** Decisions and the changelog describe the past; Japanese texts have other words. */
const OTHERS =
  /^(?:docs\/decisions|CHANGELOG|content|tests\/fixture\/content|docs\/.*\.ja\.md|docs\/develop\/writing\.md|tools\/repository-check\/prose\.test\.ts)/;

/** The fields in every language of the site: words of another language in Latin letters may look like a term. */
const FIELDS = 'docs/content/fields.md';
const isOnlyEnglishLatin = LANGS.every((lang) => lang === 'en' || LANG_INFO[lang].letters !== 'latin');
const isRead = (file: string) => !OTHERS.test(file) && (file !== FIELDS || isOnlyEnglishLatin);

test('documents, comments and titles of tests use the terms of the guide', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:md|tsx?|mjs|astro|css)$/.test(file) && isRead(file) && existsSync(file));
  expect(files.flatMap((file) => proseProblems(file, readFileSync(file, 'utf8'), terms))).toEqual([]);
});

test.each([
  ['a.ts', "/** What stands here. */\nconst told = 'the gate';", ['a.ts:1  "stands", write: is']],
  ['a.test.ts', "test('is told once', () => {});", ['a.test.ts:1  "told", write: says, prints, names']],
  [
    'a.md',
    'Run `the gate`.\n\n```sh\nthe gate\n```\n\nThe gate [takes](the-gate.md) long.',
    ['a.md:7  "The gate", write: `npm test`, CI'],
  ],
  ['a.css', '/* An upstanding line, see https://the.gate/stands */', []],
])('%s: %j', (file, text, problems) => {
  expect(proseProblems(file, text, terms)).toEqual(problems);
});
