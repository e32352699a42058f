import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Schedule, scheduleOf } from '#src/api/rebuild-schedule.ts';
import type { ArticleRecord, NewsRecord } from '#src/articles/records.ts';
import type { ContactData } from '#src/contact/message.ts';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Audience } from '#src/site/deploy.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { headersFile } from '#src/site/headers.ts';
import { type MovedPage, redirectsFile } from '#src/site/redirects.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { companyFacts, filledIn, formatCompany } from './company.ts';
import { ENTRY_KINDS, type Kind, LIST_KINDS, LIST_PATHS, type ListKind, pageOf } from './kinds.ts';
import { pageNames } from './page-names.ts';
import { hasNeeds } from './page-needs.ts';
import { inLang, isShown, newestFirst, statusOf } from './publishing.ts';
import type { FilesOf } from './read-content.ts';

interface Shown {
  readonly audience: Audience;
  /** `YYYY-MM-DD`, the build's day. The next build publishes what becomes due during this one. */
  readonly today: string;
}

/** Write `_headers` and `_redirects` for the platform into the built site. */
export function writePlatformFiles(filesOf: FilesOf, dist: URL, shown: Shown): void {
  const shownOf = shownFiles(filesOf, shown);
  const isThere = (page: string) => hasNeeds(page, shownOf);
  const pages = shownOf('pages').map(({ slug }) => pageOf('pages', slug));
  const routes = ROUTE_PATHS.filter(isThere);
  writeFileSync(new URL('_headers', dist), headersFile(shown.audience === 'production'));
  writeFileSync(
    new URL('_redirects', dist),
    redirectsFile(movedPages(shownOf), LIST_PATHS.filter(isThere), [...routes, ...pages]),
  );
}

/**
 * Write what the functions read, into the folders next to their bundles: the lists and entries of the API, the days of the next builds,
 * and for mails the signatures, the titles of positions and the topics of the form.
 */
export function writeFunctionData(filesOf: FilesOf, root: string, shown: Shown): void {
  const shownOf = shownFiles(filesOf, shown);
  const schedule = scheduleIn(filesOf, shown.today);
  const functions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...Object.fromEntries(LIST_KINDS.map((kind) => [kind, listData(kind, shownOf)])),
    'publish-due': { scheduled: schedule },
    health: { scheduled: schedule },
    contact: { contact: contactData(filesOf, shownOf) },
  };
  // An entry that is no longer shown is no longer given.
  for (const kind of LIST_KINDS) rmSync(path.join(root, dataFolderOf(kind)), { recursive: true, force: true });
  for (const [owner, files] of Object.entries(functions)) {
    const folder = path.join(root, dataFolderOf(owner));
    for (const [name, data] of Object.entries(files)) {
      const file = path.join(folder, `${name}.json`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(data));
    }
  }
}

function shownFiles(filesOf: FilesOf, { audience, today }: Shown): FilesOf {
  return ((kind: Kind) =>
    filesOf(kind).filter(({ data }) => isShown(statusOf(data as object, today), audience))) as FilesOf;
}

function movedPages(shownOf: FilesOf): MovedPage[] {
  return ENTRY_KINDS.flatMap((kind) =>
    shownOf(kind)
      .filter(({ lang }) => lang === DEFAULT_LANG)
      .flatMap(({ slug, data: { formerSlugs = [] } }) =>
        formerSlugs.map((former) => ({ from: pageOf(kind, former), to: pageOf(kind, slug) })),
      ),
  );
}

/** The fields that the API gives of an entry, besides its slug and language. */
const GIVEN = {
  news: ['date', 'category', 'title', 'summary', 'author'],
  'tech-articles': ['title', 'summary', 'author', 'position', 'tags', 'date'],
} as const satisfies { news: (keyof NewsRecord)[]; 'tech-articles': (keyof ArticleRecord)[] };

/**
 * The files of the API: for each language a list, newest first, in the default language where there is no translation; each entry with
 * its Markdown, without fallback; and the labels of categories or tags.
 */
function listData(kind: ListKind, shownOf: FilesOf): Readonly<Record<string, unknown>> {
  const entries = shownOf(kind).map(({ slug, lang, data, source }) => {
    const given = GIVEN[kind].map((name) => [name, (data as Record<string, unknown>)[name]]);
    return { record: { slug, ...Object.fromEntries(given), date: data.date, lang }, content: source.body };
  });
  const records = entries.map(({ record }) => record);
  return {
    terms: shownOf(kind === 'news' ? 'categories' : 'tags')[0]?.data ?? {},
    ...Object.fromEntries(LANGS.map((lang) => [lang, newestFirst(inLang(records, lang))])),
    ...Object.fromEntries(
      entries.map(({ record, content }) => [`${record.lang}/${record.slug}`, { ...record, content }]),
    ),
  };
}

/** The days on which the site needs a new build: dates of entries, first and last days of notices, last days of open positions. */
function scheduleIn(filesOf: FilesOf, today: string): Schedule {
  const dates = (['news', 'tech-articles'] as const).flatMap((kind) =>
    filesOf(kind).flatMap(({ data: { draft, date } }) => (draft === true ? [] : [date])),
  );
  const notices = filesOf('notices').flatMap(({ data }) => data);
  const closings = filesOf('jobs').flatMap(({ data: { validThrough } }) => validThrough ?? []);
  return scheduleOf(
    { starts: [...dates, ...notices.map(({ start }) => start)], ends: [...notices.map(({ end }) => end), ...closings] },
    today,
  );
}

function contactData(filesOf: FilesOf, shownOf: FilesOf): ContactData {
  const titlesIn = (lang: Lang) =>
    Object.fromEntries(inLang(shownOf('jobs'), lang).map(({ slug, data }) => [slug, data.title]));
  return {
    signatures: signaturesIn(filesOf),
    positions: Object.fromEntries(LANGS.map((lang) => [lang, titlesIn(lang)])) as ContactData['positions'],
    topics: recordIn(filesOf, 'contact', DEFAULT_LANG).topics,
  };
}

function signaturesIn(filesOf: FilesOf): ContactData['signatures'] {
  const { identity, offices, facts = {} } = recordIn(filesOf, 'company-facts', DEFAULT_LANG);
  const signatureIn = (lang: Lang): ContactData['signatures'][Lang] => {
    const source = {
      company: recordIn(filesOf, 'company', lang),
      identity,
      offices,
      facts,
      lang,
      units: words(lang, 'common').units,
    };
    const company = formatCompany(source);
    const { name, addressLines, phone, phoneHours, phoneNote, email } = company;
    const printed = { ...companyFacts(source), ...pageNames(company, identity.storagePrefix, lang) };
    const { received, mail } = filledIn(recordIn(filesOf, 'contact', lang).reply, printed);
    return {
      name,
      address: addressLines,
      ...(phone && { phone, ...(phoneHours && { phoneHours }), ...(phoneNote && { phoneNote }) }),
      email,
      site: identity.site,
      reply: { received, mail },
    };
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, signatureIn(lang)])) as ContactData['signatures'];
}

/** A record in a language. One in preparation may have none: the default language's is taken. */
function recordIn<K extends 'company' | 'company-facts' | 'contact'>(filesOf: FilesOf, kind: K, lang: Lang) {
  const files = filesOf(kind);
  const file = files.find((one) => one.lang === lang) ?? files.find((one) => one.lang === DEFAULT_LANG);
  if (file === undefined) throw new Error(`content/${kind} is missing: mails are signed with it`);
  return file.data;
}
