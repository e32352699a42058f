/**
 * Right behind a dialog and the link before it: the link opens the dialog in place of the page that it leads to, and a click beside
 * the dialog's content closes it.
 *
 * The attributes that do the same (`command`, `closedby`) are younger than the browsers held; without script the link is a link.
 */
export const openDialog = (): void => {
  const dialog = document.currentScript?.previousElementSibling as HTMLDialogElement;
  const link = dialog.previousElementSibling as HTMLAnchorElement;
  link.onclick = (event) => {
    // Asked for in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialog.showModal();
  };
  // Its content covers the dialog's own box; what is left is the backdrop.
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
};
