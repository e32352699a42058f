import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classProblems, type Texts } from './class-problems.ts';

function tracked(...globs: string[]): Texts {
  const files = execFileSync('git', ['ls-files', '-z', ...globs], { encoding: 'utf8' }).split('\0');
  // A file that was just removed is known to Git until the next commit.
  return new Map(files.filter(existsSync).map((file) => [file, readFileSync(file, 'utf8')]));
}

test('every class that is used is defined, and every one that is defined is used', () => {
  const problems = classProblems({
    styles: tracked('src/*.css'),
    markup: tracked('src/*.astro', 'src/*.tsx', 'src/*.ts', ':!src/*.test.ts', 'functions/*.ts'),
    drawings: tracked('src/assets/art/*.svg', 'content/drawings/*.svg'),
    tests: tracked(
      'tests/*.ts',
      ':!tests/contact',
      'src/*.test.ts',
      'tools/*.ts',
      ':!tools/class-check',
      ':!src/build',
    ),
  });
  expect(problems).toEqual([]);
}, 60_000);

describe('classProblems', () => {
  const styles = { 'src/Hero.css': '.hero{top:0}.hero__title{top:0}' };
  const markup = { 'src/Hero.astro': '<div class="hero"><p class="hero__title">a</p></div>' };
  const problemsOf = (changed: {
    styles?: Record<string, string>;
    markup?: Record<string, string>;
    drawings?: Record<string, string>;
    tests?: Record<string, string>;
  }) =>
    classProblems({
      styles: new Map(Object.entries({ ...styles, ...changed.styles })),
      markup: new Map(Object.entries({ ...markup, ...hooks, ...changed.markup })),
      drawings: new Map(Object.entries(changed.drawings ?? {})),
      tests: new Map(Object.entries(changed.tests ?? {})),
    });
  // All that may be used without a rule is used.
  const hooks = {
    'src/hooks.astro':
      '<ul class="company-table__lines"></ul><p class="search-results__count search-results__none"></p>',
  };

  test.each([
    { what: 'files in order', changed: {}, problems: [] },
    {
      what: 'a class without a rule',
      changed: { markup: { 'src/A.tsx': 'export const A = () => <p className={on ? "hero hero--on" : undefined} />' } },
      problems: ['src/A.tsx: class hero--on is defined nowhere'],
    },
    {
      what: 'a rule without an element',
      changed: { styles: { 'src/Hero.css': '.hero,.hero__title,.hero--on{top:0}' } },
      problems: ['class hero--on is used nowhere'],
    },
    {
      what: 'a kind by number',
      changed: {
        styles: { 'src/Hero.css': '.hero,.hero__title,.hero--2{top:0}' },
        markup: { 'src/B.astro': `<p class={\`hero hero--\${columns}\`} />` },
      },
      problems: [],
    },
    {
      what: 'a selector of a script or test that finds nothing',
      changed: {
        markup: { 'src/a.ts': 'document.querySelector(".hero__text > p")' },
        tests: { 'tests/a.ts': 'page.locator(`.hero__titel`)' },
      },
      problems: [
        'src/a.ts: class hero__text is defined nowhere',
        'tests/a.ts: asks for hero__titel, a class that is defined nowhere',
      ],
    },
    {
      what: 'tones of drawings, which need not all be used',
      changed: {
        styles: { 'src/styles/art.css': '.art .t{fill:red}.art .zz{fill:red}' },
        drawings: { 'a.svg': '<svg class="art"><path class="t"/><path class="q"/></svg>' },
      },
      problems: ['a.svg: class q is defined nowhere'],
    },
  ])('$what', ({ changed, problems }) => {
    expect(problemsOf(changed)).toEqual(problems);
  });
});
