import path from 'node:path';
import { placesIn } from '#src/content/drawing.ts';
import { filesBelow } from '#src/content/files-below.ts';
import {
  ENTRY_KINDS,
  entryAt,
  entryIn,
  fileOf,
  isListKind,
  isOptional,
  isReserved,
  KIND_NAMES,
  KINDS,
  type Kind,
  pageOf,
} from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { statusOf } from '#src/content/publishing.ts';
import { type ContentFile, type FilesOf, readKind, validFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, isPublished, LANGS } from '#src/i18n/langs.ts';
import { key } from '#src/schemas/content/fields.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { fieldProblems } from './field-problems.ts';
import { drawingProblems, drawingSources, pictureProblem, strayFiles } from './file-problems.ts';
import { type AllFilesOf, type NamingField, nameProblems, namingFields } from './name-problems.ts';
import { type ContentProblem, hintOf, problemAt, say, warning } from './problem.ts';
import { type KnownPages, linkProblem, type ReadText, readBody, readMarkdown } from './text-problems.ts';

/** The content of a site, and what editors have to fix in it. */
interface CheckedContent {
  /** Sorted by file and line. */
  readonly problems: readonly ContentProblem[];
  /** The files that passed their schemas, with parsed data. */
  readonly filesOf: FilesOf;
}

/** The fields that decide when an entry is shown, before validation. */
interface Publication {
  readonly date?: string;
  readonly updated?: string;
  readonly translatedFrom?: string;
  readonly draft?: boolean;
  readonly formerSlugs?: readonly string[];
}

/** Files by their paths: a search of them all for each of ten thousand takes longer than their pages. */
type ByPath = ReadonlyMap<string, ContentFile>;

/**
 * Read and check all content.
 *
 * @param root the project's folder
 * @param today `YYYY-MM-DD` in the company's zone
 */
export async function checkContent(root: string, today: string): Promise<CheckedContent> {
  const read = KIND_NAMES.flatMap((kind) => readKind(kind, root));
  const inFields = read.map(fieldProblems);
  // A file with a problem in its fields has its address and its text all the same.
  const files = read.map((file, at) => (inFields[at]?.length === 0 ? file : { ...file, data: undefined }));
  const filesOf = validFiles(files);
  const broken = Map.groupBy(
    files.filter(({ data }) => data === undefined),
    ({ kind }) => kind,
  );
  const allFilesOf = ((kind) => [...filesOf(kind), ...(broken.get(kind) ?? [])]) as AllFilesOf;
  const byPath: ByPath = new Map(files.map((file) => [file.file, file]));
  const texts = new Map(files.flatMap((file) => (file.source.body === '' ? [] : [[file, readBody(file)] as const])));
  const known = knownPages(files, filesOf, texts, root, today);
  const sources = drawingSources(root);
  const fields = namingFields(filesOf);
  const inTexts = [...texts].map(([file, text]) => textProblems(file, text, known, root, today));
  const problems = [
    ...inFields.flat(),
    ...missingFiles(byPath),
    ...files.flatMap((file) => [
      ...addressProblems(file, files),
      ...dateProblems(file, today),
      ...translationProblems(file, byPath, today),
      ...otherIds(file, byPath, texts),
      ...unfinished(file),
    ]),
    ...(await Promise.all(inTexts)).flat(),
    ...answerProblems(filesOf, known),
    ...nameProblems(filesOf, allFilesOf, fields, known, sources && [...sources.keys()]),
    ...(await picturesOfFields(fields, root)),
    ...(sources ? [...drawingProblems(root), ...wordProblems(filesOf, sources)] : []),
    ...strayFiles(root),
  ];
  // A language in preparation may lack anything: the site shows the default language instead.
  const drafts = LANGS.filter((lang) => !isPublished(lang));
  const isInDraft = ({ file }: ContentProblem) => drafts.some((lang) => file.split(/[/.]/).includes(lang));
  const weighed = problems.map((problem) => (isInDraft(problem) ? warning(problem) : problem));
  weighed.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  return { problems: weighed, filesOf };
}

function publicationOf({ data }: ContentFile): Publication {
  return (data ?? {}) as Publication;
}

/** Records that the site needs, in each language. */
function missingFiles(there: ByPath): ContentProblem[] {
  return KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries').flatMap((kind) => {
    const original = fileOf(kind, DEFAULT_LANG);
    const wanted = [...new Set([original, ...LANGS.map((lang) => fileOf(kind, lang))])];
    if (isOptional(kind) && !wanted.some((file) => there.has(file))) return [];
    return wanted
      .filter((file) => !there.has(file))
      .map((file) => {
        const sentence = file === original ? say('missingOriginal') : say('missingFile', { original });
        return { file, line: 1, field: '', ...sentence };
      });
  });
}

