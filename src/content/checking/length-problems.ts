import { type EntryKind, isListKind } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { firstParagraph } from '#src/markdown/escape.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { searchDescription } from '#src/seo/description.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { problemAt } from './problem-at.ts';

/** The field that is the description in search results. */
export const DESCRIBED: Readonly<Record<EntryKind, string>> = {
  news: 'summary',
  'tech-articles': 'summary',
  'case-studies': 'description',
  challenged: 'summary',
  services: 'description',
  jobs: 'shortDescription',
  pages: 'description',
};

/** Titles that search results would cut off, and descriptions that are too short or too long. Drafts are not checked. */
export function lengthProblems(kind: EntryKind, entry: SourceEntry): ContentProblem[] {
  if (entry.data['draft'] === true) return [];
  return [...titleProblems(entry), ...descriptionProblems(kind, entry)];
}

function titleProblems(entry: SourceEntry): ContentProblem[] {
  const { lang, data } = entry;
  const most = LANG_INFO[lang].titleWidth;
  const width = textWidth(String(data['metaTitle'] ?? data['title']));
  if (width <= most) return [];
  const ja = `題名が長すぎて検索結果で切れます（${shown(width, lang)}）。${shown(most, lang)}までにしてください`;
  const en = `the title is ${width} columns wide and search results cut it; expected at most ${most} (a full-width character is two)`;
  return [problemAt(entry, ['title'], ja, en)];
}

function descriptionProblems(kind: EntryKind, entry: SourceEntry): ContentProblem[] {
  const { lang, data, body } = entry;
  const field = kind === 'jobs' && data['description'] !== undefined ? 'description' : DESCRIBED[kind];
  const isArticle = isListKind(kind);
  // The values of facts are unknown here. Most are about as long as an amount.
  const text = String(data[field]).replace(/\{\{\w+\}\}/g, '000,000');
  // Another check reports placeholders.
  if (PLACEHOLDERS.includes(text)) return [];
  const { least, most } = LANG_INFO[lang].descriptionWidth;
  const fits = (width: number) => width >= least && width <= most;
  const own = textWidth(text);
  if (fits(own)) return [];
  // `ArticleLayout` extends a short summary with the first paragraph, and cuts a long one. Rendering all texts would take seconds.
  const beginning = isArticle && own < least ? firstParagraph(renderMarkdown(body).html) : '';
  const description = isArticle ? searchDescription(text, beginning, lang) : text;
  const width = textWidth(description);
  if (fits(width)) return [];
  const range = isArticle ? `${shown(least, lang)}以上` : `${shown(least, lang)}から${shown(most, lang)}`;
  const whole = isArticle ? 'と本文の最初の段落を合わせて' : 'を';
  return [
    problemAt(
      entry,
      [field],
      `検索結果に出る説明の長さが合いません（${shown(width, lang)}）。${field}${whole}${range}にしてください`,
      `search results would show a description of ${width} columns; expected ${least}–${most}${isArticle ? ', the first paragraph included' : ''} (a full-width character is two)`,
    ),
  ];
}

/** A width as a number of characters: of half-width ones in English, else of full-width ones. */
function shown(columns: number, lang: Lang): string {
  return LANG_INFO[lang].hasSpaces ? `半角${columns}文字` : `全角${Math.ceil(columns / 2)}文字`;
}
