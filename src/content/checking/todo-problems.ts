import { KIND_NAMES } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SiteContent } from './site-content.ts';

/** Matches `TODO:` and its text. */
const TODO = /\bTODO\s*[:：]\s*([^'"\]\n]*)/;

/** A warning for each line with `TODO:`, such as a missing address in the content of a new site. */
export function todoProblems(content: SiteContent): ContentProblem[] {
  const marked = KIND_NAMES.flatMap((kind) => content.entries(kind).filter(({ text }) => TODO.test(text)));
  return marked.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at): ContentProblem[] => {
      const [, left] = TODO.exec(line) ?? [];
      if (left === undefined) return [];
      const what = left.trim();
      return [
        {
          file,
          line: at + 1,
          field: '',
          ja: `まだ記入されていません：${what}`,
          en: `still to be filled in: ${what}`,
          level: 'warning',
        },
      ];
    }),
  );
}
