import type { APIRoute } from 'astro';
import { absoluteAddresses, type Feed, feedEntries, jsonFeed, rss } from '#src/articles/feed.ts';
import { labelOf } from '#src/articles/records.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import type { ListKind } from './kinds.ts';
import { companyIn, dataOf, LISTS, type NewsEntry, once, pageTextsIn, type TechArticleEntry } from './query.ts';
import { renderedText } from './render-body.ts';

const FORMATS = {
  rss: { type: 'application/rss+xml', write: rss },
  json: { type: 'application/feed+json', write: jsonFeed },
} as const;

/** Astro's endpoint that writes the feed of a list in a format. */
export function feedEndpoint(format: keyof typeof FORMATS): APIRoute<{ lang: Lang; kind: ListKind }> {
  const { type, write } = FORMATS[format];
  return async ({ props: { kind, lang } }) =>
    new Response(await write(await feedOf(kind, lang)), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

async function feedOf(kind: ListKind, lang: Lang): Promise<Feed> {
  const { site } = (await dataOf('company-facts')).identity;
  const { shortName } = await companyIn(lang);
  const home = new URL(localizePath(`/${kind}`, lang), site).href;
  const entries = await LISTS[kind](lang);
  const terms = await dataOf(kind === 'news' ? 'categories' : 'tags');
  const itemOf = async (entry: NewsEntry | TechArticleEntry) => {
    const address = `${home}/${entry.slug}`;
    const { title, summary, author, date, updated } = entry;
    const html = absoluteAddresses((await renderedText(entry)).html, address);
    const keys = 'tags' in entry ? entry.tags : [entry.category];
    const categories = keys.map((key) => labelOf(terms, key, lang));
    return { address, title, summary, author, date, updated, categories, html };
  };
  return {
    title: translator(lang, kind)('feed.title', { company: shortName }),
    description: (await pageTextsIn(lang))[kind]?.lead ?? words(lang, kind).lead,
    lang,
    home,
    self: { rss: `${home}/feed.xml`, json: `${home}/feed.json` },
    // Both formats write the same entries.
    items: await once(`entries of feed ${home}`, () => Promise.all(feedEntries(entries, lang).map(itemOf))),
  };
}
