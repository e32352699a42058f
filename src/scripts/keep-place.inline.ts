/**
 * The links of the language switch take the query and the fragment of the address along (rule languages.place): a list stays
 * filtered, and a part of a page in view. The links were printed when the page was built, and filters change the address later.
 *
 * A press of any button counts, since the link may be opened in another tab; the keyboard only clicks.
 */
export const keepPlace = (): void => {
  for (const type of ['mousedown', 'click'])
    addEventListener(type, ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.header__language a');
      if (!link) return;
      // Its own `?lng=` stays in front, whatever an earlier press has put behind it.
      link.search = link.search.split('&')[0] + location.search.replace('?', '&');
      link.hash = location.hash;
    });
};
