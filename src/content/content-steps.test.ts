import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { BuildProblem } from '#src/site/build-problem.ts';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { contentSteps } from './content-steps.ts';

const NEWS = 'content/news/ja/office-moved.md';
const BROKEN = {
  ...replaced(NEWS, 'category: notice', 'category: notise'),
  ...replaced('content/faq/en.yaml', 'question:', 'qestion:'),
};

/** Runs the hooks of an Astro command on a copy of the sample site. */
function stepsIn(root: string, command: 'build' | 'dev') {
  const { hooks } = contentSteps({ audience: 'production', isPublic: true, today: '2026-11-21' });
  const logger = { info: vi.fn(), warn: vi.fn() };
  const given = { command, config: { root: pathToFileURL(`${root}/`) }, logger };
  return {
    logger,
    setup: async () => hooks['astro:config:setup']?.(given as never),
    done: async () => hooks['astro:build:done']?.({ dir: pathToFileURL(`${root}/dist/`) } as never),
  };
}

test('a build stops at broken content with all problems in one message, without a stack trace', () =>
  withSampleSite(BROKEN, async (root) => {
    const problem = await stepsIn(root, 'build')
      .setup()
      .catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(BuildProblem);
    const { message, stack } = problem as BuildProblem;
    for (const file of Object.keys(BROKEN)) expect(message).toContain(`${file}:`);
    expect(stack).toBeUndefined();
  }));

test('dev starts with broken content, whose problems it reports later', () =>
  withSampleSite(BROKEN, async (root) => {
    await expect(stepsIn(root, 'dev').setup()).resolves.toBeUndefined();
  }));
