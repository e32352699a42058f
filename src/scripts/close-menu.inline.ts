/**
 * Close the menu of small screens when the focus moves behind it: the menu would cover the focused element (WCAG 2.2, 2.4.11).
 *
 * Browsers close a popover on Esc and on a click outside, but not on Tab. The script does not move the focus.
 */
export const closeMenu = (): void => {
  addEventListener('focusin', ({ target }) => {
    // The page may have no menu, or the browser no popovers.
    if (!(target as Element).closest('.header')) document.getElementById('menu')?.hidePopover?.();
  });
};
