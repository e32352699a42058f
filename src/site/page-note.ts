/**
 * Name of the `<meta>` in which a page tells the steps after the build what it does not print otherwise; finishing takes it off.
 *
 * Its attributes: `data-sheet` and `data-scale` of the title block, for the share image; `data-updated`, the day of the last change to
 * what the page shows, where its content says so; `data-unlisted` on a page that sitemap and site search leave out (a closed position).
 */
export const PAGE_NOTE = 'page-note';
