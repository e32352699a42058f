/**
 * Outside the contact pages, once a page is there: forget the consent given for an inquiry (specification §2).
 *
 * Nothing of it is seen, so it is a file of its own that blocks nothing. It waits while the page is only prerendered (decisions §3).
 *
 * @param key of the consent in session storage
 */
export const forgetConsent = (key: string): void => {
  const show = () => {
    try {
      if (!location.pathname.includes('/contact')) delete sessionStorage[key];
    } catch {}
  };
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', show);
  else show();
};
