/** What a line of Latin text needs to know of a font, in font units. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Advance width of a character; undefined when the font lacks it. */
  readonly advance: (character: string) => number | undefined;
}

const CMAP_SEGMENTS = 4;
const CMAP_GROUPS = 12;

/**
 * Read line metrics and advance widths from an OpenType file (tables head, hhea, hmtx, cmap formats 4 and 12; the first
 * font of a collection).
 *
 * @throws Error when a table is missing: then it is no font this tool knows
 * @example readFont(readFileSync('LiberationSans-Regular.ttf')).unitsPerEm // => 2048
 */
export function readFont(file: Uint8Array): FontMetrics {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  const start = tag(0) === 'ttcf' ? view.getUint32(12) : 0;
  const table = (name: string): number => {
    for (let i = 0; i < view.getUint16(start + 4); i++) {
      const record = start + 12 + i * 16;
      if (tag(record) === name) return view.getUint32(record + 8);
    }
    throw new Error(`readFont expected a table ${name}`);
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const longMetrics = view.getUint16(hhea + 34);
  const glyphOf = characterMap(view, table('cmap'));
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    advance: (character) => {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      return glyph === 0 ? undefined : view.getUint16(hmtx + 4 * Math.min(glyph, longMetrics - 1));
    },
  };
}

function characterMap(view: DataView, cmap: number): (code: number) => number {
  for (let i = view.getUint16(cmap + 2) - 1; i >= 0; i--) {
    const subtable = cmap + view.getUint32(cmap + 4 + i * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === CMAP_GROUPS) return (code) => findInGroups(view, subtable, code);
    if (format === CMAP_SEGMENTS) return (code) => findInSegments(view, subtable, code);
  }
  throw new Error('readFont expected a cmap of format 4 or 12');
}

function findInGroups(view: DataView, at: number, code: number): number {
  for (let i = 0; i < view.getUint32(at + 12); i++) {
    const group = at + 16 + i * 12;
    const first = view.getUint32(group);
    if (code >= first && code <= view.getUint32(group + 4)) return view.getUint32(group + 8) + code - first;
  }
  return 0;
}

function findInSegments(view: DataView, at: number, code: number): number {
  const width = view.getUint16(at + 6);
  for (let i = 0; i < width; i += 2) {
    if (code > view.getUint16(at + 14 + i)) continue;
    const starts = at + 16 + width + i;
    const first = view.getUint16(starts);
    if (code < first) return 0;
    const delta = view.getUint16(starts + width);
    const offset = view.getUint16(starts + 2 * width);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(starts + 2 * width + offset + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
