import { KINDS, type StatementKind } from '#src/content/kinds.ts';
import { didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { renderMarkdown } from '#src/markdown/render.ts';
import { type LocatedToken, locatedTokens } from './located-tokens.ts';
import type { TextProblem } from './text-problems.ts';

/**
 * What goes wrong between a statement and its page: sections that are missing or strange, places (`::name`) and facts (`{{name}}`) that the
 * page does not know or that the text has forgotten.
 *
 * @example statementProblems('accessibility', entry)[0]?.en // => 'expected `::reach` once, on a line of its own'
 */
export function statementProblems(
  kind: StatementKind,
  { body, bodyLine }: Pick<SourceEntry, 'body' | 'bodyLine'>,
): TextProblem[] {
  const tokens = locatedTokens(body, bodyLine);
  return [
    ...sectionProblems(KINDS[kind].sections, body, tokens, bodyLine),
    ...slotProblems(KINDS[kind].slots, tokens, bodyLine),
    ...valueProblems(KINDS[kind].values, body, bodyLine),
  ];
}

function sectionProblems(
  sections: readonly string[],
  body: string,
  tokens: readonly LocatedToken[],
  bodyLine: number,
): TextProblem[] {
  const problems: TextProblem[] = [];
  const first = tokens[0];
  if (first && first.token.type !== 'heading') {
    const ja = '最初の見出し「##」の前に文章を置けません';
    problems.push({ line: first.line, ja, en: 'no text may stand before the first heading' });
  }
  const found = renderMarkdown(body).headings.flatMap(({ depth, id }) => (depth === 2 ? [id] : []));
  if (found.join() !== sections.join()) {
    const expected = sections.map((id) => `{#${id}}`).join(' ');
    const ja = `「##」の見出しの末尾の番号札は、順に ${expected} としてください`;
    problems.push({ line: bodyLine, ja, en: `the headings \`##\` should end, in this order, with ${expected}` });
  }
  return problems;
}

function slotProblems(slots: readonly string[], tokens: readonly LocatedToken[], bodyLine: number): TextProblem[] {
  const found = tokens.flatMap(({ token, line }) =>
    token.type === 'slot' ? [{ name: String(token['name']), line }] : [],
  );
  const unknown = found
    .filter(({ name }) => !slots.includes(name))
    .map(({ name, line }) => {
      const hint = didYouMean(meant(name, slots, (slot) => `::${slot}`));
      const ja = `「::${name}」という部品はありません${hint.ja}`;
      return { line, ja, en: `there is no part \`::${name}\`${hint.en}` };
    });
  const missing = slots
    .filter((slot) => found.filter(({ name }) => name === slot).length !== 1)
    .map((slot) => {
      const ja = `「::${slot}」を、単独の行に一つだけ書いてください`;
      return { line: bodyLine, ja, en: `expected \`::${slot}\` once, on a line of its own` };
    });
  return [...unknown, ...missing];
}

function valueProblems(values: readonly string[], body: string, bodyLine: number): TextProblem[] {
  return [...body.matchAll(/\{\{(.*?)\}\}/g)]
    .filter(([, name = '']) => !values.includes(name))
    .map(({ 0: written, 1: name = '', index }) => {
      const line = bodyLine + body.slice(0, index).split('\n').length - 1;
      const hint = didYouMean(meant(name, values, (value) => `{{${value}}}`));
      const ja = `「${written}」に入る値がありません${hint.ja}`;
      return { line, ja, en: `there is no value for \`${written}\`${hint.en}` };
    });
}

function meant(name: string, known: readonly string[], written: (name: string) => string): string | undefined {
  const nearest = closest(name.trim(), known);
  return nearest && written(nearest);
}
