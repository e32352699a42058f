import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { problemAt } from './problem-at.ts';

/** Fields that a translation must not leave in Japanese. */
const TRANSLATED = ['title', 'summary', 'description', 'tagline'] as const;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Placeholder texts of a new file, or a Japanese title in a translation, in an entry that is no draft: a problem for each line. */
export function unfinishedProblems(entry: SourceEntry): ContentProblem[] {
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
    return [problemAt(entry, [field], '日本語のままです。訳してください', 'still in Japanese; translate it')];
  });
  return [...left, ...untranslated];
}
