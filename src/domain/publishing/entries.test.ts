import { describe, expect, test } from 'vitest';
import { readingLength, readingMinutes } from './entries.ts';

describe('the reading time (rule lists.reading-time)', () => {
  test.each([
    { lang: 'ja', text: '図を 読む', length: 5 },
    { lang: 'zh', text: '先画图，再动手', length: 7 },
    { lang: 'en', text: '## Draw first\n\n- then  build', length: 6 },
    { lang: 'en', text: '', length: 0 },
  ] as const)('counts $length in “$text” in $lang', ({ lang, text, length }) => {
    expect(readingLength(text, lang)).toBe(length);
  });

  test.each([
    { length: 1, minutes: 1 },
    { length: 200, minutes: 1 },
    { length: 201, minutes: 2 },
  ])('gives $minutes min for a length of $length', ({ length, minutes }) => {
    expect(readingMinutes(length)).toBe(minutes);
  });
});
