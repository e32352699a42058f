import { describe, expect, test } from 'vitest';
import { resultsOf, withPages } from './results-of.ts';

const page = (path: string, ...modes: string[]) => ({
  ok: true,
  tests: [
    {
      annotations: [
        { type: 'axe', description: '4.12.0' },
        { type: 'browser', description: 'Chromium 156' },
        { type: 'path', description: path },
        ...modes.map((description) => ({ type: 'mode', description })),
      ],
    },
  ],
});
const key = (ok: boolean) => ({ ok, tests: [{ annotations: [] }] });

describe('resultsOf', () => {
  test('counts pages and problems of each mode, and the keyboard paths', () => {
    const results = resultsOf(
      {
        suites: [
          {
            file: 'accessibility.e2e.ts',
            specs: [],
            suites: [
              { file: 'accessibility.e2e.ts', specs: [page('/', 'light 0', 'dark 2'), page('/faq', 'light 1')] },
              { file: 'accessibility.e2e.ts', specs: [page('/', 'light 0')] },
            ],
          },
          { file: 'keyboard.e2e.ts', specs: [key(true), key(false), key(true)] },
        ],
      },
      '2026-05-01',
    );
    expect(results).toMatchObject({ date: '2026-05-01', axe: '4.12.0', browser: 'Chromium 156', paths: ['/', '/faq'] });
    expect(results.modes.slice(0, 3)).toEqual([
      { mode: 'light', pages: 3, problems: 1 },
      { mode: 'dark', pages: 1, problems: 2 },
      { mode: 'forced-colours', pages: 0, problems: 0 },
    ]);
    expect(results.keyboard).toEqual({ paths: 3, failed: 1 });
  });

  test('takes no report without pages for a result', () => {
    expect(() => resultsOf({ suites: [] }, '2026-05-01')).toThrow(/no page/);
  });
});

describe('withPages', () => {
  const of = (...specs: ReturnType<typeof page>[]) =>
    resultsOf({ suites: [{ file: 'accessibility.e2e.ts', specs }] }, '2026-05-02');
  const committed = { ...of(page('/', 'light 0')), date: '2026-05-01', keyboard: { paths: 3, failed: 0 } };

  test('adds pages and problems of each mode, under the date of the whole run', () => {
    const results = withPages(committed, of(page('/terms', 'light 1', 'dark 0')));
    expect(results).toMatchObject({ date: '2026-05-01', paths: ['/', '/terms'], keyboard: { paths: 3, failed: 0 } });
    expect(results.modes.slice(0, 2)).toEqual([
      { mode: 'light', pages: 2, problems: 1 },
      { mode: 'dark', pages: 1, problems: 0 },
    ]);
  });

  test('takes no page a second time', () => {
    expect(() => withPages(committed, of(page('/', 'light 0')))).toThrow(/expected pages that the results do not have/);
  });
});
