import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '#src/i18n/catalogue.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { HOURS, PREDICTIONS, QUESTIONS } from './drupal-figures.ts';

const figure = (text: string | undefined) => Number.parseFloat(text ?? '');

test.each(LANGS)('%s: drawing, words and article give the same figures', (lang) => {
  const article = readFileSync(`content/tech-articles/${lang}/drupal-ai-cto-prediction.md`, 'utf8');
  const { predictions, hours } = words(lang, 'tech-articles').infographic;
  expect(predictions).toHaveLength(PREDICTIONS.length);
  for (const [at, { now, planned, confidence }] of PREDICTIONS.entries()) {
    const said = predictions[at];
    expect([figure(said?.now), figure(said?.then)]).toEqual([now, planned]);
    expect(article).toContain(`| ${said?.title} | ${said?.measure} | ${said?.now} | ${said?.then} | ${confidence}% |`);
  }
  expect(hours.values.map(figure)).toEqual([
    HOURS.now.writing,
    HOURS.now.checking,
    HOURS.planned.writing,
    HOURS.planned.checking,
  ]);
  for (const number of [...hours.values.map(figure), QUESTIONS.one, QUESTIONS.fields, QUESTIONS.end])
    expect(article).toContain(String(number));
});
