import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#src/content/check/check-content.ts';
import { formatProblem, isError } from '#src/content/check/problem.ts';
import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { newEntry } from './new-entry.ts';

const TODAY = '2026-11-21';

test.each(ENTRY_KINDS)('a new entry of %s is a draft in every language that the content check accepts', (kind) =>
  withSampleSite({}, async (root) => {
    const files = newEntry(root, kind, 'an-idea', '題名: 「引用」', TODAY);
    expect(files).toHaveLength(LANGS.length);
    const { problems, filesOf } = await checkContent(root, TODAY);
    expect(problems.filter(isError).map(formatProblem)).toEqual([]);
    const [original] = filesOf(kind).filter(({ slug }) => slug === 'an-idea');
    expect(original?.data).toMatchObject({ title: '題名: 「引用」', draft: true });
  }),
);

test('nothing is overwritten, and what cannot be is said', () =>
  withSampleSite({}, async (root) => {
    const text = () => readFileSync(path.join(root, 'content/news/ja/office-moved.md'), 'utf8');
    const before = text();
    const refusals = [
      newEntry(root, 'news', 'office-moved', '題名', TODAY),
      newEntry(root, 'news', '移転', '題名', TODAY),
      newEntry(root, 'newz', 'a', '題名', TODAY),
    ];
    expect(newEntry(root, 'news', 'Öfen-einfahren', '題名', TODAY)).toHaveProperty(
      'en',
      expect.stringContaining('did you mean `oefen-einfahren`?'),
    );
    for (const refusal of refusals) expect(refusal).toHaveProperty('en');
    expect(text()).toBe(before);
  }));
