import type { Page } from '@playwright/test';

/** More stops than the longest page has; a page that needs more is a trap. */
const MOST = 400;

/** What a keyboard's user meets at one press of Tab. */
interface Stop {
  /** Tag and name, for the report. */
  readonly name: string;
  /** False on the page itself: the walk is over. */
  readonly isControl: boolean;
  readonly isVisible: boolean;
  readonly isCovered: boolean;
  readonly isInOrder: boolean;
}

/**
 * Press Tab from the top of a page to its end.
 *
 * @returns names of the stops in their order, and what was wrong: a focus that cannot be seen (WCAG 2.4.7), one under the sticky header
 *   (2.4.11), an order other than that of the document (2.4.3), a page that cannot be left (2.1.2)
 * @example (await walk(page)).problems // => []
 */
export async function walk(page: Page): Promise<{ stops: string[]; problems: string[] }> {
  const stops: string[] = [];
  const problems: string[] = [];
  for (let at = 0; at <= MOST; at++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop.isControl) return { stops, problems };
    stops.push(stop.name);
    if (!stop.isVisible) problems.push(`${stop.name}: its focus cannot be seen`);
    if (stop.isCovered) problems.push(`${stop.name}: covered or outside the window`);
    if (!stop.isInOrder) problems.push(`${stop.name}: comes before the one above it in the document`);
  }
  return { stops, problems: [...problems, `no end after ${MOST} stops`] };
}

/** Runs in the page. The element before is kept on the window, since elements do not leave the page. */
function lookAtFocus(): Stop {
  const memory = window as unknown as { lastFocused?: Element | undefined };
  const before = memory.lastFocused;
  const element = document.activeElement;
  const isControl = element !== null && element !== document.body && element !== document.documentElement;
  memory.lastFocused = isControl ? element : undefined;
  if (!isControl) return { name: '', isControl, isVisible: true, isCovered: false, isInOrder: true };
  // A link that fills its row shows the focus on the row. A frame that is still empty takes the focus and cannot be styled.
  const showing = [element, element.parentElement, element.closest('li')].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const boxes = [...element.getClientRects()];
  const hits = boxes.some((box) =>
    [0.1, 0.5, 0.9].some((across) => {
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      const hit = document.elementFromPoint(box.left + box.width * across, (top + bottom) / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
  const label = element.ariaLabel ?? (element.textContent?.trim() || (element as HTMLInputElement).name);
  return {
    name: `${element.tagName.toLowerCase()} ${label?.replace(/\s+/g, ' ').slice(0, 40)}`,
    isControl,
    isVisible: showing || element.tagName === 'IFRAME',
    isCovered: !hits,
    isInOrder:
      before === undefined || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  };
}
