/**
 * On the success page after a form post: delete the consent and the draft. The inquiry is sent, and the next one needs a
 * consent of its own.
 *
 * @param keys in session storage
 */
export const endInquiry = (keys: readonly string[]): void => {
  const end = () => {
    try {
      for (const key of keys) delete sessionStorage[key];
    } catch {
      // The browser blocks storage.
    }
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', end);
  else end();
};
