import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MARK_FILE } from '#src/content/mark.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { type MarkFault, markFault } from '#src/domain/mark.ts';

const FAULTS: Readonly<Record<MarkFault, readonly [ja: string, en: string]>> = {
  box: [
    'マークとして読めません。viewBox="0 0 幅 高さ" のある <svg> を一つ書いてください',
    'this is no mark; expected one <svg> with a viewBox of four numbers',
  ],
  shapes: [
    'マークには図形だけを置けます。style、script、画像、ほかのファイルへの参照を取ってください',
    'a mark holds shapes only; remove styles, scripts, pictures and references',
  ],
  ink: [
    'マークの色は fill か stroke に currentColor と書いてください。ページと画像の色に自動で合います',
    'draw the mark in currentColor: it takes the ink of pages and images',
  ],
};

/** Problems of the company's mark. */
export function markProblems(root: string): ContentProblem[] {
  const file = path.join(root, MARK_FILE);
  const fault = markFault(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (fault === undefined) return [];
  const [ja, en] = FAULTS[fault];
  return [{ file: MARK_FILE, line: 1, field: '', ja, en }];
}
