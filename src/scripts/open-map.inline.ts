/**
 * Right behind the map's frame: it can take the keyboard focus once the map is asked for, and has it when the map is there, so that a
 * screen reader says so. WebKit loses the focus in an empty frame and goes on at the top of the page: nothing behind it would be reached.
 */
export const openMap = (): void => {
  const frame = document.currentScript?.previousElementSibling as HTMLIFrameElement;
  const link = document.querySelector(`[target="${frame.name}"]`) as HTMLAnchorElement;
  link.onclick = () => {
    frame.removeAttribute('tabindex');
    frame.onload = () => frame.focus();
  };
};
