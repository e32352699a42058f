import type { Node } from '@takumi-rs/core';
import { phrasesOf } from '#src/build/phrases.ts';
import { type CompanyMark, companyMark, inked } from '#src/content/mark.ts';
import { LANG_INFO, type Lang, type Letters } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { SHARE_IMAGE } from '#src/seo/head.ts';
import { palette } from '#src/styles/palette.ts';
import { fontFamily } from './fonts.ts';

interface SheetBlock {
  readonly sheet: string;
  readonly scale: string;
  readonly names: { readonly sheet: string; readonly scale: string; readonly language: string };
}

export interface ShareSheet {
  readonly lang: Lang;
  readonly title: string;
  readonly company: string;
  /** The cells of the title block with their labels in the sheet's language; none on a plain site. */
  readonly block?: SheetBlock | undefined;
}

const {
  paper: PAPER,
  sheet: SHEET,
  ink: INK,
  'ink-2': INK_2,
  line: LINE,
  edge: EDGE,
  shu: SHU,
  band: BAND,
  'band-ink': BAND_INK,
} = palette('paper', 'sheet', 'ink', 'ink-2', 'line', 'edge', 'shu', 'band', 'band-ink').light;

/** The chain line's dash: long, gap, short, gap. */
const CHAIN = '26 5 3 5';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
/** The vertical axis in the binding margin, the horizontal one above the title, and the title block below it. */
const AXIS = 104;
const LEVEL = 116;
const BLOCK = 500;
const TITLE = { left: 168, top: 150, width: 920, height: 330 } as const;
/** The same on the band of a plain site, without signs above it and at its left. */
const OPEN = { left: 48, top: 50, width: 1104, height: 400, color: BAND_INK } as const;
/** Type sizes of the title, largest first; the first one that fits is taken. */
const TITLE_SIZES = [84, 72, 62, 54, 46, 40] as const;
/** Characters that have room in a line of the title at its largest size. */
const TITLE_LINE = Math.floor(TITLE.width / TITLE_SIZES[0]);
const CELLS = [48, 520, 760, 980] as const;
/** Center and maximum size of the mark, in the first cell. */
const MARK = { x: 78, y: 568, width: 60.2, height: 68.6 } as const;

const ground = (colour: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`;
const FOOT = `
  <rect y="${BLOCK}" width="${WIDTH}" height="${HEIGHT - BLOCK}" fill="${SHEET}"/>
  ${placedMark(companyMark())}`;

/** The image without its texts, on a plain site. */
const PLAIN = svg(`${ground(BAND)}${FOOT}`);

/** The drawing of a sheet without its texts. */
const FRAME = svg(`
  ${ground(PAPER)}
  <g fill="none" stroke="${LINE}" stroke-width="1.5" transform="translate(1068 250) scale(118)">
    <path d="M0-2 1.732-1V1L0 2-1.732 1V-1ZM-1.732-1 0 0 1.732-1M0 0V2" vector-effect="non-scaling-stroke" stroke-width="${1.5 / 118}"/>
  </g>
  <path d="M${AXIS} 0V${BLOCK}M${AXIS} ${LEVEL}H${WIDTH}" fill="none" stroke="${EDGE}" stroke-width="1.5" stroke-dasharray="${CHAIN}"/>
  <circle cx="${AXIS}" cy="${LEVEL}" r="34" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>
  ${FOOT}
  <rect y="${BLOCK}" width="${WIDTH}" height="6" fill="${INK}"/>
  <rect x="${CELLS[0]}" y="${BLOCK}" width="120" height="6" fill="${SHU}"/>
  <path d="${CELLS.slice(1)
    .map((x) => `M${x}.5 ${BLOCK + 6}V${HEIGHT}`)
    .join('')}" stroke="${LINE}" stroke-width="1.5"/>
