import { feedEndpoint, techArticlesFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';

export const getStaticPaths = () => pathsOf('/tech-articles');
export const GET = feedEndpoint(techArticlesFeed, 'rss');
