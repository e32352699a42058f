import { KIND_NAMES } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SiteContent } from './site-content.ts';

/** Matches `TODO:` and its text; a line can have several. */
const TODO = /\bTODO\s*[:：]\s*([^'"\]\n]*?)(?=\s*[,，、;；]?\s*\bTODO\s*[:：]|['"\]\n]|$)/g;

/** A warning for each line with `TODO:`, such as a missing address in the content of a new site. */
export function todoProblems(content: SiteContent): ContentProblem[] {
  const marked = KIND_NAMES.flatMap((kind) => content.entries(kind).filter(({ text }) => text.search(TODO) >= 0));
  return marked.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at): ContentProblem[] => {
      const left = [...line.matchAll(TODO)].map(([, what = '']) => what.trim());
      if (left.length === 0) return [];
      return [
        {
          file,
          line: at + 1,
          field: '',
          ja: `まだ記入されていません：${left.join('、')}`,
          en: `still to be filled in: ${left.join(', ')}`,
          level: 'warning',
        },
      ];
    }),
  );
}
