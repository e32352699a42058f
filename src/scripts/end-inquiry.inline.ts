/**
 * On the success page after a form post: delete the consent and the draft (rule inquiry.consent).
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
