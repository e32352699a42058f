import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ENTRY_EXAMPLES } from '#tests/support/entry-examples.ts';
import { type Changes, replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { drawingProblems } from './drawing-problems.ts';
import { drawingFault, drawingSources } from './drawing-sources.ts';
import { readSite } from './site-content.ts';

const CASE = 'content/case-studies/ja/first.md';
const SERVICE = 'content/services/ja/consulting.yaml';
const RECORD = 'content/challenged/ja/portal.md';
const PAGE = 'content/pages/ja/terms.mdx';
const HOME = 'content/home/ja.yaml';
const LINES = 'content/company/en.yaml';
const WORDS = 'content/drawings/ja.yaml';
const HERO = 'content/drawings/hero.svg';

const drawn = (inside: string, attributes = 'class="art"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} viewBox="0 0 400 200">\n  ${inside}\n</svg>\n`;
const record = (change: object) =>
  `---\n${stringify({ ...ENTRY_EXAMPLES.challenged, case: 'portal', related: [], ...change })}---\n`;

/** The sample with the drawings that it names. One drawing has placeholders for two words. */
const DRAWN: Changes = {
  'src/assets/art/faq.svg': drawn('<path class="a" d="M0 0"/>'),
  [HERO]: drawn('<text>@1</text><text>@2</text>'),
  [WORDS]: 'hero: [窯, "{{company}}"]\n',
  'content/drawings/en.yaml': '{}\n',
  'content/drawings/zh.yaml': '{}\n',
};

function messages(changes: Changes): Promise<string[]> {
  return withSampleSite({ ...DRAWN, ...changes }, async (root) => {
    const problems = await drawingProblems(readSite(root), root);
    return problems.map(({ file, line, field, en }) => `${file}:${line}: ${field}: ${en}`);
  });
}

const own = (name: string) => replaced(SERVICE, 'drawing: hero', `drawing: ${name}`);

test.each<readonly [name: string, changes: Changes]>([
  ['drawings with their words', {}],
  ['words of a language that has its own', { 'content/drawings/en.yaml': 'hero: [Kiln, Iga]\n' }],
  ['a drawing of the engine', own('faq')],
  [
    'an SVG with its own styles, beside the content',
    {
      ...own('hatchery.svg'),
      'content/services/hatchery.svg': drawn('<style>path{fill:red}</style><path d="M0 0"/>', ''),
    },
  ],
  [
    'a photo in a folder of pictures',
    {
      ...own('images/slices.png'),
      'content/services/images/slices.png': readFileSync('tests/second-company/content/services/images/wharf.png'),
    },
  ],
  ['no drawing', replaced(SERVICE, 'drawing: hero\n', '')],
  ['a comment in a drawing', { [HERO]: drawn('<!-- a kiln --><text>@1</text><text>@2</text>') }],
])('%s: no problem', async (_, changes) => {
  expect(await messages(changes)).toEqual([]);
});

describe('a problem', () => {
  const unknown = 'the drawing `heero` is not in content/drawings; did you mean `hero`?';

  test.each<readonly [name: string, changes: Changes, problem: string]>([
    ['the drawing of a service', own('heero'), `${SERVICE}:6: drawing: ${unknown}`],
    ['the drawing of a case', replaced(CASE, 'art: hero', 'art: heero'), `${CASE}:9: featured.art: ${unknown}`],
    ['the drawing of a record', { [RECORD]: record({ art: 'heero' }) }, `${RECORD}:6: art: ${unknown}`],
    [
      'the drawing of a page',
      replaced(PAGE, 'title: 利用規約', 'title: 利用規約\ndrawing: heero'),
      `${PAGE}:3: drawing: ${unknown}`,
    ],
    [
      'the drawing of a section',
      replaced(
        SERVICE,
        '  - type: closing',
        '  - type: image\n    title: A\n    alt: B\n    drawing: heero\n  - type: closing',
      ),
      `${SERVICE}:25: sections.3.drawing: ${unknown}`,
    ],
    [
      'a drawing of the first screen',
      replaced(
        HOME,
        'sections:',
        '  slides: { title: A, items: [{ drawing: heero, title: A, caption: B }] }\nsections:',
      ),
      `hero.slides.items.0.drawing: ${unknown}`,
    ],
    [
      'the drawing beside positions',
      replaced(
        HOME,
        '  - type: closing',
        '  - type: positions\n    title: A\n    text: B\n    drawing: heero\n  - type: closing',
      ),
      `sections.0.drawing: ${unknown}`,
    ],
    [
      'the drawing of an office',
      replaced(LINES, 'image: town.svg', 'image: heero'),
      `${LINES}:28: offices.iga.image: ${unknown}`,
    ],
    [
      'a file that is not there',
      { ...own('hatcheri.svg'), 'content/services/hatchery.svg': drawn('', '') },
      `${SERVICE}:6: drawing: there is no picture \`content/services/hatcheri.svg\`; did you mean \`hatchery.svg\`?`,
    ],
    [
      'the picture of a certificate',
      {
        [LINES]: `${sampleText(LINES)}certifications: [{ key: a, name: A, issuer: B, note: C, alt: D, image: images/licence.png }]\n`,
        'content/company/images/license.png': '',
      },
      'certifications.0.image: there is no picture `content/company/images/licence.png`; did you mean `images/license.png`?',
    ],
    [
      'a script in a file',
      { ...own('hatchery.svg'), 'content/services/hatchery.svg': drawn('<script/>', '') },
      `${SERVICE}:6: drawing: the picture \`content/services/hatchery.svg\` has \`<script>\``,
    ],
    [
      'an event handler in a drawing',
      { [HERO]: drawn('<text onclick="a()">@1</text><text>@2</text>') },
      `${HERO}:1: : the drawing has \`onclick\``,
    ],
    [
      'a reference out of a drawing',
      { [HERO]: drawn('<text>@1</text><text>@2</text><use href="b.svg#a"/>') },
      `${HERO}:1: : the drawing has \`href\``,
    ],
    [
      'styles in a drawing',
      { [HERO]: drawn('<text style="fill:red">@1</text><text>@2</text>') },
      `${HERO}:1: : the drawing has \`style=\``,
    ],
    [
      'a drawing without its class',
      { [HERO]: drawn('<text>@1</text><text>@2</text>', '') },
      `${HERO}:1: : the <svg> of the drawing has no class="art"`,
    ],
    ['no SVG', { [HERO]: '<p>@1 @2</p>' }, `${HERO}:1: : the drawing cannot be read as SVG`],
    [
      'a heavy drawing',
      { [HERO]: drawn(`<text>@1</text><text>@2</text><path d="${'M0 0'.repeat(3_000)}"/>`) },
      `${HERO}:1: : the drawing has 12`,
    ],
    ['words of no drawing', { [WORDS]: 'hero: [a, b]\nheero: [a]\n' }, `${WORDS}:2: heero: ${unknown}`],
    [
      'too few words',
      { [WORDS]: 'hero: [a]\n' },
      `${WORDS}:1: hero: 1 words for the 2 places (@1, @2 …) of the drawing`,
    ],
    [
      'too many words',
      { 'content/drawings/en.yaml': 'hero: [a, b, c]\n' },
      'content/drawings/en.yaml:1: hero: 3 words for the 2 places',
    ],
    ['no words', { [WORDS]: 'faq: []\n' }, ''],
    [
      'places without words',
      { [WORDS]: '{}\n' },
      `${WORDS}:1: hero: the drawing \`hero\` has 2 places for words and no words`,
    ],
  ])('%s', async (name, changes, problem) => {
    const problems = await messages(changes);
    expect(problems).toHaveLength(name === 'no words' ? 0 : 1);
    expect(problems.join('')).toContain(problem);
  });
});

test('without a folder of drawings their names are not checked', async () => {
  expect(await withSampleSite({}, (root) => drawingProblems(readSite(root), root))).toEqual([]);
});

test('the drawings of the project can be part of pages', () => {
  const sources = [...(drawingSources(process.cwd()) ?? [])];
  expect(
    sources.flatMap(([name, source]) => {
      const fault = drawingFault(source);
      return fault === undefined ? [] : [`${name}: ${fault.en}`];
    }),
  ).toEqual([]);
  expect(sources.length).toBeGreaterThan(0);
});
