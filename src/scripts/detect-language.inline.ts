/**
 * On an unprefixed address, before the first paint: send the visitor to the language of their choice, and forget the consent.
 *
 * Order: query `lng` (stored, and taken off the address), cookie, local storage, session storage, browser language, html lang
 * (decisions §2). Printed into `<head>` as text, so it is self-contained, and written short: it has 400 bytes. It waits while the
 * page is only prerendered: a visit that never happens must store nothing (decisions §3, head scripts).
 *
 * @param own the page's language, the default one
 * @param langs the site's languages
 * @param prefix of the names in the browser's storage (`site/storage-keys.ts`)
 * @param crawlers user agents that are never sent elsewhere by their browser's language
 * @param keep the page belongs to the contact flow, in which the consent lasts
 */
export const detectLanguage = (
  own: string,
  langs: readonly string[],
  prefix: string,
  crawlers: RegExp,
  keep: boolean,
): void => {
  const key = `${prefix}.lang`;
  // A language of the site, when the source names one; storage that throws names none.
  const pick = (source: () => unknown) => {
    try {
      const value = source();
      return langs.find((lang) => lang === value);
    } catch {
      return undefined;
    }
  };
  const show = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get('lng');
    let lang = pick(() => asked);
    if (lang) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
      document.cookie = `${key}=${lang};path=/;max-age=31536000;samesite=lax${location.protocol[5] ? ';secure' : ''}`;
      pick(() => (localStorage[key] = lang));
    }
    if (asked !== null) {
      url.searchParams.delete('lng');
      history.replaceState(null, '', url);
    }
    lang ??=
      pick(() => document.cookie.split(`${key}=`)[1]?.slice(0, 2)) ??
      pick(() => localStorage[key]) ??
      pick(() => sessionStorage[key]) ??
      (document.referrer.startsWith(url.origin) || crawlers.test(navigator.userAgent)
        ? own
        : navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => langs.includes(tag as string)));
    if (lang && lang !== own) {
      url.pathname = (lang + url.pathname).replace(/\/$/, '');
      location.replace(url);
    }
    keep || pick(() => delete sessionStorage[`${prefix}.consent`]);
  };
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', show);
  else show();
};
