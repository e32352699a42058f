import { expect, test } from 'vitest';
import { isLang } from '#src/i18n/langs.ts';
import { markdownNames } from './markdown-names.ts';

const NUMBERED = [
  ['ja', '表2', '注2'],
  ['en', 'Table 2', 'Note 2'],
  ['zh', '表2', '注2'],
] as const;

test.each(NUMBERED.filter(([lang]) => isLang(lang)))(
  'parts of a text are called by their number in %s',
  (lang, table, note) => {
    const { label, notes } = markdownNames(lang);
    expect([label('table', 2), label('note', 2)]).toEqual([table, note]);
    expect(new Set((['code', 'table', 'note', 'noteBack'] as const).map((part) => label(part, 2))).size).toBe(4);
    expect(label('table', 2, 'A')).toBe(lang === 'en' ? 'Table 2 (A)' : '表2（A）');
    expect(notes).toMatch(/\S/);
  },
);
