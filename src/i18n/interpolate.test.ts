import { describe, expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

describe('interpolate', () => {
  test.each([
    ['{{n}} of {{of}}', { n: 1, of: 3 }, '1 of 3'],
    ['{{q}} and {{q}}', { q: '$&' }, '$& and $&'],
    ['{{q}}', { q: '{{n}}', n: 1 }, '{{n}}'],
  ])('%s', (text, values, filled) => {
    expect(interpolate(text, values)).toBe(filled);
  });

  test('a value that is missing is a bug and says so', () => {
    expect(() => interpolate('{{n}} of {{of}}', { n: 1 })).toThrow('{{of}} in "{{n}} of {{of}}", expected a value');
  });
});
