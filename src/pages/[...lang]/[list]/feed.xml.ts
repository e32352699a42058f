import { feedEndpoint } from '#src/content/feeds.ts';

export { listPaths as getStaticPaths } from '#src/content/shown-pages.ts';

export const GET = feedEndpoint('rss');
