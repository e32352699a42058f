import type { APIRoute } from 'astro';
import { techArticlesFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';
import { jsonFeed } from '#src/domain/articles/feed.ts';
import type { Lang } from '#src/i18n/langs.ts';

export const getStaticPaths = () => pathsOf('/tech-articles');

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(jsonFeed(await techArticlesFeed(props.lang)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
