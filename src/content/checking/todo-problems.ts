import { KIND_NAMES } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SiteContent } from './site-content.ts';

/** A marked place, up to the end of its text. */
const TODO = /\bTODO\s*[:：]\s*([^'"\]\n]*)/;

/**
 * Places that are marked to be filled in, such as the address of a company whose site was just begun: a warning for each line.
 */
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
