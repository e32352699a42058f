/**
 * On a page that a dialog of the site shows in a frame: Esc closes that dialog, which does not hear the keys of its frame.
 *
 * Elsewhere, as in a window of its own or in the frame of another site, there is no such dialog.
 */
export const closeDialog = (): void => {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frameElement?.closest('dialog')?.close();
  });
};
