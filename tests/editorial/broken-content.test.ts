import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, type SiteTree, siteTree } from '#tests/support/site-tree.ts';
import { MISTAKES, type Mistake, ORIGINAL } from './mistakes.ts';
import { ownTables } from './tasks/writing.ts';

const isPossible = ({ needs }: Mistake) => needs === undefined || existsSync(needs);

/** One build with every mistake: it stops before it writes anything, and reports all mistakes. */
let tree: SiteTree;
let result: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  const broken = MISTAKES.filter(isPossible).map(({ file, text }) => [
    file,
    typeof text === 'string' ? text : text(readFileSync(file, 'utf8')),
  ]);
  tree = siteTree({ ...ownTables(), [ORIGINAL.file]: ORIGINAL.text, ...Object.fromEntries(broken) });
  result = await build(tree, 'production');
});
afterAll(() => tree?.remove());

test('the build stops, and nothing is built', () => {
  expect(result.code).not.toBe(0);
  expect(tree.files()).toEqual([]);
});

describe('the check reports, in Japanese and English,', () => {
  test.for(MISTAKES)('$name', (mistake, { expect, skip }) => {
    skip(!isPossible(mistake), `the site has no ${mistake.needs}`);
    const { file, line, ja, en } = mistake;
    const reported = messages(result.output).filter((message) => message.file === file);
    expect(reported.map(({ text }) => text)).toEqual([
      expect.stringMatching(new RegExp(`${escaped(ja)}[\\s\\S]*${escaped(en)}`)),
    ]);
    expect(String(reported[0]?.line)).toMatch(line instanceof RegExp ? line : `${line}`);
  });
});

/** Messages as they are printed: a file and its line, then what is wrong with it in two languages, indented. */
function messages(output: string): { readonly file: string; readonly line: number; readonly text: string }[] {
  return [...output.matchAll(/^(content\/.+):(\d+)(?: {2}.*)?\n((?: {4}.*\n?)+)/gm)].map(
    ([, file = '', line, text = '']) => ({
      file,
      line: Number(line),
      text,
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
