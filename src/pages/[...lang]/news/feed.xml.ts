import type { APIRoute } from 'astro';
import { newsFeed } from '#src/content/feeds.ts';
import { rss } from '#src/domain/articles/feed.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { langStaticPaths } from '#src/i18n/paths.ts';

export const getStaticPaths = langStaticPaths;

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(rss(await newsFeed(props.lang)), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
