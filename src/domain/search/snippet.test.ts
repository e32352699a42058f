import { describe, expect, test } from 'vitest';
import { opening, snippetOf } from './snippet.ts';
import type { TextBlock } from './text-blocks.ts';

const heading = (text: string, section?: string): TextBlock => ({ text, isHeading: true, section });
const block = (text: string, section?: string): TextBlock => ({ text, isHeading: false, section });
const ENGLISH = { tag: 'en', colon: ': ' };
const shown = (blocks: readonly TextBlock[], ways: RegExp[][], language = ENGLISH) => {
  const snippet = snippetOf(blocks, ways, language);
  const pieces = snippet?.pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
  return { pieces, fragment: snippet && decodeURIComponent(snippet.fragment) };
};

describe('snippetOf', () => {
  test('a question goes on with its answer, and is led to', () => {
    const page = [
      heading('Where are your offices?', 'offices'),
      block('In Tokyo.', 'offices'),
      heading('Can I work remotely?', 'remote'),
      block('Yes.', 'remote'),
    ];
    expect(shown(page, [[/remote[a-z]*/]])).toEqual({
      pieces: 'Can I work [remotely]? Yes.',
      fragment: '#remote:~:text=Can I work-,remotely,-?',
    });
  });

  test('a name goes on with what it names; one that is nothing but the word comes before a sentence with it', () => {
    const page = [block('It is paid with your first pay'), block('Pay'), block('400,000 yen'), heading('Next')];
    expect(shown(page, [[/pay/]])).toEqual({ pieces: '[Pay] · 400,000 yen', fragment: '#:~:text=Pay,-400,000 yen' });
  });

  test('of ways to say it, the one that a block holds whole', () => {
    const page = [heading('Working conditions'), block('Your visa is sponsored.', 'abroad')];
    expect(shown(page, [[/work[a-z]*/, /permit/], [/visa/]]).fragment).toBe('#abroad:~:text=Your-,visa,-is sponsored');
  });

  test('a long block begins with the sentence, ends with a word, and headings below it are not run into it', () => {
    const long = `${'Words before it. '.repeat(20)}Here a tea is served${' and more is said'.repeat(20)}.`;
    const { pieces = '' } = shown([block(long), heading('Below')], [[/tea/]]);
    expect(pieces).toMatch(/^…Here a \[tea\] is served and more.* \w+…$/);
    expect(pieces).not.toContain('Below');
    expect(pieces.length).toBeLessThan(180);
  });

  test('Japanese is cut between words and joined without a space', () => {
    const page = [heading('契約、費用、データ'), block(`${'見積もりの内訳をご説明します。'.repeat(10)}`)];
    const { pieces = '', fragment } = shown(page, [[/費用/]], { tag: 'ja', colon: '：' });
    expect(pieces).toMatch(/^契約、\[費用\]、データ：見積もり.*…$/);
    expect(fragment).toBe('#:~:text=契約、-,費用,-、データ');
  });

  test('a heading has the colon of its language', () => {
    const page = [heading('Tarifs'), block('Selon devis')];
    const { pieces } = shown(page, [[/tarifs/]], { tag: 'fr', colon: '\u00a0: ' });
    expect(pieces).toBe('[Tarifs]\u00a0: Selon devis');
  });

  test('what is found in a heading is looked for without the block below, which may be folded away', () => {
    const page = [
      heading('Can I work remotely', 'remote'),
      block('Yes, remotely', 'remote'),
      heading('Remotely', 'remote'),
    ];
    const fragmentOf = (way: RegExp) => shown(page.slice(0, 2), [[way]]).fragment;
    expect(fragmentOf(/work remotely/)).toBe('#remote:~:text=Can I-,work remotely');
    expect(fragmentOf(/can i work remotely/)).toBe('#remote');
    // Only the first heading of a part is where its id leads to.
    expect(shown(page, [[/^remotely$/]]).fragment).toBe('#remote:~:text=Remotely');
  });

  test('words of a heading are known by the whole heading: others begin with the same words', () => {
    const page = [heading('How do you approach it?', 'a'), heading('How do you check quality and security?', 'b')];
    expect(shown(page.slice(1), [[/^how/]]).fragment).toBe('#b:~:text=How,-do you check quality and security?');
  });

  test('a hyphen, a comma and an ampersand mean nothing to the fragment', () => {
    const { fragment = '' } = snippetOf([block('R&D, take-home pay')], [[/take-home/]], ENGLISH) ?? {};
    expect(fragment).toBe('#:~:text=%26D%2C-,take%2Dhome,-pay');
  });

  test('what is not there has no snippet', () => {
    expect(snippetOf([block('tea')], [[/coffee/]], ENGLISH)).toBeUndefined();
    expect(snippetOf([], [], ENGLISH)).toBeUndefined();
  });
});

test('a part that does not say what it is called is shown from its beginning', () => {
  expect(opening([heading('Old systems?', 'old'), block('Yes.', 'old')], ENGLISH)).toEqual({
    pieces: [{ text: 'Old systems? Yes.', marked: false }],
    fragment: '#old',
  });
  expect(opening([], ENGLISH)).toBeUndefined();
});
