/**
 * On the form's page, before the first paint: redirect visitors who have not agreed to the consent page, with the query.
 *
 * The script waits while the page is only prerendered. It checks again when the page is restored from the back/forward cache, because
 * the consent ends when the visitor leaves, except on a page with the address of a receipt: its inquiry is sent already. If storage
 * throws, a visit from the consent page counts as consent.
 *
 * @param key of the flag in session storage (`site/storage-keys.ts`)
 * @param consentPath the consent page in the page's language
 */
export const consentGate = (key: string, consentPath: string): void => {
  const check = () => {
    if (location.pathname.startsWith('/api/contact/')) return;
    let agreed: unknown;
    try {
      agreed = sessionStorage[key];
    } catch {
      agreed = document.referrer.startsWith(location.origin + consentPath);
    }
    if (agreed) return;
    // Hidden, so that the form does not flash during the redirect.
    document.documentElement.hidden = true;
    location.replace(consentPath + location.search);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', check);
  else check();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
};
