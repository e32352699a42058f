/**
 * On the consent page: the agree button stores the flag in session storage and passes the query (`?job=`) on to the form. The value of
 * the flag is the address of the page that led here, which the inquiry names as its origin. Agreeing again keeps the first one.
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

/**
 * On the form's page, before the first paint: redirect visitors who have not agreed to the consent page, with the query.
 *
 * The script waits while the page is only prerendered. It checks again when the page is restored from the back/forward cache, because
 * the consent ends when the visitor leaves. If storage throws, a visit from the consent page counts as consent.
 */
export const consentGate = (key: string, consentPath: string): void => {
  const check = () => {
    let agreed: unknown;
    try {
      agreed = sessionStorage[key];
    } catch {
      agreed = document.referrer.startsWith(location.origin + consentPath);
    }
    if (agreed) return;
    // Hidden, so that the form does not flash during the redirect.
    document.documentElement.hidden = true;
    location.replace(consentPath + location.search);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', check);
  else check();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
};

/** After an inquiry is sent: delete the consent and the draft. The next inquiry needs a consent of its own. */
export const endInquiry = (keys: readonly string[]): void => {
  try {
    for (const key of keys) delete sessionStorage[key];
  } catch {
    // The browser blocks storage.
  }
};
