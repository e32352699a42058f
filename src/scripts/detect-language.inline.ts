/**
 * Send a visitor of an unprefixed address to the language of their choice, before the first paint (decisions §2).
 *
 * Order: query `lng`, cookie, local storage, session storage, browser language, html lang. Printed into `<head>` as text,
 * so it is self-contained: everything it needs comes as arguments, and it is written short because every page carries it.
 *
 * @param langs the site's languages, the default first
 * @param key storage key and cookie name
 * @param crawlers user agents that are never sent elsewhere by their browser's language
 */
export function detectLanguage(langs: readonly string[], key: string, crawlers: RegExp): void {
  const url = new URL(location.href);
  const [base = ''] = langs;
  const prefix = url.pathname.split('/')[1] ?? '';
  const own = langs.includes(prefix) ? prefix : base;
  const asked = url.searchParams.get('lng');
  const known = (value: string | null | undefined) => langs.find((lang) => lang === value);
  const store = (lang: string) => {
    const secure = url.protocol === 'https:' ? ';secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and is asynchronous.
    document.cookie = `${key}=${lang};path=/;max-age=31536000;samesite=lax${secure}`;
    try {
      localStorage[key] = lang;
    } catch {}
  };
  const stored = (area: () => Storage) => {
    try {
      return known(area()[key]);
    } catch {
      return undefined;
    }
  };
  const browser = () =>
    document.referrer.startsWith(url.origin) || crawlers.test(navigator.userAgent)
      ? undefined
      : navigator.languages.map((tag) => known(tag.split('-')[0])).find(Boolean);
  const show = () => {
    const choice = known(asked);
    if (choice) store(choice);
    const wanted =
      choice ??
      (own === base
        ? (known(document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1]) ??
          stored(() => localStorage) ??
          stored(() => sessionStorage) ??
          browser() ??
          base)
        : own);
    url.searchParams.delete('lng');
    if (wanted !== own) {
      const path = own === base ? url.pathname : url.pathname.slice(own.length + 1);
      url.pathname = (wanted === base ? '' : `/${wanted}`) + (path === '/' && wanted !== base ? '' : path) || '/';
      location.replace(url);
    } else if (asked !== null) {
      history.replaceState(history.state, '', url);
    }
  };
  // What reads or writes storage waits until the page is shown (decisions §3, head scripts).
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', show, { once: true });
  else show();
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-lng]');
    if (link?.dataset['lng']) store(link.dataset['lng']);
  });
}
