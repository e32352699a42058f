/**
 * On the page after a form post that was taken: the consent has served, the draft is no longer needed (rule inquiry.consent).
 *
 * @param keys in session storage
 */
export const endInquiry = (keys: readonly string[]): void => {
  const show = () => {
    try {
      for (const key of keys) delete sessionStorage[key];
    } catch {}
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', show);
  else show();
};
