/**
 * On a page that was not found: show the links to the same address in the other languages, those that exist.
 *
 * It stands right behind the paragraph of links and is printed as text, so it is self-contained. Without script the language
 * switch leads to the other languages' own not-found pages.
 *
 * @param own the page's language
 * @param langs the site's languages, the default first
 */
export const otherLanguages = (own: string, langs: readonly string[]): void => {
  const place = document.currentScript?.previousElementSibling as HTMLElement | null;
  const path = own === langs[0] ? location.pathname : location.pathname.slice(own.length + 1);
  for (const link of place?.querySelectorAll('a') ?? []) {
    const lang = link.dataset['to'];
    const address = lang === langs[0] ? path || '/' : `/${lang}${path}`;
    // The not-found pages themselves exist in every language.
    if (/\/(404|not-found)$/.test(path)) continue;
    fetch(address, { method: 'HEAD' })
      .then(({ ok }) => {
        if (!ok) return;
        link.href = address;
        link.hidden = false;
        if (place) place.hidden = false;
      })
      .catch(() => {});
  }
};
