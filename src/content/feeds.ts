import type { APIRoute } from 'astro';
import { absoluteAddresses, type Feed, feedEntries, jsonFeed, rss } from '#src/domain/articles/feed.ts';
import { labelOf } from '#src/domain/articles/list-query.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import { dataOf, once } from './collections.ts';
import type { ListKind } from './kinds.ts';
import { companyIn, listNews, listTechArticles, type NewsEntry, pageTextsIn, type TechArticleEntry } from './query.ts';
import { renderedText } from './render-body.ts';

const FORMATS = {
  rss: { type: 'application/rss+xml', write: rss },
  json: { type: 'application/feed+json', write: jsonFeed },
} as const;

/** Astro's endpoint that writes a feed in a format. */
export function feedEndpoint(
  feedIn: (lang: Lang) => Promise<Feed>,
  format: keyof typeof FORMATS,
): APIRoute<{ lang: Lang }> {
  const { type, write } = FORMATS[format];
  return async ({ props }) =>
    new Response(write(await feedIn(props.lang)), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

/** The news of a language as a feed. */
export async function newsFeed(lang: Lang): Promise<Feed> {
  const terms = await dataOf('categories');
  return feedOf('news', lang, await listNews(lang), (entry) => [labelOf(terms, entry.category, lang)]);
}

/** The technical articles of a language as a feed. */
export async function techArticlesFeed(lang: Lang): Promise<Feed> {
  const terms = await dataOf('tags');
  return feedOf('tech-articles', lang, await listTechArticles(lang), (entry) =>
    entry.tags.map((tag) => labelOf(terms, tag, lang)),
  );
}

async function feedOf<E extends NewsEntry | TechArticleEntry>(
  collection: ListKind,
  lang: Lang,
  entries: readonly E[],
  categoriesOf: (entry: E) => string[],
): Promise<Feed> {
  const { site } = (await dataOf('company/facts')).identity;
  const { shortName } = await companyIn(lang);
  const home = new URL(localizePath(`/${collection}`, lang), site).href;
  const itemOf = async (entry: E) => {
    const address = `${home}/${entry.slug}`;
    const { title, summary, author, date, updated } = entry;
    const html = absoluteAddresses((await renderedText(entry)).html, address);
    return { address, title, summary, author, date, updated, categories: categoriesOf(entry), html };
  };
  return {
    title: translator(lang, collection)('feed.title', { company: shortName }),
    description: (await pageTextsIn(lang))[collection]?.lead ?? words(lang, collection).lead,
    lang,
    home,
    self: { rss: `${home}/feed.xml`, json: `${home}/feed.json` },
    // Both formats write the same entries.
    items: await once(`entries of feed ${home}`, () => Promise.all(feedEntries(entries, lang).map(itemOf))),
  };
}
