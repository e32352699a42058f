import { type AccessibilityResults, MODE_NAMES } from '#src/schemas/content/accessibility.ts';

/** The part of Playwright's JSON report that is read. */
export interface Report {
  readonly suites: readonly Suite[];
}
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Annotations of the tests besides the modes: `axe`, `browser` and the `path` of each page. */
type Note = 'axe' | 'browser' | 'path' | 'mode';

/**
 * The committed results from the report of a full run.
 *
 * @param report of `accessibility.e2e.ts` and `keyboard.e2e.ts`; each page's test notes its path, and each mode as `dark 0`
 * @param date `YYYY-MM-DD` on which the run was made
 * @throws Error when the report holds no page (the tests did not start)
 */
export function resultsOf(report: Report, date: string): AccessibilityResults {
  const specs = report.suites.flatMap(specsOf);
  const pages = specs.filter(({ file }) => file === 'accessibility.e2e.ts');
  const paths = specs.filter(({ file }) => file === 'keyboard.e2e.ts');
  const notes = (type: Note) =>
    pages.flatMap(({ annotations }) =>
      annotations.filter((one) => one.type === type).map((one) => one.description ?? ''),
    );
  const [axe, browser] = [notes('axe')[0], notes('browser')[0]];
  if (axe === undefined || browser === undefined)
    throw new Error('resultsOf: no page in the report, expected all of them');
  const found = notes('mode').map((note) => note.split(' '));
  return {
    date,
    axe,
    browser,
    paths: [...new Set(notes('path'))],
    modes: MODE_NAMES.map((mode) => {
      const counts = found.filter(([name]) => name === mode).map(([, problems]) => Number(problems));
      return { mode, pages: counts.length, problems: counts.reduce((sum, count) => sum + count, 0) };
    }),
    keyboard: { paths: paths.length, failed: paths.filter(({ ok }) => !ok).length },
  };
}

/**
 * The committed results with pages that came since; the date stays that of the whole run, so that no page was looked at before it.
 *
 * @param looked results of these pages alone
 * @throws Error when one of the pages is in the committed results
 */
export function withPages(committed: AccessibilityResults, looked: AccessibilityResults): AccessibilityResults {
  const again = looked.paths.filter((path) => committed.paths.includes(path));
  if (again.length > 0) throw new Error(`withPages: ${again.join(', ')}, expected pages that the results do not have`);
  return {
    ...committed,
    paths: [...committed.paths, ...looked.paths],
    modes: committed.modes.map((one) => {
      const added = looked.modes.find(({ mode }) => mode === one.mode);
      return {
        mode: one.mode,
        pages: one.pages + (added?.pages ?? 0),
        problems: one.problems + (added?.problems ?? 0),
      };
    }),
  };
}

function specsOf({
  file,
  suites = [],
  specs,
}: Suite): { file: string; ok: boolean; annotations: { type: string; description?: string }[] }[] {
  const own = specs.map(({ ok, tests }) => ({ file, ok, annotations: tests.flatMap((one) => [...one.annotations]) }));
  return [...own, ...suites.flatMap(specsOf)];
}
