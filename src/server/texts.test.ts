import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { apiTexts, fieldText } from './texts.ts';

test.each(LANGS)('a field that is empty says what to enter, any other what is wrong with it (%s)', (lang) => {
  const { required, email } = apiTexts(lang).fields;
  expect(fieldText(lang, 'required', 'name')).toBe(required.name);
  expect(fieldText(lang, 'required', 'message')).toBe(required.message);
  expect(fieldText(lang, 'email', 'email')).toBe(email);
});
