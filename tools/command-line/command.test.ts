import { expect, test } from 'vitest';
import { mistakeText } from './command.ts';

test.each([
  [
    "error: unknown option '--locl'\n(Did you mean --local?)\n",
    "Unknown option '--locl'. Did you mean --local? Nothing was changed.",
  ],
  ["error: unknown command 'lits'\n", "Unknown command 'lits'. Nothing was changed."],
  [
    "error: too many arguments for 'show'. Expected 1 argument but got 2.\n",
    "Too many arguments for 'show'. Expected 1 argument but got 2. Nothing was changed.",
  ],
])('%j becomes a sentence that says that nothing was changed', (text, sentence) => {
  expect(mistakeText(text)).toBe(sentence);
});
