/**
 * Add the query of the address and the part of the page in view to a pressed link of the language switch, so that a list stays filtered
 * and the reader stays at the same heading. The build prints the links, and filters change the address later.
 *
 * Every mouse button counts, because a visitor may open the link in another tab. The keyboard only sends clicks.
 */
export const keepPlace = (): void => {
  const addPlace = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[hreflang]');
    if (!link) return;
    // The last part that begins in the upper 400 pixels of the window or above it. At the top of the page no part counts, so that the
    // other page begins there too. A hidden part has no box, and a search field is no part.
    const limit = Math.min(400, scrollY);
    const parts = [...document.querySelectorAll('main [id]:not(input)')];
    const part = parts.findLast((one) => (one.getClientRects()[0]?.top ?? limit) < limit);
    // Keeps the link's own `?lng=`, and replaces the rest, which an earlier press may have added.
    link.search = link.search.split('&')[0] + location.search.replace('?', '&');
    link.hash = part?.id ?? location.hash;
  };
  document.onmousedown = addPlace;
  document.onclick = addPlace;
};
