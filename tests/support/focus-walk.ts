import type { Page } from '@playwright/test';

/** More stops than the longest page has; a page that needs more is a trap. */
const MOST = 400;

/** Presses after which the page is asked what it has met: asking at each takes twice the time. */
const AT_ONCE = 10;

/** What a keyboard's user meets at one press of Tab. */
interface Stop {
  /** Tag and name, for the report. */
  readonly name: string;
  /** False on the page itself: the walk is over. */
  readonly isControl: boolean;
  /** In the footer, behind the content. */
  readonly isBehind: boolean;
  readonly isVisible: boolean;
  readonly isCovered: boolean;
  readonly isInOrder: boolean;
}

/**
 * Press Tab from the top of a page to its end.
 *
 * @param isWhole otherwise it goes from the start of the content to the first stop behind it
 * @returns names of the stops in their order, and what was wrong: a focus that cannot be seen (WCAG 2.4.7), one under the sticky header
 *   (2.4.11), an order other than that of the document (2.4.3), a page that cannot be left (2.1.2)
 * @example (await walk(page)).problems // => []
 */
export async function walk(page: Page, isWhole = true): Promise<{ stops: string[]; problems: string[] }> {
  if (!isWhole) await page.getByRole('main').focus();
  await page.evaluate(followFocus);
  for (let pressed = 0; pressed < MOST; pressed += AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press++) await page.keyboard.press('Tab');
    const met = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
    const end = met.findIndex(({ isControl, isBehind }) => !isControl || (isBehind && !isWhole));
    if (end !== -1) return reportOf(met.slice(0, isWhole ? end : end + 1));
  }
  return { stops: [], problems: [`no end after ${MOST} stops`] };
}

function reportOf(stops: readonly Stop[]): { stops: string[]; problems: string[] } {
  const problems = stops.flatMap(({ name, isVisible, isCovered, isInOrder }) => [
    ...(isVisible ? [] : [`${name}: its focus cannot be seen`]),
    ...(isCovered ? [`${name}: covered or outside the window`] : []),
    ...(isInOrder ? [] : [`${name}: comes before the one above it in the document`]),
  ]);
  return { stops: stops.map(({ name }) => name), problems };
}

/** Keep on the window what has the focus each time that the key is let go. Runs in the page. */
function followFocus(): void {
  const stops: Stop[] = [];
  Object.assign(window, { stops });
  let before: Element | undefined;

  const look = () => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement) {
      stops.push({ name: '', isControl: false, isBehind: false, isVisible: true, isCovered: false, isInOrder: true });
      before = undefined;
      return;
    }
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
    stops.push({
      name: `${element.tagName.toLowerCase()} ${label?.replace(/\s+/g, ' ').slice(0, 40)}`,
      isControl: true,
      isBehind: element.closest('.footer') !== null,
      isVisible: showing || element.tagName === 'IFRAME',
      isCovered: !hits,
      isInOrder:
        before === undefined || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    });
    before = element;
  };
  addEventListener('keyup', look);
  // With the focus a frame takes the keys, too.
  addEventListener('blur', () => {
    if (document.activeElement?.tagName === 'IFRAME') look();
  });
}
