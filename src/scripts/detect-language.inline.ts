/**
 * On an unprefixed address, before the first paint: send the visitor to the language of their choice, and forget the consent.
 *
 * Order: query `lng` (stored, and taken off the address), cookie, local storage, session storage, browser language, html lang
 * (decisions §2). Printed into `<head>` as text, so it is self-contained, and written short: it has 400 bytes. It waits while the
 * page is only prerendered: a visit that never happens must store nothing (decisions §3, head scripts).
 *
 * @param langs the site's languages; the first is the default one, in which the page is written
 * @param key of the choice, in both storages and as the cookie's name (`site/storage-keys.ts`)
 * @param forget key of the consent in session storage; empty in the contact flow, in which it lasts
 * @param crawlers user agents that are never sent elsewhere by their browser's language
 */
export const detectLanguage = (langs: readonly string[], key: string, forget: string, crawlers: RegExp): void => {
  const show = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get('lng');
    // The same words as below: they compress to nothing.
    const known = [asked].find((word) => langs.includes(word as string));
    // Whatever may name a language, the strongest first; read as words, so that `zh-TW` is `zh`.
    const wishes: unknown[] = [known, document.cookie.split(key)[1]];
    url.searchParams.delete('lng');
    try {
      if (known) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
        document.cookie = `${key}=${known};path=/;max-age=31536000;samesite=lax${location.protocol[5] ? ';secure' : ''}`;
        localStorage[key] = known;
      }
      delete sessionStorage[forget];
      wishes.push(localStorage[key], sessionStorage[key]);
    } catch {}
    wishes.push(
      document.referrer.startsWith(url.origin) || crawlers.test(navigator.userAgent) || navigator.languages,
      langs[0],
    );
    const lang = `${wishes}`.split(/\W/).find((word) => langs.includes(word));
    if (lang !== langs[0]) {
      url.pathname = lang + url.pathname.replace(/\/$/, '');
      location.replace(url);
    } else if (asked !== null) history.replaceState(null, '', url);
  };
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', show);
  else show();
};
