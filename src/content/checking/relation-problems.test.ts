import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ENTRY_EXAMPLES } from '#tests/support/entry-examples.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { relationProblems } from './relation-problems.ts';
import { readSite } from './site-content.ts';

const CASE = 'content/case-studies/ja/first.md';
const SERVICE = 'content/services/ja/consulting.yaml';
const RECORD = 'content/challenged/ja/portal.md';
const JOB = 'content/jobs/ja/kiln-engineer.md';
const COMPANY = 'content/company/facts.yaml';

const record = (change: object) =>
  `---\n${stringify({ ...ENTRY_EXAMPLES.challenged, case: 'portal', art: 'hero', related: [], ...change })}---\n`;

/** The sample with a project record. */
const RECORDED: Changes = { [RECORD]: record({}) };

function messages(changes: Changes): Promise<string[]> {
  return withSampleSite({ ...RECORDED, ...changes }, async (root) =>
    relationProblems(readSite(root)).map(({ file, field, en }) => `${file}: ${field}: ${en}`),
  );
}

test('existing names are no problem', async () => {
  expect(await messages({})).toEqual([]);
  expect(await messages(replaced(CASE, 'solution:', 'related: [portal, second]\nsolution:'))).toEqual([]);
  expect(await messages({ 'content/challenged/ja/other.md': record({ rank: 2, related: ['portal'] }) })).toEqual([]);
});

test('positions without the careers page are a problem, once, with the file to copy', async () => {
  const without = Object.fromEntries(['ja', 'en', 'zh'].map((lang) => [`content/careers/${lang}.yaml`, undefined]));
  expect(await messages(without)).toEqual([
    expect.stringMatching(
      /^content\/jobs\/.*needs the careers page, (content\/careers\/\w+\.yaml); copy tools\/init\/starter\/\1 /,
    ),
  ]);
  expect(await messages({ ...without, 'content/careers/ja.yaml': 'title: 1\n' })).toEqual([]);
});

describe('an unknown name', () => {
  test.each<readonly [name: string, changes: Changes, message: string]>([
    [
      'a case beside a case',
      replaced(CASE, 'solution:', 'related: [second, portals]\nsolution:'),
      `${CASE}: related.1: \`portals\` is not in content/case-studies/ja; did you mean \`portal\`?`,
    ],
    [
      'the case of a record',
      { [RECORD]: record({ case: 'office-moved' }) },
      `${RECORD}: case: \`office-moved\` is not in content/case-studies/ja`,
    ],
    [
      'a record beside a record',
      { [RECORD]: record({ related: ['first'] }) },
      `${RECORD}: related.0: \`first\` is not in content/challenged/ja`,
    ],
    [
      'a figure of a section',
      replaced(SERVICE, '[staff]', '[stuff]'),
      `${SERVICE}: sections.1.names.0: \`stuff\` is not in content/company/ja.yaml (figures); did you mean \`staff\`?`,
    ],
    [
      'the case of a result',
      replaced(SERVICE, '  - type: figures\n', '  - { type: results, title: A, cases: [first] }\n  - type: figures\n'),
      `${SERVICE}: sections.1.cases.0: \`first\` is not in content/case-studies/ja (measured)`,
    ],
    [
      'a clause of a section',
      replaced(SERVICE, 'clause: law', 'clause: lwa'),
      `${SERVICE}: sections.2.rows.1.clause: \`lwa\` is not in content/clauses/ja.yaml; did you mean \`law\`?`,
    ],
    [
      'a service of a plan',
      replaced(
        SERVICE,
        '  - type: closing',
        '  - type: service-plan\n    title: A\n    texts: [{ service: advice, text: B }]\n  - type: closing',
      ),
      `${SERVICE}: sections.3.texts.0.service: \`advice\` is not in content/services/ja`,
    ],
    [
      'a category of questions',
      replaced(SERVICE, '  - type: closing', '  - type: faq\n    title: A\n    category: companies\n  - type: closing'),
      `${SERVICE}: sections.3.category: \`companies\` is not in content/faq/ja.yaml; did you mean \`company\`?`,
    ],
    [
      'a clause that a position tells search engines',
      replaced(JOB, 'sections:', 'posting: { benefits: [law, lwa] }\nsections:'),
      `${JOB}: posting.benefits.1: \`lwa\` is not in content/clauses/ja.yaml; did you mean \`law\`?`,
    ],
    [
      'the clause of a permission to work',
      replaced(JOB, 'sections:', 'posting: { eligibility: lwa }\nsections:'),
      `${JOB}: posting.eligibility: \`lwa\` is not in content/clauses/ja.yaml; did you mean \`law\`?`,
    ],
    [
      'a shared section',
      replaced(JOB, '  - type: closing', '  - { type: shared, section: steps }\n  - type: closing'),
      `${JOB}: sections.5.section: \`steps\` is not in content/shared-sections/ja.yaml`,
    ],
    [
      'the office of a position',
      replaced(JOB, 'office: iga', 'office: osaka'),
      `${JOB}: office: \`osaka\` is not in ${COMPANY}`,
    ],
    [
      'a station, in every language',
      replaced(COMPANY, 'key: kobo-mae', 'key: kobomae'),
      `${COMPANY}: stations.0: \`kobomae\` is not in content/company/en.yaml (stations); did you mean \`kobo-mae\`?`,
    ],
  ])('%s', async (name, changes, expected) => {
    const problems = await messages(changes);
    expect(problems).toHaveLength(name.endsWith('in every language') ? 3 : 1);
    expect(problems.filter((problem) => problem.startsWith(expected))).toHaveLength(1);
  });
});

test('a rank is unique in each language and kind', async () => {
  const first = sampleText(CASE);
  expect(await messages({ 'content/case-studies/en/first.md': first })).toEqual([]);
  expect(await messages(replaced('content/case-studies/ja/third.md', 'rank: 3', 'rank: 2'))).toEqual([
    `content/case-studies/ja/third.md: rank: rank 2 is taken by content/case-studies/ja/second.md`,
  ]);
});
