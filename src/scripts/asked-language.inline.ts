/**
 * On a page with a language prefix, before the first paint: redirect to the language of `?lng=`, and delete the consent.
 *
 * A visitor who opens an explicit `/en/…` stays there, so the script checks no other source (rule languages.asked). It is printed into
 * `<head>` as text, so it is self-contained. It waits while the page is only prerendered (rule rendering.shown).
 *
 * On a visitor's first page the script sets the class `first`, and stores the same word under the key of the language choice. Styles of
 * that page load the font after the first paint (`styles/tokens.css`).
 *
 * @param langs the site's languages, the default first
 * @param own the page's language
 * @param prefix of the page's address: `/en`, or nothing
 * @param key of the choice, in local storage and as the cookie's name (`site/storage-keys.ts`)
 * @param forget key of the consent in session storage; empty in the contact flow, which keeps it
 */
export const askedLanguage = (
  langs: readonly string[],
  own: string,
  prefix: string,
  key: string,
  forget: string,
): void => {
  const show = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get('lng');
    const lang = langs.find((known) => known === asked);
    url.searchParams.delete('lng');
    if (lang) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
      document.cookie = `${key}=${lang};path=/;max-age=31536000;samesite=lax${location.protocol[5] ? ';secure' : ''}`;
    }
    try {
      delete sessionStorage[forget];
      if (lang) localStorage[key] = lang;
    } catch {}
    if (lang && lang !== own) {
      const path = url.pathname.slice(prefix.length) || '/';
      url.pathname = lang === langs[0] ? path : `/${lang}${path}`.replace(/\/$/, '');
      location.replace(url);
    } else if (asked !== null) history.replaceState(null, '', url);
  };
  try {
    if (!document.prerendering) localStorage[key] ??= document.documentElement.className = 'first';
  } catch {}
  if (document.prerendering) document.onprerenderingchange = show;
  else show();
};