/** Problems of the addresses of an entry, present and former. */
function addressProblems(entry: ContentFile, files: readonly ContentFile[]): ContentProblem[] {
  const { slug, file, original } = entry;
  const kind = ENTRY_KINDS.find((name) => name === entry.kind);
  if (kind === undefined) return [];
  if (!key.safeParse(slug).success) return [problemAt(entry, [], say('fileName', { slug }))];
  const isTaken = isReserved(kind, slug) || (kind === 'pages' && LANGS.some((lang) => lang === slug));
  if (isTaken) return [problemAt(entry, [], say('reserved', { slug }))];
  const { formerSlugs } = publicationOf(entry);
  if (file !== original || !Array.isArray(formerSlugs)) return [];
  const others = files.filter((other) => other.kind === kind && other.file === other.original && other !== entry);
  const names = [slug, ...others.flatMap((other) => [other.slug, ...(publicationOf(other).formerSlugs ?? [])])];
  return formerSlugs.flatMap((former, at) =>
    names.includes(former) ? [problemAt(entry, ['formerSlugs', at], say('formerSlug', { former }))] : [],
  );
}

/** A date that is more than this ahead is more likely a slip than a plan. */
const MOST_DAYS_AHEAD = 400;

function dateProblems(file: ContentFile, today: string): ContentProblem[] {
  const { date = '', updated } = publicationOf(file);
  if (file.file !== file.original) return [];
  const daysAhead = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return [
    ...(updated !== undefined && updated < date
      ? [problemAt(file, ['updated'], say('earlyUpdate', { updated, date }))]
      : []),
    ...(daysAhead > MOST_DAYS_AHEAD ? [warning(problemAt(file, ['date'], say('farDate', { date })))] : []),
  ];
}

/** Problems between a translation and its original, and translations that are missing. */
function translationProblems(file: ContentFile, byPath: ByPath, today: string): ContentProblem[] {
  const { kind, slug, original } = file;
  const isEntry = ENTRY_KINDS.some((name) => name === kind);
  const own = publicationOf(file);
  if (file.file === original) {
    const has = (lang: string) => byPath.has(fileOf(kind, lang, slug));
    const langs = isEntry && own.draft !== true ? LANGS.filter((lang) => !has(lang)) : [];
    if (langs.length === 0) return [];
    const problem = problemAt(file, [], say('untranslated', { langs: langs.join(', ') }));
    // Who applies reads the position in their language, in which mails are answered too.
    return [kind === 'jobs' && langs.some(isPublished) ? problem : warning(problem)];
  }
  const source = byPath.get(original);
  if (source === undefined) {
    const slugs = [...byPath.values()]
      .filter((one) => one.kind === kind && one.file === one.original)
      .map((one) => one.slug);
    return isEntry ? [problemAt(file, [], say('noOriginal', { original, hint: hintOf(slug, slugs) }))] : [];
  }
  const { date, updated: newest = date, draft } = publicationOf(source);
  if (isEntry && draft === true && statusOf(own, today) === 'published')
    return [problemAt(file, [], say('draftOriginal'))];
  const { translatedFrom: from } = own;
  if (from === undefined || newest === undefined || from === newest) return [];
  if (from > newest) return [problemAt(file, ['translatedFrom'], say('futureOriginal', { from, newest }))];
  return [warning(problemAt(file, ['translatedFrom'], say('outdated', { newest })))];
}

/** Ids of a prose page that its original has otherwise: a link with a fragment would break when a visitor changes the language. */
function otherIds(file: ContentFile, byPath: ByPath, texts: ReadonlyMap<ContentFile, ReadText>): ContentProblem[] {
  const source = byPath.get(file.original);
  if (file.kind !== 'pages' || source === undefined || source === file) return [];
  const [own = [], expected = []] = [texts.get(file)?.ids(), texts.get(source)?.ids()];
  if (own.join() === expected.join()) return [];
  const sentence = say('page.otherIds', {
    original: file.original,
    expected: expected.map((id) => `#${id}`).join(' '),
  });
  return [{ ...problemAt(file, [], sentence), line: file.source.bodyLine }];
}

