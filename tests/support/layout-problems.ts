/**
 * What axe does not see of a page's layout: a page wider than its window, text cut off at an edge, text over text, tags shown as text.
 *
 * Runs in the page, so it is one function without imports. Code and tables may be wider inside a scroller that has a name and takes the focus.
 *
 * @returns one line for each problem, none when all is well
 * @example await page.evaluate(layoutProblems) // => ['cut at the right: ほか3件']
 */
export function layoutProblems(): string[] {
  interface Line {
    readonly box: DOMRect;
    readonly block: Element;
    readonly text: string;
  }
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    problems.push(`scrolls sideways: ${document.documentElement.scrollWidth} px in ${width} px`);

  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const layerOf = (element: Element): Element | null =>
    element.parentElement === null || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      ? element.parentElement && element
      : layerOf(element.parentElement);
  /** The nearest ancestor that cuts what is wider than itself, and whether a reader can scroll it. */
  const cutterOf = (element: Element): Element | null => {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'visible' && element !== document.documentElement && element !== document.body) return element;
    return element.parentElement && cutterOf(element.parentElement);
  };

  /** What is there for screen readers only: clipped away, as the heads of a table whose rows are cards. */
  const isClippedAway = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement));

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    // If scripting is on, the content of <noscript> is one text.
    if (parent?.localName === 'noscript' && text.startsWith('<') && range.getClientRects().length > 0)
      problems.push(`tags shown as text: ${text.slice(0, 40)}`);
    if (
      parent === null ||
      text === '' ||
      parent.closest('.header__skip, script, style, noscript, svg, [inert]') ||
      isClippedAway(parent)
    )
      continue;
    if (parent.closest('details:not([open]) > :not(summary)')) continue;
    // The new sheet of a case study lies next to the old one until a visitor scrolls.
    if (parent.closest('.cases__sheets--overlaid figure + figure')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const cutter = cutterOf(parent);
    const isScroller = cutter !== null && ['auto', 'scroll'].includes(getComputedStyle(cutter).overflowX);
    if (
      isScroller &&
      cutter.scrollWidth > cutter.clientWidth &&
      !(cutter.ariaLabel && (cutter as HTMLElement).tabIndex === 0)
    )
      problems.push(`a scroller without name or focus: ${text.slice(0, 30)}`);
    const edge = cutter?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      // The box of vertical text has the width of its font, which is more than that of its letters.
      if (!isScroller && getComputedStyle(parent).writingMode === 'horizontal-tb') {
        const [left, right] = [Math.max(0, edge?.left ?? 0), Math.min(width, edge?.right ?? width)];
        if (box.right > right + 1)
          problems.push(`cut at the right: ${text.slice(0, 40)} (${Math.round(box.right - right)} px)`);
        if (box.left < left - 1)
          problems.push(`cut at the left: ${text.slice(0, 40)} (${Math.round(left - box.left)} px)`);
      }
      const height = edge && cutter && getComputedStyle(cutter).overflowY !== 'visible' ? edge.bottom : Infinity;
      // A teaser may be cut if its item links to the whole text.
      const isTeaser =
        cutter && getComputedStyle(cutter).webkitLineClamp !== 'none' && cutter.closest('li')?.querySelector('a');
      if (
        !isTeaser &&
        !isScroller &&
        cutter?.tagName !== 'MAIN' &&
        box.bottom > height + 2 &&
        getComputedStyle(cutter as Element).overflowY !== 'auto'
      )
        problems.push(`cut below: ${text.slice(0, 40)}`);
      // Text hidden by a line clamp overlaps the next element, unseen.
      const isHidden = edge !== undefined && !isScroller && box.top + box.height / 2 > height;
      const isVertical = getComputedStyle(parent).writingMode.startsWith('vertical');
      if (!isHidden && !isVertical) lines.push({ box, block: blockOf(parent), text });
    }
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      // A line's box is as high as its font, letters fill about the middle half.
      const slack = Math.min(one.box.height, other.box.height) / 4;
      if (other.box.top + slack > one.box.bottom - slack) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const isApart = one.block === other.block || layerOf(one.block) !== layerOf(other.block);
      if (across > 2 && !isApart)
        problems.push(`text over text: ${one.text.slice(0, 30)} / ${other.text.slice(0, 30)}`);
    }
  return [...new Set(problems)];
}
