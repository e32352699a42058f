/**
 * Add the query of the address and the part of the page in view to the links of the language switch (rule languages.place), so that a
 * list stays filtered and the reader stays at the same heading. The build prints the links, and filters change the address later.
 *
 * Every mouse button counts, because a visitor may open the link in another tab. The keyboard only sends clicks.
 */
export const keepPlace = (): void => {
  document.onmousedown = document.onclick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[hreflang]');
    if (!link) return;
    // Keeps the link's own `?lng=`, and replaces the rest, which an earlier press may have added.
    link.search = link.search.split('&')[0] + location.search.replace('?', '&');
    link.hash = location.hash;
    // The last named part that begins in the upper half of the window or above it; at the top of the page none, so that the other page
    // begins there too. What is hidden has no box, a search field is no part.
    for (const part of document.querySelectorAll('main [id]:not(input)'))
      if ((part.getClientRects()[0]?.top as number) < Math.min(400, scrollY)) link.hash = part.id;
  };
};
