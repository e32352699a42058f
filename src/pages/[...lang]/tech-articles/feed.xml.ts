import type { APIRoute } from 'astro';
import { techArticlesFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';
import { rss } from '#src/domain/articles/feed.ts';
import type { Lang } from '#src/i18n/langs.ts';

export const getStaticPaths = () => pathsOf('/tech-articles');

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(rss(await techArticlesFeed(props.lang)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
