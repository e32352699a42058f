/**
 * Close the small screens' menu when the focus goes on behind it: what is reached there would be covered (WCAG 2.2, 2.4.11).
 *
 * A popover closes by Esc and by a press beside it, not by Tab. The focus stays where the reader has taken it.
 */
export const closeMenu = (): void => {
  addEventListener('focusin', ({ target }) => {
    // A page may have no menu, and a browser no popovers.
    if (!(target as Element).closest('.header')) document.getElementById('menu')?.hidePopover?.();
  });
};
