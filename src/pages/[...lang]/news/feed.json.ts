import { feedEndpoint, newsFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';

export const getStaticPaths = () => pathsOf('/news');
export const GET = feedEndpoint(newsFeed, 'json');
