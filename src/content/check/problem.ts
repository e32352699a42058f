import { distance, closest as nearest } from 'fastest-levenshtein';
import type { ContentFile } from '#src/content/read-content.ts';
import { isLang } from '#src/i18n/langs.ts';
import en from './sentences/en.json' with { type: 'json' };
import ja from './sentences/ja.json' with { type: 'json' };

/** A sentence to editors, who read Japanese or English. */
export interface Sentence {
  readonly ja: string;
  readonly en: string;
}

export interface ContentProblem extends Sentence {
  readonly file: string;
  readonly line: number;
  /** `sections.0.title`; empty for a problem of the whole file or its text. */
  readonly field: string;
  /** A warning does not stop a build; a problem without a level does. */
  readonly level?: 'warning';
}

export type SentenceKey = keyof typeof en;

type Values = Readonly<Record<string, string | number | Sentence>>;

/** A sentence of `sentences/{ja,en}.json` with its values, some of which are sentences themselves. */
export function say(key: SentenceKey, values: Values = {}): Sentence {
  const inLanguage = (words: Readonly<Record<SentenceKey, string>>, lang: keyof Sentence) =>
    words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'object' ? value[lang] : String(value);
    });
  return { ja: inLanguage(ja, 'ja'), en: inLanguage(en, 'en') };
}

/** A problem of a field of a file; of the whole file without a path. */
export function problemAt(
  { file, source }: Pick<ContentFile, 'file' | 'source'>,
  path: readonly PropertyKey[],
  sentence: Sentence,
): ContentProblem {
  return { file, line: path.length === 0 ? 1 : source.lineOf(path), field: path.join('.'), ...sentence };
}

/** The same problem as a warning. */
export function warning(problem: ContentProblem): ContentProblem {
  return { ...problem, level: 'warning' };
}

/** Whether a problem stops the build. */
export function isError({ level }: ContentProblem): boolean {
  return level === undefined;
}

/** A sentence in both languages, in English only on a site without Japanese. */
export function formatSentence({ ja, en }: Sentence, between = '\n'): string {
  return isLang('ja') ? `${ja}${between}${en}` : en;
}

/** A problem with its place first, as terminals and editors link it. */
export function formatProblem({ file, line, field, ...sentence }: ContentProblem): string {
  return `${file}:${line}${field && `  ${field}`}\n    ${formatSentence(sentence, '\n    ')}`;
}

/** All problems, errors before warnings. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const part = (found: readonly ContentProblem[], inJapanese: string, inEnglish: string) => {
    const ja = `コンテンツに${inJapanese}が${found.length}件あります。`;
    const head = formatSentence({ ja, en: `${found.length} ${inEnglish}(s) in the content.` }, ' / ');
    return found.length === 0 ? [] : [head, ...found.map(formatProblem)];
  };
  const warnings = problems.filter((problem) => !isError(problem));
  return [...part(problems.filter(isError), '問題', 'problem'), ...part(warnings, '確認したい点', 'warning')].join(
    '\n\n',
  );
}

export const NO_HINT: Sentence = { ja: '', en: '' };

/** The end of a sentence about a name: what may be meant, else all that there is if that is not much. */
export function hintOf(name: string, known: readonly string[]): Sentence {
  const near = closest(name, known);
  if (near !== undefined) return say('meant', { name: near });
  return known.length === 0 || known.length > 30 ? NO_HINT : say('choices', { list: known.join(', ') });
}

/** The known name nearest to a mistyped one by Levenshtein distance; undefined if none is near. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const most = Math.min(Math.max(2, Math.floor(name.length / 3)), Math.max(1, name.length - 1));
  const best = known.length === 0 ? undefined : nearest(name, known);
  return best !== undefined && distance(name, best) <= most ? best : undefined;
}