/** What an editor marked as still to be written, and entries of lists without a text. */
function unfinished(file: ContentFile): ContentProblem[] {
  const marks = file.text.split('\n').flatMap((line, at) => {
    const left = /\bTODO\s*[:：]\s*([^'"\]{]*)/.exec(line)?.[1]?.trim();
    return left === undefined ? [] : [warning({ ...problemAt(file, [], say('todo', { left })), line: at + 1 })];
  });
  const isEmpty = isListKind(file.kind) && file.source.body === '' && file.data !== undefined;
  return isEmpty ? [...marks, problemAt(file, [], say('noText'))] : marks;
}

/** Words that say nothing about a picture. */
const SILENT = /^(?:image|img|picture|photo|figure|画像|写真|図|图片|图)?[\s\d.]*$/i;

/** Problems of the text of a file: its form, its links and its pictures. */
async function textProblems(
  file: ContentFile,
  text: ReadText,
  known: KnownPages,
  root: string,
  today: string,
): Promise<ContentProblem[]> {
  // A text whose fields cannot be read counts as a draft, which may link to any page.
  const status = file.data === undefined ? 'draft' : statusOf(publicationOf(file), today);
  const place = { lang: file.lang, status, ownIds: text.ids };
  const targets = await Promise.all(
    text.targets.map(async ({ kind, href, text: words, line }) => {
      if (kind === 'link') return { line, sentence: linkProblem(href, place, known) };
      if (SILENT.test(words.trim())) return { line, sentence: say('picture.alt', { href }) };
      return { line, sentence: await pictureProblem(href, path.posix.dirname(file.file), root) };
    }),
  );
  const found = [
    ...text.problems,
    ...targets.flatMap(({ line, sentence }) => (sentence ? [{ line, ...sentence }] : [])),
  ];
  return found.map((problem) => ({
    file: file.file,
    field: '',
    ...problem,
    line: file.source.bodyLine + problem.line - 1,
  }));
}

/** Problems of the answers to questions, which are Markdown. */
function answerProblems(filesOf: FilesOf, known: KnownPages): ContentProblem[] {
  return filesOf('faq').flatMap((file) => {
    const ownIds = () => known.idsOf('/faq', file.lang) ?? [];
    const place = { lang: file.lang, status: 'published' as const, ownIds };
    return file.data.flatMap(({ items }, at) =>
      items.flatMap(({ answer }, row) => {
        const { problems, targets } = readMarkdown(answer);
        const links = targets.flatMap(({ href, kind }) => (kind === 'link' && linkProblem(href, place, known)) || []);
        return [...problems, ...links].map(({ ja, en }) => problemAt(file, [at, 'items', row, 'answer'], { ja, en }));
      }),
    );
  });
}

/** Problems of pictures that fields name by their files. */
async function picturesOfFields(fields: readonly NamingField[], root: string): Promise<ContentProblem[]> {
  const pictures = fields.filter(({ names, name }) => names === 'drawing' && name.includes('.'));
  const found = pictures.map(async ({ file, path: at, name }) => {
    const sentence = await pictureProblem(name, `content/${file.kind}`, root);
    return sentence ? [problemAt(file, at, sentence)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Drawings with more or fewer words than places for them. */
function wordProblems(filesOf: FilesOf, sources: ReadonlyMap<string, string>): ContentProblem[] {
  return filesOf('drawings').flatMap((file) =>
    Object.entries(file.data).flatMap(([name, words]) => {
      const places = placesIn(sources.get(name) ?? '');
      if (places === words.length) return [];
      return [problemAt(file, [name], say('drawing.words', { name, count: words.length, places }))];
    }),
  );
}

/** The pages that the content makes. A file that could not be read still has its address. */
function knownPages(
  files: readonly ContentFile[],
  filesOf: FilesOf,
  texts: ReadonlyMap<ContentFile, ReadText>,
  root: string,
  today: string,
): KnownPages {
  const pages = new Map<string, 'published' | 'draft' | 'scheduled'>();
  const routes = filesBelow(path.join(root, 'src/pages/[...lang]')).filter((file) => !file.includes('['));
  const all = (kind: Kind) => files.filter((file) => file.kind === kind);
  const published = (kind: Kind) => all(kind).filter((file) => statusOf(publicationOf(file), today) === 'published');
  for (const page of [...ROUTE_PATHS, ...routes.map((file) => `/${file.replace(/(\/?index)?\.(astro|ts)$/, '')}`)])
    if (hasNeeds(page, all)) pages.set(page, hasNeeds(page, published) ? 'published' : 'draft');
  // Originals come first: a translation decides where there is none.
  for (const file of files) {
    const kind = entryIn(file.file)?.kind;
    const page = kind && pageOf(kind, file.slug);
    if (page !== undefined && !pages.has(page)) pages.set(page, statusOf(publicationOf(file), today));
  }
  return {
    pages,
    files: new Set(filesBelow(path.join(root, 'public')).map((file) => `/${file}`)),
    site: filesOf('company-facts')[0]?.data.identity.site,
    idsOf(page, lang) {
      const faq = filesOf('faq').find((file) => file.lang === lang)?.data ?? [];
      if (page === '/faq') return faq.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
      const place = entryAt(page);
      const entries = files.filter(({ kind, slug }) => kind === place?.kind && slug === place.slug);
      const entry = entries.find((one) => one.lang === lang) ?? entries[0];
      if (entry?.data === undefined) return undefined;
      const { sections = [] } = entry.data as { readonly sections?: readonly { readonly id?: string }[] };
      return [...(texts.get(entry)?.ids() ?? []), ...sections.flatMap(({ id }) => id ?? [])];
    },
  };
}
