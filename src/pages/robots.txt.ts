import type { APIRoute } from 'astro';
import { dataOf } from '#src/content/query.ts';

/** Everything may be crawled. Pages that must not be indexed have `noindex`, which a crawler must be able to read. */
export const GET: APIRoute = async () => {
  const { site } = (await dataOf('company-facts')).identity;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
};
