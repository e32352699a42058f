import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { ENTRY_KINDS, isListKind, KINDS, pageOf } from '#src/content/kinds.ts';
import { readWords } from '#src/content/read-words.ts';
import { forLang, LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { CAREERS } from '#src/site/routes.ts';
import { recordOf } from '#tests/support/content.ts';
import type { SiteTree } from '#tests/support/site-tree.ts';
import { addressesIn, answered, listed, mapped, searched } from './shown.ts';
import type { Day } from './timetable.ts';

/**
 * Where a built tree shows something else than the content promises for its day: a line for each place, none when all is well.
 *
 * @example dayProblems(tree, dayOf(timetable, '2026-12-28')) // => ['API of news in en: /en/news/year-end is missing']
 */
export function dayProblems(tree: SiteTree, day: Day): string[] {
  return [
    ...LANGS.flatMap((lang) => [...entryProblems(tree, day, lang), ...positionProblems(tree, day, lang)]),
    ...pageProblems(tree, day),
    ...nameProblems(tree, day),
    ...differences('days of the next builds', scheduleOf(tree).due, day.due),
    ...differences('day of the build', [scheduleOf(tree).builtOn], [day.day]),
  ];
}

/** Pages, lists, API, feeds, sitemap and search have the entries of the day and no others. */
function entryProblems(tree: SiteTree, { shown, waiting }: Day, lang: Lang): string[] {
  const files = new Set(tree.files());
  return ENTRY_KINDS.flatMap((kind) => {
    const ofKind = shown.filter((entry) => entry.kind === kind);
    const addresses = (entries: Day['shown']) => entries.map((entry) => localizePath(entry.path, lang));
    const known = addresses([...shown, ...waiting].filter((entry) => entry.kind === kind));
    const [all, own] = [addresses(ofKind), addresses(ofKind.filter(({ langs }) => langs.includes(lang)))];
    const compare = (place: string, found: readonly string[], expected: readonly string[]) => {
      const entries = found.filter((address) => known.includes(address));
      return differences(`${place} of ${kind} in ${lang}`, entries, expected);
    };
    const everywhere = [
      ...compare(
        'pages',
        known.filter((address) => files.has(`${address.slice(1)}.html`)),
        all,
      ),
    ];
    // Positions leave sitemap and search when they are closed: `positionProblems` looks there.
    if (kind !== 'jobs')
      everywhere.push(...compare('sitemap', mapped(tree, lang), own), ...compare('search', searched(tree, lang), own));
    // A list without entries has neither a page nor feeds.
    const isAbsent = all.length === 0 && !files.has(`${localizePath(KINDS[kind].path, lang).slice(1)}.html`);
    if (!isListKind(kind) || isAbsent) return everywhere;
    const feeds = ['feed.xml', 'feed.json'].flatMap((feed) => {
      const text = tree.read(`${localizePath(KINDS[kind].path, lang).slice(1)}/${feed}`);
      return compare(feed, [...addressesIn(text)], own);
    });
    return [
      ...everywhere,
      ...compare('list', listed(tree, kind, lang), all),
      ...compare('API', answered(tree, kind, lang), all),
      ...feeds,
    ];
  });
}

const listsPositions = ({ type }: { readonly type: string }) => type === 'positions' || type === 'position-sheets';
/** The pages whose sections list positions. */
const POSITION_LISTS = [
  ...(recordOf('careers')?.sections.some(listsPositions) ? [CAREERS] : []),
  ...(recordOf('home').sections.some(listsPositions) ? ['/'] : []),
];

/** A position that is open can be applied for, on its page, in the form and from the others; one that is closed says so. */
function positionProblems(tree: SiteTree, { open, closed }: Day, lang: Lang): string[] {
  const slugs = [...open, ...closed];
  // Without positions there is no page about them.
  if (slugs.length === 0) return [];
  const read = (page: string) => tree.read(`${localizePath(page, lang).slice(1)}.html`);
  const page = (slug: string) => read(pageOf('jobs', slug));
  const compare = (place: string, found: readonly string[]) => differences(`${place} in ${lang}`, found, open);
  const linked = (html: string) => [...html.matchAll(/\/contact\?job=([a-z0-9-]+)/g)].map(([, slug = '']) => slug);
  const [choices = ''] = /<select[^>]* name="job"[\s\S]*?<\/select>/.exec(read('/contact/form')) ?? [];
  const options = choices.matchAll(/<option value="([a-z0-9-]+)"/g);
  const marked = (html: string) => parse(html).querySelectorAll('.positions__closed').length;
  const [map, search] = [mapped(tree, lang), searched(tree, lang)];
  const among = (addresses: readonly string[]) =>
    slugs.filter((slug) => addresses.includes(localizePath(pageOf('jobs', slug), lang)));
  return [
    ...compare(
      'positions with data for search engines',
      slugs.filter((slug) => page(slug).includes('"JobPosting"')),
    ),
    ...compare(
      'positions with a button',
      slugs.filter((slug) => linked(page(slug)).includes(slug)),
    ),
    ...compare('positions in the sitemap', among(map)),
    ...compare('positions in the search', among(search)),
    ...compare(
      'choices of the form',
      [...options].map(([, slug = '']) => slug),
    ),
    ...differences(
      `marks beside closed positions in ${lang}`,
      POSITION_LISTS.map((list) => `${list} ${marked(tree.read(fileAt(list, lang)))}`),
      POSITION_LISTS.map((list) => `${list} ${closed.length}`),
    ),
  ];
}

/** Every page with a frame carries the notices of the day and its year. */
function pageProblems(tree: SiteTree, { day, notices }: Day): string[] {
  const framed = tree
    .files()
    .filter((file) => file.endsWith('.html') && tree.read(file).includes('popovertarget="menu"'));
  return framed.flatMap((file) => {
    const html = tree.read(file);
    const { lang } = splitLang(`/${file.replace(/\.html$/, '')}`);
    const [banner = ''] = /<aside class="banners__notice"[\s\S]*?<\/aside>/.exec(html) ?? [];
    const said = parse(banner)
      .querySelectorAll('p')
      .map(({ textContent }) => textContent.trim());
    const footer = parse(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '').textContent;
    const rights = readWords(lang, 'common').footer.copyright.replace('{{year}}', day.slice(0, 4));
    return [
      ...differences(
        `notices on ${file}`,
        said.map((text) => notices.find((notice) => text.startsWith(forLang(notice.text, lang)))?.id ?? text),
        notices.map(({ id }) => id),
      ),
      ...(rights.split('{{company}}').every((part) => footer.includes(part.trim()))
        ? []
        : [`footer of ${file}: not the year of ${day}`]),
    ];
  });
}

/** What waits is named nowhere, its former addresses and its picture included. */
function nameProblems(tree: SiteTree, { waiting }: Day): string[] {
  const texts = tree.files().filter((file) => /\.(html|xml|json|txt)$|^_/.test(file));
  return texts.flatMap((file) => {
    const text = tree.read(file);
    const names = waiting.flatMap(({ path: page, formerSlugs }) => [page, ...formerSlugs]);
    return names.filter((name) => text.includes(name)).map((name) => `${file}: names ${name}, which is not out`);
  });
}

function scheduleOf(tree: SiteTree): { readonly builtOn: string; readonly due: readonly string[] } {
  return JSON.parse(readFileSync(path.join(tree.root, dataFolderOf('publish-due'), 'scheduled.json'), 'utf8'));
}

/** The file of a page in `dist/`. */
function fileAt(page: string, lang: Lang): string {
  const address = localizePath(page, lang);
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function differences(place: string, found: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((one) => !found.includes(one)).map((one) => `${place}: ${one} is missing`);
  const extra = [...new Set(found)]
    .filter((one) => !expected.includes(one))
    .map((one) => `${place}: ${one} is too many`);
  return [...missing, ...extra];
}
