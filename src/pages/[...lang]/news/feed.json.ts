import type { APIRoute } from 'astro';
import { newsFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';
import { jsonFeed } from '#src/domain/articles/feed.ts';
import type { Lang } from '#src/i18n/langs.ts';

export const getStaticPaths = () => pathsOf('/news');

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(jsonFeed(await newsFeed(props.lang)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
