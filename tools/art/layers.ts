import { covers, type Outline, overlaps } from './overlap.ts';
import { joinSubpaths, type Subpath } from './path-data.ts';

/** One thing drawn: a subpath, the class that gives it fill and stroke, and convex outlines that cover what it paints. */
export interface Mark {
  readonly tone: string;
  readonly subpath: Subpath;
  readonly outlines: readonly Outline[];
  /** A face without holes: what lies wholly behind it is not drawn. */
  readonly opaque: boolean;
}

interface Layer {
  readonly tone: string;
  readonly marks: Mark[];
}

/** Half the stroke beyond the outline, in px, of the classes whose stroke is thick (art.css). */
const REACH: Readonly<Record<string, number>> = { to: 3, ti: 1.8, kl: 1.25 };
/** Classes that only stroke, in one colour: their order among themselves never shows. */
const STROKE_ONLY = new Set(['', 'f', 'h', 'c', 'kl', 'to']);

const collides = (a: Mark, b: Mark): boolean => {
  // Neighbouring faces share an edge, and its stroke is the same in both: touching is no collision.
  const gap = (REACH[a.tone] ?? 0) + (REACH[b.tone] ?? 0) - 0.4;
  return a.outlines.some((p) => b.outlines.some((q) => overlaps(p, q, gap)));
};

/**
 * Drop marks that a later face hides entirely.
 *
 * @example withoutHidden([rearWall, frontWall]) // => [frontWall]
 */
export function withoutHidden(marks: readonly Mark[]): Mark[] {
  return marks.filter((mark, i) => {
    const thick = mark.tone in REACH;
    return (
      thick ||
      !marks.slice(i + 1).some((later) => {
        const [face] = later.outlines;
        return later.opaque && face && mark.outlines.every((outline) => covers(face, outline));
      })
    );
  });
}

/**
 * Gather marks of one class into as few layers as the painter's order allows: a mark moves back to an earlier layer of
 * its class when it collides with nothing painted in between.
 *
 * @example gatherLayers([faceA, windowA, faceB, windowB]).length // => 2, when A and B stand apart
 */
export function gatherLayers(marks: readonly Mark[]): Layer[] {
  const layers: Layer[] = [];
  for (const mark of marks) {
    let home: Layer | undefined;
    for (const layer of layers.toReversed()) {
      const hit = layer.marks.some((other) => collides(mark, other));
      if (layer.tone === mark.tone && (!hit || STROKE_ONLY.has(mark.tone))) {
        home = layer;
        break;
      }
      if (hit) break;
    }
    if (home) home.marks.push(mark);
    else layers.push({ tone: mark.tone, marks: [mark] });
  }
  return layers;
}

/**
 * Write marks as path elements, hidden ones left out, one element per layer.
 *
 * @example renderMarks(marks) // => '<path class="a" d="M0 0l12 7v30z"/>…'
 */
export function renderMarks(marks: readonly Mark[]): string {
  return gatherLayers(withoutHidden(marks))
    .map(({ tone, marks: group }) => {
      const d = joinSubpaths(group.map(({ subpath }) => subpath));
      return `<path${tone ? ` class="${tone}"` : ''} d="${d}"/>`;
    })
    .join('');
}
