/** The mark: an S on six edges and the centre of an isometric cube of radius 2 (rule design.mark). */
export const MARK_PATH = 'M1.732-1 0-2-1.732-1 1.732 1 0 2-1.732 1';

/** The mark for inlining: it takes the colour of the text around it. The window leaves room for its mitred corners. */
export const MARK =
  `<svg viewBox="-2.4 -2.4 4.8 4.8" aria-hidden="true"><path d="${MARK_PATH}" fill="none" stroke="currentColor" ` +
  'stroke-width=".62"/></svg>';
