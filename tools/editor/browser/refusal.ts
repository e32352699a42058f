import { KINDS, type Kind } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { nameOfKind, says, wordsOfField } from '#tools/editor/config/words.ts';
import { KEPT } from '#tools/editor/text/content-file.ts';

/**
 * Why an entry is not saved, for the editor's dialog: one problem a line, each with the language and the field as the form calls them.
 *
 * @param lang of the editor's own messages; problems are in Japanese or English
 */
export function refusal(problems: readonly ContentProblem[], kind: Kind, lang: Lang): string {
  const lines = problems.map((problem) => {
    const place = placeOf(problem, kind, lang).join(' › ');
    const reason = lang === 'ja' ? problem.ja : problem.en;
    return `・${place === '' ? '' : `${place}: `}${reason}`;
  });
  return [says(lang).refused, ...new Set(lines)].join('\n');
}

function placeOf({ file, field, line }: ContentProblem, kind: Kind, lang: Lang): string[] {
  const written = KINDS[kind].form === 'table' ? undefined : LANGS.find((each) => isFileOf(file, each));
  const names = field === '' ? [] : field.split('.');
  const parts = names.map((name) => (/^\d+$/.test(name) ? row(Number(name) + 1, lang) : labelOf(name, kind, lang)));
  const isText = field === 'body' || (kind === 'faq' && names.at(-1) === 'answer');
  return [
    ...(written ? [wordsOfField(lang, kind, written).label] : []),
    ...parts,
    ...(isText ? [says(lang).line.replace('{{number}}', String(line))] : []),
  ];
}

function isFileOf(file: string, lang: Lang): boolean {
  return file.includes(`/${lang}/`) || file.includes(`/${lang}.`);
}

function row(number: number, lang: Lang): string {
  return says(lang).row.replace('{{number}}', String(number));
}

/** The label of a field; its name if the form has no such field, as for the keys of a table. */
export function labelOf(name: string, kind: Kind, lang: Lang): string {
  try {
    return wordsOfField(lang, kind, name).label;
  } catch {
    return name === KEPT.rows ? nameOfKind(lang, kind) : name;
  }
}
