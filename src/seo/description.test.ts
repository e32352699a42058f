import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANG_INFO, LANGS } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { searchDescription } from './description.ts';

const ja = '電話の受付時間が変わります。';
const en = 'Our phone hours change.';

describe('searchDescription', () => {
  test('keeps a summary that fits', () => {
    const summary = `${en} Calls are taken on weekdays from nine to six, Japan time, all summer.`;
    expect(searchDescription(summary, 'More text.', 'en')).toBe(summary);
  });

  test('extends a short summary with the text', () => {
    const text =
      '平日の九時から十八時まで承ります。八月は担当者が交代で休みますので、つながりにくい時間帯があります。その次の文。';
    expect(searchDescription(ja, text, 'ja')).toBe(
      `${ja}平日の九時から十八時まで承ります。八月は担当者が交代で休みますので、つながりにくい時間帯があります。`,
    );
  });

  test('ends a long summary after a sentence', () => {
    const first = 'We planted forty defects in a sample system and compared an AI reviewer with people.';
    const second =
      'It is strong on lines that exist and weak on rules that are written elsewhere, so order and roles matter.';
    expect(searchDescription(`${first} ${second}`, '', 'en')).toBe(first);
  });

  test('cuts before a word that is one column too wide, and removes punctuation before the ellipsis', () => {
    const { most } = LANG_INFO.en.descriptionWidth;
    const room = most - textWidth('…');
    const [fits, wider] = [room - 5, room - 4].map((length) => `${'a'.repeat(length)} bbbb ${'c'.repeat(most)}`);
    expect(searchDescription(fits ?? '', '', 'en')).toBe(`${'a'.repeat(room - 5)} bbbb…`);
    expect(searchDescription(wider ?? '', '', 'en')).toBe(`${'a'.repeat(room - 4)}…`);
    const marks = `${'a'.repeat(room - 8)} (– ${'c'.repeat(most)}`;
    expect(searchDescription(marks, '', 'en')).toBe(`${'a'.repeat(room - 8)}…`);
  });

  test('is never longer than search results show', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string(),
        fc.constantFrom(...LANGS),
        (summary, text, lang) => {
          expect(textWidth(searchDescription(summary, text, lang))).toBeLessThanOrEqual(
            LANG_INFO[lang].descriptionWidth.most,
          );
        },
      ),
    );
  });
});
