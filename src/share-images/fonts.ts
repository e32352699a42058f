import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Renderer } from '@takumi-rs/core';
import { LANG_INFO, LANGS, type Lang, type Letters } from '#src/i18n/langs.ts';
import { codePoints, fontFile, LETTER_FONTS } from './letter-fonts.ts';

/** A font family whose package has it in slices for browsers. */
interface Family {
  readonly name: string;
  readonly pack: string;
  /** Whether to use the family for a code point; by default for all that it has. */
  readonly only?: (point: number) => boolean;
}

const LATIN_PACK = '@fontsource-variable/sofia-sans-semi-condensed';
/** Quotation marks and the ellipsis are full width in Japanese and Chinese: they stay with the CJK family, as in `styles/tokens.css`. */
const isFullWidthInCjk = (point: number) => [0x2018, 0x2019, 0x201c, 0x201d, 0x2026].includes(point);

const LATIN: Family = { name: 'Latin', pack: LATIN_PACK };
const LATIN_IN_CJK: Family = { name: 'Latin in CJK', pack: LATIN_PACK, only: (point) => !isFullWidthInCjk(point) };
const JAPANESE: Family = { name: 'Japanese', pack: LETTER_FONTS.japanese };
const CHINESE: Family = { name: 'Chinese', pack: LETTER_FONTS.chinese };
const KOREAN: Family = { name: 'Korean', pack: LETTER_FONTS.korean };

/** Font families by writing system, in order of preference. */
const FAMILIES: Readonly<Record<Letters, readonly Family[]>> = {
  japanese: [LATIN_IN_CJK, JAPANESE],
  latin: [LATIN, JAPANESE],
  chinese: [LATIN_IN_CJK, CHINESE],
  korean: [LATIN, KOREAN],
};

/** Font packages of this site's share images. */
export const FONT_PACKS: readonly string[] = [
  ...new Set(LANGS.flatMap((lang) => FAMILIES[LANG_INFO[lang].letters].map(({ pack }) => pack))),
];

/** The `font-family` of a language's texts. */
export function fontFamily(lang: Lang): string {
  return FAMILIES[LANG_INFO[lang].letters].map(({ name }) => `"${name}"`).join(',');
}

interface Slice {
  readonly file: string;
  readonly points: ReadonlySet<number>;
}

const sliced = new Map<string, readonly Slice[]>();

/** The slices of a package, the common ones first. */
function slicesOf({ pack, only = () => true }: Family, key: string): readonly Slice[] {
  const known = sliced.get(key);
  if (known) return known;
  const table = JSON.parse(readFileSync(fontFile(pack, 'unicode.json'), 'utf8')) as Record<string, string>;
  const base = pack.split('/')[1];
  const slices = Object.entries(table).map(([name, ranges]) => ({
    file: fontFile(pack, `files/${base}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    points: new Set([...codePoints(ranges)].filter(only)),
  }));
  slices.reverse();
  sliced.set(key, slices);
  return slices;
}

/**
 * Load the font slices that texts need into a renderer, each once.
 *
 * @throws Error naming the characters that no family of the language has
 */
export class FontSlices {
  readonly #renderer: Renderer;
  readonly #registered = new Map<string, Promise<unknown>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  async provide(text: string, lang: Lang): Promise<void> {
    const missing = new Set<string>();
    for (const character of new Set(text)) {
      const point = character.codePointAt(0) ?? 0;
      // White space and zero-width spaces need no glyph.
      if (/[\s\u200b]/.test(character)) continue;
      if (!(await this.#provideOne(point, lang))) missing.add(character);
    }
    if (missing.size > 0) {
      const shown = [...missing].map((character) => `“${character}” (U+${character.codePointAt(0)?.toString(16)})`);
      throw new Error(`no font of the share images has ${shown.join(', ')}`);
    }
  }

  async #provideOne(point: number, lang: Lang): Promise<boolean> {
    for (const family of FAMILIES[LANG_INFO[lang].letters]) {
      const slice = slicesOf(family, family.name).find(({ points }) => points.has(point));
      if (slice === undefined) continue;
      const key = `${family.name}\0${slice.file}`;
      const registering = this.#registered.get(key) ?? this.#register(family.name, slice);
      this.#registered.set(key, registering);
      await registering;
      return true;
    }
    return false;
  }

  async #register(name: string, { file, points }: Slice): Promise<void> {
    await this.#renderer.registerFont({ name, data: await readFile(file), unicodeRange: rangesOf(points) });
  }
}

function rangesOf(points: ReadonlySet<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}
