/**
 * What every page does when it is shown: forget the consent outside the contact pages (specification §4), and when it is left,
 * close the small-screen menu, or the browser's back button would show it open.
 *
 * Printed into `<head>` as text, so it is self-contained.
 *
 * @param consentKey key of the consent flag in session storage
 */
export function pageShown(consentKey: string): void {
  const forget = () => {
    try {
      if (!location.pathname.includes('/contact')) sessionStorage.removeItem(consentKey);
    } catch {}
  };
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', forget, { once: true });
  else forget();
  addEventListener('pagehide', () => document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover());
}
