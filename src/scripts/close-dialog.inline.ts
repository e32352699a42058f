/**
 * On a page that a dialog of the site shows in a frame: Esc closes the dialog, which does not receive key events of its frame.
 *
 * In a window of its own, or in the frame of another site, the page has no such dialog.
 */
export const closeDialog = (): void => {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frameElement?.closest('dialog')?.close();
  });
};
