import type { APIRoute } from 'astro';
import { newsFeed } from '#src/content/feeds.ts';
import { pathsOf } from '#src/content/shown-pages.ts';
import { rss } from '#src/domain/articles/feed.ts';
import type { Lang } from '#src/i18n/langs.ts';

export const getStaticPaths = () => pathsOf('/news');

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(rss(await newsFeed(props.lang)), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
