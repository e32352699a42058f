import type { MouseEvent } from 'react';

/** Whether a click on a link opens another tab or window; the island must not handle such a click. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
