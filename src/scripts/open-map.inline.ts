/**
 * Right behind the map's frame: it takes the keyboard focus once the map is asked for. WebKit loses the focus in an empty frame and goes
 * on at the top of the page, so that nothing behind it is reached.
 */
export const openMap = (): void => {
  const frame = document.currentScript?.previousElementSibling as HTMLIFrameElement;
  const link = document.querySelector(`[target="${frame.name}"]`) as HTMLAnchorElement;
  link.onclick = () => frame.removeAttribute('tabindex');
};
