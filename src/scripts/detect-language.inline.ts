/**
 * Before the first paint: redirect the visitor to their language, and delete the consent.
 *
 * A page with a language prefix (`/en/news`) asks only `?lng=`, because its visitor chose the address. The script waits while the page is
 * only prerendered: a visit that never happens must store nothing.
 *
 * @param langs the site's languages, the default one first
 * @param own the page's language
 * @param onlyQuery ask no other source than `?lng=`
 * @param choiceKey of the chosen language in both storages, and the cookie's name (`site/storage-keys.ts`)
 * @param consentKey of the consent in session storage; empty in the contact flow, which keeps the consent
 */
export const detectLanguage = (
  langs: readonly string[],
  own: string,
  onlyQuery: boolean,
  choiceKey: string,
  consentKey: string,
): void => {
  const isPrerendered = document.prerendering;
  const prefixOf = (lang: string) => (lang === langs[0] ? '' : `/${lang}`);

  const detect = () => {
    const url = new URL(location.href);
    const query = url.searchParams.get('lng');
    const asked = langs.find((lang) => lang === query);
    const cookie = document.cookie.split(`${choiceKey}=`)[1]?.split(';')[0];
    if (asked) {
      const secure = url.protocol === 'https:' ? ';secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
      document.cookie = `${choiceKey}=${asked};path=/;max-age=31536000;samesite=lax${secure}`;
    }

    let stored: string[] = [];
    try {
      delete sessionStorage[consentKey];
      // A visitor's first page loads the font when it is shown, and stores that (`load-font.inline.ts`).
      if (!isPrerendered && !localStorage[choiceKey]) document.documentElement.classList.add('first');
      if (asked) localStorage[choiceKey] = asked;
      stored = [localStorage[choiceKey], sessionStorage[choiceKey]];
    } catch {
      // The browser blocks storage.
    }

    // The browser's languages do not count for a visitor who follows a link of the site, and for crawlers and measuring tools.
    const comesFromSite = document.referrer.startsWith(location.origin);
    const isCrawler = /bot|crawl|spider|inspectiontool|lighthouse|ptst/i.test(navigator.userAgent);
    // Only the primary tag counts: `zh-TW` is `zh`.
    const browser = comesFromSite || isCrawler ? [] : navigator.languages.map((tag) => tag.split('-')[0]);
    // The strongest source first.
    const sources = onlyQuery ? [asked] : [asked, cookie, ...stored, ...browser];
    const lang = sources.find((source) => source && langs.includes(source)) ?? own;

    url.searchParams.delete('lng');
    if (lang !== own) {
      url.pathname = prefixOf(lang) + url.pathname.slice(prefixOf(own).length).replace(/\/$/, '');
      location.replace(url);
    } else if (query !== null) history.replaceState(null, '', url);
  };

  if (isPrerendered) document.addEventListener('prerenderingchange', detect);
  else detect();
};
