import type { APIRoute } from 'astro';
import config from '#site-config';
import { dataOf } from '#src/content/query.ts';
import type { SiteConfig } from '#src/i18n/site-config.ts';

/** Names by which crawlers of language models read `robots.txt`, as their owners document them. */
const AI_CRAWLERS = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PerplexityBot',
];

/** Everything may be crawled. Pages that must not be indexed have `noindex`, which a crawler must be able to read. */
export const GET: APIRoute = async () => {
  const { site } = (await dataOf('company-facts')).identity;
  const { aiCrawlers } = config as SiteConfig;
  const refused = AI_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('');
  const rules = aiCrawlers === 'disallow' ? `${refused}Disallow: /\n\n` : '';
  return new Response(`${rules}User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
};
