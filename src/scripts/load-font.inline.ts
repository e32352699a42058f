/**
 * On a visitor's first page, load the site's font when the page is shown and add it as the family `Late` (`styles/tokens.css`). Pages are
 * the first until the browser has the file.
 *
 * A face of the style sheet would come before the first paint, and another family later would style every element again.
 *
 * @param choiceKey of the chosen language in local storage, which has a value from then on (`detect-language.inline.ts`)
 */
export const loadFont = (choiceKey: string): void => {
  if (!document.documentElement.matches('.first')) return;
  const load = async () => {
    // The first face of the style sheet is the same file; its descriptors have the names of the options.
    const [face] = document.fonts as unknown as [FontFace];
    document.fonts.add(await new FontFace('Late', 'url(/fonts/site-latin.woff2)', face).load());
    localStorage[choiceKey] ||= 'first';
  };
  // A small page is loaded before it is painted.
  addEventListener('load', () => setTimeout(load, 200));
};
