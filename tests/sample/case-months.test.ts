import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '#src/i18n/langs.ts';

/** How many months the cases of a language say that they took: the first number of their `duration`. */
const monthsOf = (lang: string) =>
  readdirSync(`content/case-studies/${lang}`).map((file) => {
    const text = readFileSync(`content/case-studies/${lang}/${file}`, 'utf8');
    return Number(/^ {2}duration: (\d+)/m.exec(text)?.[1]);
  });

test.each(LANGS)('the price of contract development names the shortest and the longest case (%s)', (lang) => {
  const months = monthsOf(lang);
  const { caseMonths } = parse(readFileSync('content/company/facts.yaml', 'utf8'));
  expect(caseMonths).toEqual({ min: Math.min(...months), max: Math.max(...months) });
});
