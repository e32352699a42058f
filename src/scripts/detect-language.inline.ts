/**
 * On an unprefixed address, before the first paint: redirect the visitor to their language, and delete the consent.
 *
 * Order: query `lng` (stored, and removed from the address), cookie, local storage, session storage, browser language, html lang (rule
 * languages.detection). The script is printed into `<head>` as text, so it is self-contained and short: at most 400 bytes. It waits
 * while the page is only prerendered: a visit that never happens must store nothing (rule rendering.shown).
 *
 * On a visitor's first page the script sets the class `first`, and stores the same word under the key of the language choice. Styles of
 * that page load the font after the first paint (`styles/tokens.css`).
 *
 * @param own the page's language, the default one
 * @param langs matches the site's languages, as whole words: `zh-TW` is `zh`
 * @param crawlers matches user agents that the browser language never redirects
 * @param forget key of the consent in session storage; empty in the contact flow, which keeps it
 * @param key of the choice, in both storages and as the cookie's name (`site/storage-keys.ts`)
 */
export const detectLanguage = (own: string, langs: RegExp, crawlers: RegExp, forget: string, key: string): void => {
  const show = () => {
    const url = new URL(location.href);
    const asked = url.searchParams.get('lng');
    // biome-ignore lint/suspicious/noDoubleEquals: a match is an array of one word, here and below read as that word.
    const known = (langs.exec(asked as string) as unknown) == asked && asked;
    // All sources of a language, the strongest first.
    const wishes: unknown[] = [known, document.cookie.split(key)[1]?.split(/[=;]/)[1]];
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
    const lang: unknown = langs.exec([
      wishes,
      document.referrer.includes(origin) || crawlers.test(navigator.userAgent) || navigator.languages,
      own,
    ] as unknown as string);
    // biome-ignore lint/suspicious/noDoubleEquals: an array of one word again.
    if (lang != own) {
      url.pathname = (lang as string) + url.pathname.replace(/\/$/, '');
      location.replace(url);
    } else asked === null || history.replaceState(null, '', url);
  };
  try {
    if (!document.prerendering) localStorage[key] ??= document.documentElement.className = 'first';
  } catch {}
  if (document.prerendering) document.onprerenderingchange = show;
  else show();
};
