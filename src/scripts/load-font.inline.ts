/**
 * Load the site's font when the page is shown and add it as the family `Late` (`styles/tokens.css`), where the page was painted without
 * it: on a visitor's first page, and on the next ones until the browser has the file.
 *
 * A face of the style sheet would come before the first paint, and another family later would style every element again.
 */
export const loadFont = (): void => {
  const load = async () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const isEarly = ({ name, startTime, duration }: PerformanceEntry) =>
      name.endsWith('.woff2') && startTime + duration < (paint?.startTime ?? 0);
    if (performance.getEntriesByType('resource').some(isEarly)) return;
    // The first face of the style sheet is the same file; its descriptors have the names of the options.
    const [face] = document.fonts as unknown as [FontFace];
    document.fonts.add(await new FontFace('Late', 'url(/fonts/site-latin.woff2)', face).load());
    document.documentElement.classList.add('first');
  };
  // A small page is loaded before it is painted.
  addEventListener('load', () => setTimeout(load, 200));
};
