/**
 * On the consent page: the agree button stores the flag and passes the query (`?job=`) on to the form. Without script the button is a
 * plain link, and the form has a consent checkbox.
 *
 * The value of the flag is the address of the referring page, which the inquiry names as its origin. A visitor who comes back from the
 * form to agree again keeps the first referrer.
 *
 * @param id of the agree button
 * @param key of the flag in session storage (`site/storage-keys.ts`)
 */
export const rememberConsent = (id: string, key: string): void => {
  const link = document.getElementById(id) as HTMLAnchorElement;
  link.onclick = () => {
    link.search = location.search;
    try {
      sessionStorage[key] ||= document.referrer || location.href;
    } catch {
      // The browser blocks storage. The form then accepts the visit from this page as consent.
    }
  };
};
