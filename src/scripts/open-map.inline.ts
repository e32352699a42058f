/**
 * Directly after the map's frame: make it focusable when the visitor opens the map, and focus it when the map is loaded, so that screen
 * readers announce it. An empty frame must not be focusable: WebKit would lose the focus there and continue at the top of the page.
 */
export const openMap = (): void => {
  const frame = document.currentScript?.previousElementSibling as HTMLIFrameElement;
  const link = document.querySelector(`[target="${frame.name}"]`) as HTMLAnchorElement;
  link.onclick = () => {
    frame.removeAttribute('tabindex');
    frame.onload = () => frame.focus();
  };
};
