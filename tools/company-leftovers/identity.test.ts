import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Facts } from '#src/schemas/content/company.ts';
import { identityOf, searchFor, without } from './identity.ts';

const NONE = { words: [], colours: [], lines: [] };

describe('searchFor', () => {
  test.each([
    ['a name', 'We are Nice & "Sons".', 'Nice & "Sons"'],
    ['a name in HTML', '<p>Nice &amp; &quot;Sons&quot;</p>', 'Nice &amp; &quot;Sons&quot;'],
    ['a name in JSON', '{"name":"Nice & \\"Sons\\""}', 'Nice & \\"Sons\\"'],
    ['a name in an address', '/?q=Nice%20%26%20%22Sons%22', 'Nice%20%26%20%22Sons%22'],
    ['a name in capitals', 'NICE & "SONS"', 'NICE & "SONS"'],
    ['a town', 'from Tokyo', 'Tokyo'],
    ['a town in Japanese', '東京都から', '東京'],
    ['a colour', 'fill="#12AB9f"', '#12AB9f'],
    ['a colour in an address', 'fill=%2312ab9f', '%2312ab9f'],
    ['the mark', '<path d="M1 0h2"/>', 'M1 0h2'],
  ])('finds %s', (_, text, found) => {
    const search = searchFor({ words: ['Nice & "Sons"', 'Tokyo', '東京'], colours: ['#12ab9f'], lines: ['M1 0h2'] });
    expect(search(text)).toEqual([found]);
  });

  test.each([
    ['a longer word', 'the nicest'],
    ['the clock of a town', "timeZone: 'Asia/Tokyo'"],
    ['a longer colour', '#12ab9f00'],
  ])('leaves %s alone', (_, text) => {
    expect(searchFor({ words: ['Nice', 'Tokyo'], colours: ['#12ab9f'], lines: [] })(text)).toEqual([]);
  });

  test('an empty identity finds nothing', () => {
    expect(searchFor(NONE)('anything')).toEqual([]);
  });
});

test('what two companies share identifies neither', () => {
  const ours = { words: ['Acme', 'Acme of Tokyo'], colours: ['#ffffff'], lines: ['M0 0'] };
  expect(without({ words: ['Tokyo', 'Other'], colours: ['#ffffff', '#000000'], lines: ['M0 0'] }, ours)).toEqual({
    words: ['Other'],
    colours: ['#000000'],
    lines: [],
  });
});

test('a project has names, numbers and addresses, colours and a mark', () => {
  const { words, colours, lines } = identityOf((file) => readFileSync(file, 'utf8'));
  const numbers = words.filter((word) => /^[+(]?\d[\d .()-]+$/.test(word));
  const { identity } = parse(readFileSync('content/company/facts.yaml', 'utf8')) as Facts;
  // Each number as the country dials it, as the world does, and as a link does.
  const dialled = [identity.phone, identity.fax].filter((number) => number !== undefined).length;
  expect(numbers.length).toBeGreaterThanOrEqual(3 * dialled);
  expect([words.length > 5, colours.length > 20, lines.length > 0]).toEqual([true, true, true]);
  expect(words.filter((word) => word.includes('@'))).toHaveLength(1);
});
