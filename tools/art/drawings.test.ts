import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { forLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { DRAWINGS } from './catalog.ts';
import { imageSvg, rulesFor } from './image.ts';
import { fillLabels, LABELS } from './labels.ts';
import { inlineSvg } from './sheet.ts';

const ART = new URL('../../src/assets/art/', import.meta.url);
const written = (name: string): string => readFileSync(new URL(name, ART), 'utf8').trim();
const brotli = (text: string): number => brotliCompressSync(text).length;

/** A minimal well-formedness check: every tag closes in order, every attribute is quoted, no stray `<` or `&`. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g, (_, end, name, __, empty) => {
    if (end) {
      if (open.pop() !== name) open.push(`</${name}>`);
    } else if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<&]/.test(rest.replace(/&(?:lt|gt|amp|quot);/g, ''));
}

describe.each(DRAWINGS.map((drawing) => [drawing.name, drawing] as const))('%s', (name, drawing) => {
  const inline = inlineSvg(drawing);
  const image = imageSvg(inline);
  const words = LABELS[name];
  const images = words ? PUBLISHED_LANGS.map((lang) => fillLabels(image, forLang(words, lang))) : [image];

  it('is well-formed XML in every form', () => {
    for (const svg of [inline, ...images]) expect(isWellFormed(svg)).toBe(true);
  });

  it('has neither style attributes nor script nor references, as the content security policy wants', () => {
    for (const svg of [inline, ...images]) {
      expect(svg).not.toMatch(/\sstyle=|<script|\son\w+=|href|url\(|<foreignObject/i);
    }
    expect(inline).not.toContain('<style');
  });

  it('stays within 12 kB inline', () => {
    expect(inline.length).toBeLessThanOrEqual(12_000);
  });

  it('is silent inline, and has its own colours for both schemes as an image', () => {
    expect(inline).toContain('aria-hidden="true"');
    expect(image).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(image).toContain('prefers-color-scheme:dark');
    expect(image).not.toContain('aria-hidden');
  });

  it('has a word for every placeholder in each language, and no kana outside Japanese', () => {
    const placeholders = new Set(inline.match(/@\d+/g));
    for (const lang of PUBLISHED_LANGS) expect(words?.[lang]?.length ?? 0).toBe(placeholders.size);
    for (const lang of ['en', 'zh'] as const) expect(words?.[lang]?.join('') ?? '').not.toMatch(/[\u3040-\u30ff]/);
  });

  it('is the one in src/assets/art', () => {
    expect(written(`${name}.svg`)).toBe(inline);
    const files = words ? PUBLISHED_LANGS.map((lang) => `${name}.${lang}.img.svg`) : [`${name}.img.svg`];
    expect(files.map(written)).toEqual(images);
  });
});

describe('the set', () => {
  it('has no file that nobody draws', () => {
    const names = new Set(DRAWINGS.map(({ name }) => name)).add('mark');
    const files = readdirSync(ART).filter((file) => file.endsWith('.svg'));
    expect(files.filter((file) => !names.has(file.split('.')[0] ?? ''))).toEqual([]);
  });

  it('keeps the drawings of the home and company pages small', () => {
    expect(brotli(written('hero-challenge.svg'))).toBeLessThanOrEqual(1_500);
    expect(brotli(written('map-asia.svg'))).toBeLessThanOrEqual(1_000);
  });
});

describe('fillLabels', () => {
  it('keeps @1 and @10 apart', () => {
    expect(fillLabels('@10 @1', ['a', '', '', '', '', '', '', '', '', 'j'])).toBe('j a');
  });

  it('throws when a word is missing', () => {
    expect(() => fillLabels('@2', ['a'])).toThrow('@2');
  });
});

describe('rulesFor', () => {
  it.each([
    ['.art .a{fill:red}.art .b{fill:blue}', '<svg class="art"><path class="a"/></svg>', '.a{fill:red}'],
    ['.art{fill:none}', '<svg class="art"/>', 'svg{fill:none}'],
    ['.art text{fill:red}', '<path/>', ''],
    ['.art--map .md{opacity:.3}', '<svg class="art art--map"><path class="md"/></svg>', '.art--map .md{opacity:.3}'],
  ])('keeps of %s what %s needs', (css, markup, expected) => {
    expect(rulesFor(css, markup)).toBe(expected);
  });
});
