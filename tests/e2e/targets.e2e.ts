import { expect, test } from '@playwright/test';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { inTurn } from '#tests/support/matrix.ts';
import { FAMILIES, LOCALE, pagesOf, sampled } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';

/** CSS pixels: the minimum size of every target by WCAG 2.2 (2.5.8), and a comfortable size for the main controls of a page. */
const LEAST = 24;
const MAIN = {
  least: 44,
  controls:
    '.header__button, .links__button, .links__more, .header__nav a, .header__search button, .filter__terms a, .pager a, summary, .hero-slider__buttons button, [data-send], #agree',
};

for (const lang of PUBLISHED_LANGS)
  test.describe(lang, () => {
    test.use({ locale: LOCALE[lang], viewport: { width: 390, height: 844 }, hasTouch: true });
    test('on a phone every target is large enough for a finger', async ({ page }) => {
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
      const small: string[] = [];
      for (const address of addressesOf(lang)) {
        await page.goto(address);
        await page.locator('.header__button').click();
        const found = await page.evaluate(smallTargets, { least: LEAST, main: MAIN });
        small.push(...found.map((target) => `${address}: ${target}`));
      }
      expect(small).toEqual([]);
    });
  });

/** A page of each family, and articles, in which editors put links as they like: beside each other, into notes. */
function addressesOf(lang: Lang): ReadonlySet<string> {
  const articles = shown('tech-articles').filter((_, at) => inTurn(PUBLISHED_LANGS, at).includes(lang));
  return new Set([
    ...sampled(lang).flatMap(({ path, address }) => (FAMILIES.includes(path) ? [address] : [])),
    ...pagesOf('tech-articles', ...articles).map((path) => localizePath(path, lang)),
  ]);
}

/** Targets that are too small, or too close while small. Runs in the page. */
function smallTargets({ least, main }: { least: number; main: { least: number; controls: string } }): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.header__skip, [inert]'),
  );
  /** A link within a sentence is as high as its line (the exception of 2.5.8). */
  const isInline = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
    );
  /** A label belongs to its box, and is pressed as well. */
  const boxOf = (element: HTMLElement): DOMRect => {
    const own = element.getBoundingClientRect();
    const label = element.closest('label')?.getBoundingClientRect();
    return label && label.height > own.height ? label : own;
  };
  const boxes = new Map(controls.map((element) => [element, boxOf(element)]));
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
