import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { fileOf } from '#src/content/kinds.ts';
import { formatProblem } from '#src/content/reading/problems.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, rules, type SiteTree, siteTree, TODAY, vitest } from '#tests/support/site-tree.ts';
import { GUIDE } from './tasks/guide.ts';
import { type Sight, TASKS, type Task, writeEarlier } from './tasks/tasks.ts';
import { type Workspace, workspaceOf } from './tasks/workspace.ts';
import { ownTables } from './tasks/writing.ts';

/** Headings of the guide that teach to look, not to change: the way of every change, and what other tests prove (`tests/editor`, `one-language.test.ts`). */
const NO_TASK = ['ブラウザーで編集する', 'はじめに一度だけ', '言語を減らす', 'プレビュー', '困ったとき'];
/** Commands that set up a machine, serve the site, or leave nothing for the other tasks (`one-language.test.ts`). */
const NO_CHANGE = [
  ...['remove zh', 'default en'].map((task) => `npm run language -- ${task}`),
  'npm ci',
  'npm run edit',
  'npm run dev',
  'npm run schemas',
  'npm test',
];

/** Tests of sums and of equal figures in all languages: the tasks change single facts, and add a position and authors without theirs. */
const OF_THE_SAMPLE_ONLY = [
  'the pay of a position',
  'add up to the staff',
  'the languages of /services/terms',
  'the biography of its author',
];

/** The kinds that a task needs and the site has nothing of. */
const lacking = ({ needs = [] }: Task) =>
  needs.filter((kind) => globSync(fileOf(kind, DEFAULT_LANG, '*')).length === 0);

/** One copy of the content, on which the test performs every task of the guide in sequence. The full test suite then builds its preview and its production site. */
let tree: SiteTree;
let workspace: Workspace;
const sights: (Sight & { readonly task: string })[] = [];

/** Problems that an earlier task reported: they are not counted for the next one. */
const reported = new Set<string>();

async function newProblems(): Promise<string[]> {
  const found = (await contentProblems(tree.root, TODAY))
    .map(formatProblem)
    .filter((problem) => !reported.has(problem));
  for (const problem of found) reported.add(problem);
  return found;
}

beforeAll(async () => {
  tree = siteTree(ownTables());
  workspace = workspaceOf(tree);
  writeEarlier(workspace);
  // What a new site has still to fill in is no fault of a task.
  for (const problem of await contentProblems(tree.root, TODAY))
    if (problem.en.startsWith('still to be filled in')) reported.add(formatProblem(problem));
  // On CI the list of what is published is not written.
  expect(await workspace.type('npm run check:content', { npm: 'CI= npm' })).toContain('Content check passed');
});
afterAll(() => tree?.remove());

/** Each task follows the guide; `npm test` checks the content once, after the last task. */
describe('after every task of the guide, the content has no problem', () => {
  test.for(TASKS)('$heading: $name', async (task, { expect, skip }) => {
    const { name, does } = task;
    skip(lacking(task).length > 0, `the site has no ${lacking(task).join(', ')}`);
    for (const sight of await does(workspace)) sights.push({ task: name, ...sight });
    if (IS_FULL) expect(await newProblems()).toEqual([]);
  });

  test('nor after all of them', async () => {
    expect(await newProblems()).toEqual([]);
  });

  test('and every heading and command of the guide was one of them', ({ skip }) => {
    skip(
      TASKS.some((task) => lacking(task).length > 0),
      'the site lacks content for some tasks',
    );
    const headings = new Set([...TASKS.map(({ heading }) => heading), ...NO_TASK]);
    expect(GUIDE.ja.headings.filter((heading) => !headings.has(heading))).toEqual([]);
    expect(
      GUIDE.ja.commands.filter((command) => !workspace.typed.has(command) && !NO_CHANGE.includes(command)),
    ).toEqual([]);
  });
});

/** `npm test` checks previews in `preview-and-production.test.ts`; of these tasks it checks only the resulting content. */
describe.runIf(IS_FULL)('the preview of all tasks', () => {
  beforeAll(async () => {
    const { code, output } = await build(tree, 'deploy-preview');
    expect(code, output.slice(-3000)).toBe(0);
  });

  test.each(TASKS)('shows: $heading: $name', ({ name }) => {
    const odd = sights.filter(({ task }) => task === name).flatMap(missed);
    expect(odd).toEqual([]);
  });

  test('keeps the rules', async () => {
    const { code, output } = await rules(tree);
    expect(code, output.slice(-20_000)).toBe(0);
  });
});

describe.runIf(IS_FULL)('production after all tasks', () => {
  beforeAll(async () => {
    const { code, output } = await build(tree, 'production');
    expect(code, output.slice(-3000)).toBe(0);
  });

  test('keeps every rule', async () => {
    const { code, output } = await rules(tree);
    expect(code, output.slice(-20_000)).toBe(0);
  });

  test('and shows of the sample what it should', async () => {
    const others = `^(?!.*(${OF_THE_SAMPLE_ONLY.join('|')}))`;
    const { code, output } = await vitest(tree, ['--config', 'tests/site/vitest.config.ts', '-t', others]);
    expect(code, output.slice(-20_000)).toBe(0);
  });
});

/** What a sight lacks, or has and should not, in the built site. */
function missed({ at, has = [], lacks = [] }: Sight): string[] {
  const file = at === '/' ? 'index.html' : at.startsWith('/') ? `${at.slice(1)}.html` : at;
  const text = tree.read(file);
  const holds = (what: string | RegExp) => (typeof what === 'string' ? text.includes(what) : what.test(text));
  return [
    ...has.filter((what) => !holds(what)).map((what) => `${at} lacks ${what}`),
    ...lacks.filter(holds).map((what) => `${at} has ${what}`),
  ];
}
