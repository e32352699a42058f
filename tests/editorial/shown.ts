import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EntryKind, KINDS, type ListKind, pageOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { firstPath } from '#src/site/routes.ts';
import { indexedAddresses } from '#tests/support/indexed-addresses.ts';
import type { SiteTree } from '#tests/support/site-tree.ts';

/** What a built tree shows, asked of each place that names entries; answers are addresses with their language. */

/** Addresses that a text names, with or without an origin, without query and fragment. */
export function addressesIn(text: string): Set<string> {
  const found = text.matchAll(/(?:href="|"|>|https:\/\/[^/"<]+)(\/[a-z0-9/_-]+)(?=["<#?])/g);
  return new Set([...found].map((match) => match[1] ?? ''));
}

/** Entries on the pages of a list; prose pages are listed by the site map. */
export function listed(tree: SiteTree, kind: EntryKind, lang: Lang): string[] {
  if (kind === 'pages') {
    const pages = readValidFiles(kind, tree.root).map(({ slug }) => localizePath(pageOf(kind, slug), lang));
    return [...addressesIn(tree.read(`${localizePath('/sitemap', lang).slice(1)}.html`))].filter((address) =>
      pages.includes(address),
    );
  }
  const { path: below } = KINDS[kind];
  const list = localizePath(firstPath(below), lang).slice(1);
  const pages = tree
    .files()
    .filter((file) => file === `${list}.html` || new RegExp(`^${list}/page/\\d+\\.html$`).test(file));
  const home = localizePath(`${below}/`, lang);
  return pages
    .flatMap((file) => [...addressesIn(tree.read(file))])
    .filter((address) => address.startsWith(home) && !/\/page\/|\/feed/.test(address));
}

/** Pages in the index of the site search. */
export function searched(tree: SiteTree, lang: Lang): string[] {
  return indexedAddresses(path.join(tree.root, 'dist'), lang);
}

/** Entries that the API's list is made of. */
export function answered(tree: SiteTree, kind: ListKind, lang: Lang): string[] {
  const list = JSON.parse(readFileSync(path.join(tree.root, dataFolderOf(kind), `${lang}.json`), 'utf8')) as {
    slug: string;
  }[];
  return list.map(({ slug }) => localizePath(pageOf(kind, slug), lang));
}

/** Pages of a language in the sitemap. */
export function mapped(tree: SiteTree, lang: Lang): string[] {
  const parts = tree.files().filter((file) => /^sitemap-\d+\.xml$/.test(file));
  const locations = parts.flatMap((file) => [...tree.read(file).matchAll(/<loc>([^<]+)<\/loc>/g)]);
  return locations.map(([, url = '']) => new URL(url).pathname).filter((address) => splitLang(address).lang === lang);
}
