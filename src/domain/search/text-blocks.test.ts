import { expect, test } from 'vitest';
import { textBlocksOf } from './text-blocks.ts';

const at = (location: number, id: string, element = 'div') => ({ location, id, element });

test('a text is split where its blocks end, and each block knows its part of the page', () => {
  const content = 'Careers⁋ Join us.¶ ¶ Visa⁋ We sponsor it.¶ ¶';
  expect(textBlocksOf(content, [at(0, 'main', 'main'), at(4, 'abroad', 'section')])).toEqual([
    { text: 'Careers', isHeading: true, section: undefined },
    { text: 'Join us.', isHeading: false, section: undefined },
    { text: 'Visa', isHeading: true, section: 'abroad' },
    { text: 'We sponsor it.', isHeading: false, section: 'abroad' },
  ]);
});

test('a question belongs to its answer, which has the id', () => {
  const content = '料金\u200bは\u200b？\u200b⁋ 月\u200b額\u200b¶ 期間\u200bは\u200b？\u200b⁋ 半年\u200b¶';
  expect(textBlocksOf(content, [at(4, 'price'), at(11, 'time')]).map(({ text, section }) => [text, section])).toEqual([
    ['料金は？', 'price'],
    ['月額', 'price'],
    ['期間は？', 'time'],
    ['半年', 'time'],
  ]);
});

test('a mark inside a text is no part of a page', () => {
  const [note] = textBlocksOf('See 1 below.¶', [at(1, '_ref1', 'a')]);
  expect(note).toEqual({ text: 'See 1 below.', isHeading: false, section: undefined });
});

test('a text without any mark is one block', () => {
  expect(textBlocksOf('one two', [])).toEqual([{ text: 'one two', isHeading: false, section: undefined }]);
  expect(textBlocksOf('', [])).toEqual([]);
});
