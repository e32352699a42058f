/**
 * On an address with a language prefix, before the first paint: obey `?lng=`, which wins everywhere, and forget the consent.
 *
 * Who opens an explicit `/en/…` stays there, so nothing else is asked (decisions §2). Printed into `<head>` as text, so it is
 * self-contained. It waits while the page is only prerendered (decisions §3, head scripts).
 *
 * @param own the page's language
 * @param langs the site's languages, the default first
 * @param prefix of the names in the browser's storage (`site/storage-keys.ts`)
 * @param keep the page belongs to the contact flow, in which the consent lasts
 */
export const askedLanguage = (own: string, langs: readonly string[], prefix: string, keep: boolean): void => {
  const key = `${prefix}.lang`;
  const show = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get('lng');
    const lang = langs.find((known) => known === asked);
    url.searchParams.delete('lng');
    try {
      if (!keep) delete sessionStorage[`${prefix}.consent`];
      if (lang) localStorage[key] = lang;
    } catch {}
    if (lang) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
      document.cookie = `${key}=${lang};path=/;max-age=31536000;samesite=lax${location.protocol[5] ? ';secure' : ''}`;
    }
    if (lang && lang !== own) {
      const path = url.pathname.slice(own.length + 1) || '/';
      url.pathname = lang === langs[0] ? path : `/${lang}${path}`.replace(/\/$/, '');
      location.replace(url);
    } else if (asked !== null) history.replaceState(null, '', url);
  };
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', show);
  else show();
};
