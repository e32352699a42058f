import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GUIDE } from './tasks/guide.ts';

/** Every message of the content check, as its tests saw it. */
const MESSAGES = [
  readFileSync('src/content/checking/__snapshots__/content-problems.test.ts.snap', 'utf8').replaceAll('\\`', '`'),
  // This message contains a company's own facts, so no snapshot has it.
  '「9:00–18:00」は content/company/facts.yaml にあります\n`9:00–18:00` is a fact of content/company/facts.yaml',
].join('\n');

const HELP = { ja: '困ったとき', en: 'When something goes wrong' } as const;

/** First cells of the table of messages; `…` replaces the variable parts. */
const messagesOf = (lang: 'ja' | 'en') =>
  [...GUIDE[lang].section(HELP[lang]).matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell).slice(1);

describe('the two halves of the editing guide', () => {
  test('have the same sections, commands, examples and messages', () => {
    const counts = (['ja', 'en'] as const).map((lang) => {
      const { headings, commands } = GUIDE[lang];
      const count = (pattern: RegExp) =>
        headings.map((heading) => [...GUIDE[lang].section(heading).matchAll(pattern)].length);
      return {
        commands,
        examples: count(/^```\w+$/gm),
        items: count(/^(?:- |\d\. )/gm),
        messages: messagesOf(lang).length,
      };
    });
    expect(counts[1]).toEqual(counts[0]);
  });
});

describe.each(['ja', 'en'] as const)('the messages of the guide in %s', (lang) => {
  test.each(messagesOf(lang))('%s: this is how the check says it', (cell) => {
    const literal = cell.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(MESSAGES).toMatch(new RegExp(literal.join('[^\\n]*')));
  });
});