`);

/** Letters of the axis bubbles: the sets of sheets. */
const SETS = 'ASCRNTQ';
const AXES: Readonly<Record<Letters, string>> = {
  japanese: 'いろはにほへと',
  latin: 'ABCDEFG',
  chinese: '甲乙丙丁戊己庚',
  korean: '가나다라마바사',
};

/**
 * The drawing of a share image.
 *
 * @throws Error for a title that does not fit at the smallest size
 */
export function drawSheet(sheet: ShareSheet): Node {
  const { lang, title, company, block } = sheet;
  return {
    type: 'container',
    lang: LANG_INFO[lang].tag,
    style: { width: WIDTH, height: HEIGHT, position: 'relative', fontFamily: fontFamily(lang), color: INK },
    children: [
      {
        type: 'image',
        src: block ? FRAME : PLAIN,
        width: WIDTH,
        height: HEIGHT,
        style: { position: 'absolute', left: 0, top: 0 },
      },
      {
        type: 'container',
        style: { ...TITLE, ...(block ? {} : OPEN), position: 'absolute', display: 'flex', alignItems: 'center' },
        children: [titleText(title, lang)],
      },
      label(company, 124, 545, { width: 380, fontSize: 34, fontWeight: 600, lineHeight: 1.4 }),
      ...(block ? blockTexts(block, lang) : []),
    ],
  };
}

/** The sign in the bubble, and the cells next to the company's name. */
function blockTexts({ sheet, scale, names }: SheetBlock, lang: Lang): Node[] {
  const [, second, third, fourth] = CELLS;
  const bubble = { width: 68, fontSize: 28, textAlign: 'center', lineHeight: 1.35 };
  return [
    label(bubbleOf(sheet, lang), AXIS - 34, LEVEL - 19, bubble),
    ...cell(names.sheet, sheet, second),
    ...cell(names.scale, scale, third),
    ...cell(names.language, languageName(lang), fourth),
  ];
}

/** Every text of a sheet, for the fonts. */
export function drawnText({ lang, title, company, block }: ShareSheet): string {
  const { sheet = '', scale = '', names = {} } = block ?? {};
  return [title, company, sheet, scale, bubbleOf(sheet, lang), languageName(lang), ...Object.values(names)].join('');
}

/** The title in its size, with zero-width spaces between its phrases: `keep-all` allows line breaks only there. */
function titleText(title: string, lang: Lang): Node {
  const phrases = phrasesOf(title, lang, TITLE_LINE);
  const { hasSpaces } = LANG_INFO[lang];
  const lineHeight = hasSpaces ? 1.14 : 1.34;
  const pieces = phrases.flatMap((phrase) => phrase.split(/(?<=\s)/));
  const fontSize = TITLE_SIZES.find((size) => linesOf(pieces, TITLE.width / size) * size * lineHeight <= TITLE.height);
  if (fontSize === undefined)
    throw new Error(`too long for the share image, even in type of ${TITLE_SIZES.at(-1)} px; shorten the title`);
  const style = { fontSize, lineHeight, fontWeight: 700, wordBreak: 'keep-all', textWrap: 'balance' } as const;
  return { type: 'text', text: phrases.join('\u200b'), style: { ...style, maxWidth: TITLE.width } };
}

/** Lines that pieces of text fill, by an estimate: a letter of the condensed Latin font takes no more than half of a full-width character. */
function linesOf(pieces: readonly string[], width: number): number {
  let lines = 1;
  let filled = 0;
  for (const piece of pieces) {
    const own = textWidth(piece.trimEnd()) / 2;
    if (own > width) return Number.POSITIVE_INFINITY;
    if (filled + own > width) {
      lines += 1;
      filled = 0;
    }
    filled += textWidth(piece) / 2;
  }
  return lines;
}

function bubbleOf(sheet: string, lang: Lang): string {
  const signs = AXES[LANG_INFO[lang].letters];
  return signs[SETS.indexOf(sheet[0] ?? 'A')] ?? signs[0] ?? '';
}

function languageName(lang: Lang): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? '';
}

function cell(name: string, value: string, edge: number): Node[] {
  return [
    label(name, edge + 24, 534, { fontSize: 20, color: INK_2, lineHeight: 1.4 }),
    label(value, edge + 24, 564, { fontSize: 30, fontWeight: 700, lineHeight: 1.4 }),
  ];
}

function label(text: string, left: number, top: number, style: object): Node {
  return { type: 'text', text, style: { position: 'absolute', left, top, whiteSpace: 'nowrap', ...style } };
}

function placedMark(mark: CompanyMark): string {
  const { x, y, width, height } = mark.box;
  const scale = Number(Math.min(MARK.width / width, MARK.height / height).toPrecision(6));
  const [left, top] = [x + width / 2, y + height / 2].map((middle) => Number((-middle).toPrecision(6)));
  return `<g transform="translate(${MARK.x} ${MARK.y}) scale(${scale}) translate(${left} ${top})">${inked(mark, INK)}</g>`;
}

function svg(body: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
}
