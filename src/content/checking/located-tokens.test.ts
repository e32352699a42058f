import { expect, test } from 'vitest';
import { locatedTokens } from './located-tokens.ts';

/** The lines on which tokens of a type begin; the text begins on line 10 of its file. */
const linesOf = (text: string, type: string) =>
  locatedTokens(text, 10)
    .filter(({ token }) => token.type === type)
    .map(({ token, line }) => `${line}: ${token.raw.trim()}`);

test.each([
  ['paragraphs', 'a\n\nb\n\n\nc', 'paragraph', ['10: a', '12: b', '15: c']],
  ['the same text again', 'a\n\n## B\n\na\n\n## B', 'heading', ['12: ## B', '16: ## B']],
  ['links in one paragraph', '[a](/a)\n[b](/b) [a](/a)', 'link', ['10: [a](/a)', '11: [b](/b)', '11: [a](/a)']],
  ['a link again below', '**a\nb [x](/x)**\nb [x](/x)', 'link', ['11: [x](/x)', '12: [x](/x)']],
  ['items of a list', '- a\n- b\n\n  c\n- d', 'list_item', ['10: - a', '11: - b\n\n  c', '14: - d']],
  ['links in items', 'x\n\n- [a](/a)\n- [b](/b)', 'link', ['12: [a](/a)', '13: [b](/b)']],
  ['links in cells', '| A | B |\n|---|---|\n| [a](/a) | [b](/b) |', 'link', ['12: [a](/a)', '12: [b](/b)']],
  ['links in a quotation', '> a\n> [b](/b)', 'link', ['11: [b](/b)']],
  ['no part of that kind', 'a', 'heading', []],
])('%s', (_, text, type, lines) => {
  expect(linesOf(text, type)).toEqual(lines);
});
