/**
 * Name of the `<meta>` with metadata of a page for post-processing, which removes it.
 *
 * Its attributes: `data-sheet` and `data-scale` of the title block, for the share image; `data-updated`, the day of the last change to
 * the content of the page, if known; `data-unlisted` on a page that sitemap and site search leave out (a closed position).
 */
export const BUILD_META = 'build-meta';
