/**
 * Add the query and the fragment of the address to the links of the language switch (rule languages.place), so that a list stays
 * filtered and a part of a page stays in view. The build prints the links, and filters change the address later.
 *
 * Every mouse button counts, because a visitor may open the link in another tab. The keyboard only sends clicks.
 */
export const keepPlace = (): void => {
  for (const type of ['mousedown', 'click'])
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.header__language a');
      if (!link) return;
      // Keeps the link's own `?lng=`, and replaces the rest, which an earlier press may have added.
      link.search = link.search.split('&')[0] + location.search.replace('?', '&');
      link.hash = location.hash;
    });
};
