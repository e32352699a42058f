import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileOf, isOptional, KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { missingFile, type SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, isLang, isPublished, LANGS, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Missing parts of a language in preparation: files, and labels in shared tables. The site shows the default language instead, so these
 * problems are warnings. `npm run check:messages -- --outdated` lists entries without a translation.
 */
export function languageProblems(content: SiteContent, root: string): ContentProblem[] {
  return LANGS.filter((lang) => !isPublished(lang)).flatMap((lang) =>
    KIND_NAMES.flatMap((kind) => {
      const { form } = KINDS[kind];
      const isAbsent = isOptional(kind) && content.entries(kind).length === 0;
      if (form === 'entries' || isAbsent) return [];
      if (form === 'table') return content.entries(kind).flatMap((table) => wordsLacking(table, lang));
      const file = fileOf(kind, lang);
      return existsSync(path.join(root, file)) ? [] : [{ ...missingFile(kind, file), level: 'warning' as const }];
    }),
  );
}

/** Turns an error in a file of a language in preparation into a warning. */
export function weighed(problem: ContentProblem): ContentProblem {
  const lang = langOf(problem.file);
  return lang !== undefined && !isPublished(lang) ? { ...problem, level: 'warning' } : problem;
}

/** The language of a file, from its path: `content/faq/en.yaml`, `content/news/en/moved.md`, `locales/en/faq.json`. */
function langOf(file: string): Lang | undefined {
  const [room, first = '', second = ''] = file.split('/');
  const name = room === 'locales' ? first : second.replace(/\..*$/, '');
  return isLang(name) ? name : undefined;
}

function wordsLacking(table: SourceEntry, lang: Lang): ContentProblem[] {
  return labelsIn(table.data)
    .filter(({ label }) => label[lang] === undefined)
    .map(({ at, label }) => {
      const ja = `「${label[DEFAULT_LANG]}」の訳がまだありません。${lang}: を足してください`;
      const en = `\`${label[DEFAULT_LANG]}\` is not translated yet; add \`${lang}:\``;
      return { ...problemAt(table, [...at, lang], ja, en), level: 'warning' };
    });
}

/** The labels by language of a table, with their places. */
function labelsIn(
  value: unknown,
  at: readonly PropertyKey[] = [],
): { at: readonly PropertyKey[]; label: Readonly<Partial<Record<Lang, string>>> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isLabel = PUBLISHED_LANGS.every((lang) => typeof (value as Record<string, unknown>)[lang] === 'string');
  if (isLabel) return [{ at, label: value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    labelsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
