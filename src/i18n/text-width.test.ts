import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test.each([
  ['A設計', 5],
  ['“设计”，', 10],
  ['ｱ', 1],
  ['ア…', 4],
  ['9:30–18:00', 10],
  ['𠮷', 2],
  ['', 0],
])('%s takes %i columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
