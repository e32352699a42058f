/**
 * On the form's page, before the first paint: visitors who have not agreed are sent to the consent page (rule inquiry.consent), query kept.
 *
 * It waits while the page is only prerendered, and looks again when the page comes back from the browser's cache, since the
 * consent ends with leaving (rule inquiry.consent), unless it shows an inquiry that was sent: then it has the address of its receipt.
 * Where storage throws, the flag cannot exist: then coming from the consent page counts.
 * Printed into `<head>` as text, so it is self-contained.
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
    // Nothing of the form may flash while the browser moves on.
    document.documentElement.hidden = true;
    location.replace(consentPath + location.search);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', check);
  else check();
  addEventListener('pageshow', (event) => event.persisted && check());
};
