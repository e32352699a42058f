/**
 * Directly after a link and its dialog: the link opens the dialog instead of its page, and a click outside the content of the dialog
 * closes it.
 *
 * Not every supported browser has the attributes for this (`command`, `closedby`). Without script the link opens its page.
 */
export const openDialog = (): void => {
  const dialog = document.currentScript?.previousElementSibling as HTMLDialogElement;
  const link = dialog.previousElementSibling as HTMLAnchorElement;
  link.onclick = (event) => {
    // The visitor opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialog.showModal();
  };
  // The content covers the dialog's box, so a click on the dialog element itself is on the backdrop.
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
};
