import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import type { SourceFile } from '#src/content/reading/source-file.ts';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/** Fields that a translation must not leave in Japanese. */
const TRANSLATED = ['title', 'summary', 'description', 'tagline'] as const;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Placeholder texts of a new file, or a Japanese title in a translation, in an entry that is no draft.
 *
 * @param lineOf returns the line of a field; called only for a field with a problem
 * @returns a problem for each line
 */
export function unfinishedProblems(entry: SourceEntry, lineOf: SourceFile['lineOf']): ContentProblem[] {
  if (entry.data['draft'] === true) return [];
  const { file, lang, data } = entry;
  const left = entry.text.split('\n').flatMap((text, at): ContentProblem[] => {
    const words = PLACEHOLDERS.find((placeholder) => text.includes(placeholder));
    if (words === undefined) return [];
    return [
      {
        file,
        line: at + 1,
        field: '',
        ja: `「${words}」が残っています。書き換えるか、下書き（draft: true）にしてください`,
        en: `\`${words}\` is still there; replace it, or mark the entry with draft: true`,
      },
    ];
  });
  if (lang === DEFAULT_LANG || LANG_INFO[lang].letters === 'japanese') return left;
  const untranslated = TRANSLATED.flatMap((field): ContentProblem[] => {
    const value = data[field];
    if (typeof value !== 'string' || !KANA.test(value)) return [];
    const line = lineOf([field]);
    return [{ file, line, field, ja: '日本語のままです。訳してください', en: 'still in Japanese; translate it' }];
  });
  return [...left, ...untranslated];
}
