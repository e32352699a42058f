import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markOf } from '#src/domain/mark.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { build, run, type SiteTree, siteTree } from '#tests/support/site-tree.ts';

/** Another company's colours and mark: what docs/rebrand.md changes, and nothing else. */
const TOKENS = 'src/styles/tokens.css';
const MARK = 'content/company/mark.svg';
const tokens = readFileSync(TOKENS, 'utf8');
/** Red for green, green for blue, blue for red: another colour of about the same lightness. */
const turned = tokens.replace(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})\b/gi, '#$3$1$2');
const before = coloursOf(tokens);
const after = coloursOf(turned);
const mark = '<svg viewBox="0 0 40 20"><path d="M1 10h38M20 1v18" stroke="currentColor" stroke-width="2"/></svg>\n';
const { drawing: oldDrawing } = markOf(readFileSync(MARK, 'utf8'));
const firstPath = (drawing: string) => / d="([^"]+)"/.exec(drawing)?.[1] ?? drawing;

let tree: SiteTree;
let texts: readonly { file: string; text: string }[];

beforeAll(async () => {
  tree = siteTree({ [TOKENS]: turned, [MARK]: mark });
  for (const step of [() => run(tree, 'draw'), () => build(tree, 'production')]) {
    const { code, output } = await step();
    expect(code, output.slice(-3000)).toBe(0);
  }
  texts = tree
    .files()
    .filter((file) => /\.(html|svg|webmanifest|css|js|xml|json|txt)$/.test(file))
    .map((file) => ({ file, text: tree.read(file).toLowerCase() }));
});
afterAll(() => tree?.remove());

test('the colours of the tokens before are nowhere', () => {
  const now = new Set(
    [...Object.values(after.light), ...Object.values(after.dark)].map((colour) => colour.toLowerCase()),
  );
  const gone = [...new Set([...Object.values(before.light), ...Object.values(before.dark)])]
    .map((colour) => colour.toLowerCase())
    .filter((colour) => colour.length === 7 && !now.has(colour));
  expect(gone.length).toBeGreaterThan(20);
  const found = texts.flatMap(({ file, text }) =>
    gone
      .filter((colour) => text.includes(colour) || text.includes(`%23${colour.slice(1)}`))
      .map((c) => `${file}: ${c}`),
  );
  expect(found).toEqual([]);
});

test('the mark before is nowhere, the new one in header, footer and icon of every page with a header', () => {
  const [old, own] = [firstPath(oldDrawing), firstPath(mark)].map((text) => text.toLowerCase());
  expect(texts.filter(({ text }) => text.includes(old ?? '')).map(({ file }) => file)).toEqual([]);
  const count = (text: string) => text.split(own ?? '').length - 1;
  const pages = texts.filter(({ file, text }) => file.endsWith('.html') && text.includes('popovertarget="menu"'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ text }) => count(text) < 2).map(({ file }) => file)).toEqual([]);
  expect(tree.read('favicon.svg').toLowerCase()).toContain(own);
});

describe('what is painted', () => {
  const hex = (value: number) => value.toString(16).padStart(2, '0');

  test.each(['favicon.svg', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png', 'og/index.png', 'og/en/news.png'])(
    '%s stands on the new paper',
    async (file) => {
      const corner = sharp(path.join(tree.root, 'dist', file)).extract({ left: 0, top: 0, width: 1, height: 1 });
      const [r = 0, g = 0, b = 0] = await corner.removeAlpha().raw().toBuffer();
      expect(`#${hex(r)}${hex(g)}${hex(b)}`).toBe(after.light['paper']);
    },
  );

  test('the window around the page takes it, light and dark', () => {
    const themes = [...tree.read('index.html').matchAll(/name="theme-color" content="([^"]+)"/g)].map(([, c]) => c);
    expect(themes).toEqual([after.light['paper'], after.dark['paper']]);
    expect(JSON.parse(tree.read('site.webmanifest'))).toMatchObject({
      background_color: after.light['paper'],
      theme_color: after.light['paper'],
    });
  });
});
