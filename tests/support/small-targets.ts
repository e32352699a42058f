import type { Page } from '@playwright/test';

/** CSS pixels: the minimum size of every target by WCAG 2.2 (2.5.8), and a comfortable size for the main controls of a page. */
const LEAST = 24;
const MAIN = {
  least: 44,
  controls:
    '.header__button, .links__button, .links__more, .header__nav a, .header__search button, .filter__terms a, .pager a, summary, .hero-slider__buttons button, [data-send], #agree',
};

/** Targets of a page on a phone and of its menu that are too small, or too close while small. */
export async function smallTargets(page: Page): Promise<string[]> {
  const onPage = await page.evaluate(problemsIn, { least: LEAST, main: MAIN, within: 'body' });
  // The open menu covers targets of the page.
  await page.locator('.header__button').click();
  const inMenu = await page.evaluate(problemsIn, { least: LEAST, main: MAIN, within: '.header' });
  await page.keyboard.press('Escape');
  return [...onPage, ...inMenu];
}

/** Runs in the page. */
function problemsIn({
  least,
  main,
  within,
}: {
  least: number;
  main: { least: number; controls: string };
  within: string;
}): string[] {
  const targets = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].map((name) => `${within} ${name}`);
  const controls = [...document.querySelectorAll<HTMLElement>(targets.join())].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.header__skip, [inert]'),
  );
  /** A link within a text is as high as its line (the exception of 2.5.8): within a sentence, or between commas of an article. */
  const isInline = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) =>
        node.nodeType === Node.TEXT_NODE &&
        (node.textContent ?? '').trim().length > (element.closest('.prose') === null ? 1 : 0),
    );
  /** A label belongs to its box, and is pressed as well. */
  const storeOf = (element: HTMLElement): DOMRect => {
    const own = element.getBoundingClientRect();
    const label = element.closest('label')?.getBoundingClientRect();
    return label && label.height > own.height ? label : own;
  };
  const boxes = new Map(controls.map((element) => [element, storeOf(element)]));
  const nameOf = (element: HTMLElement, box: DOMRect) => {
    const name = element.ariaLabel ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} “${name}” ${Math.round(box.width)} × ${Math.round(box.height)}`;
  };
  /** A circle of 24 px around a small target must meet no other target and no other's circle. */
  const isCrowded = (element: HTMLElement, box: DOMRect): boolean => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return controls.some((other) => {
      const its = boxes.get(other);
      if (other === element || its === undefined || element.contains(other) || other.contains(element)) return false;
      const nearX = Math.max(its.left, Math.min(x, its.right));
      const nearY = Math.max(its.top, Math.min(y, its.bottom));
      return Math.hypot(nearX - x, nearY - y) < least / 2;
    });
  };
  const problems: string[] = [];
  for (const [element, box] of boxes) {
    const isMain = element.matches(main.controls);
    if (isMain && box.height < main.least - 0.5)
      problems.push(`main control below ${main.least}: ${nameOf(element, box)}`);
    const isSmall = box.width < least - 0.5 || box.height < least - 0.5;
    if (isSmall && !isInline(element) && isCrowded(element, box))
      problems.push(`below ${least} and crowded: ${nameOf(element, box)}`);
  }
  return problems;
}
