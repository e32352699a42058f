/**
 * On the consent page: pressing the agree button stores the flag and carries the query (`?job=`) on to the form. Without script
 * the button is a plain link, and the form asks for the consent itself (rule inquiry.no-script).
 *
 * The flag's value is the address of the page that led here, which the inquiry names as its origin; who comes back from the form to
 * agree again came from where they came from before.
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
    } catch {}
  };
};
