import type { MouseEvent } from 'react';

/**
 * Whether a click on a link asks for another tab or window: then it stays a link.
 *
 * @example onClick={(event) => { if (!opensElsewhere(event)) event.preventDefault(); }}
 */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
