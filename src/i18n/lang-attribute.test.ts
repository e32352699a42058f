import { expect, test } from 'vitest';
import { langAttribute } from './lang-attribute.ts';

test('only a part in another language than its page has the attribute', () => {
  expect(langAttribute('zh', 'en')).toBe('zh-Hans');
  expect(langAttribute('en', 'en')).toBeUndefined();
});
