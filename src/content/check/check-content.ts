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
  LIST_PATHS,
  pageOf,
} from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { type PublicationStatus, statusOf } from '#src/content/publishing.ts';
import { type ContentFile, type FilesOf, readKind, validFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, isPublished, LANGS, type Lang } from '#src/i18n/langs.ts';
import { isPageId } from '#src/markdown/heading-ids.ts';
import { key } from '#src/schemas/content/fields.ts';
import type { PageData } from '#src/schemas/content/pages.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import { CASE_STUDIES, CASES, RECORDS, ROUTE_PATHS } from '#src/site/routes.ts';
import { fieldProblems } from './field-problems.ts';
import { drawingProblems, drawingSources, pictureProblem, strayFiles } from './file-problems.ts';
import { factProblems, type NamingField, namesOf, namingFieldsIn } from './names.ts';
import { type ContentProblem, hintOf, problemAt, type Sentence, say, warning } from './problem.ts';
import { type KnownPages, linkProblem, type ReadText, readBody, readMarkdown } from './text-problems.ts';

interface CheckedContent {
  /** Sorted by file and line. */
  readonly problems: readonly ContentProblem[];
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

/** A Markdown text in a file: its body, or a field. */
interface Text {
  readonly file: ContentFile;
  readonly read: ReadText;
  readonly field: string;
  /** The line of the file on which the text begins. */
  readonly line: number;
}

/**
 * Read and check all content.
 *
 * @param root the project's folder
 * @param today `YYYY-MM-DD` in the company's zone
 * @param isPublic whether the build goes to visitors, who should read no `TODO:`
 */
export async function checkContent(root: string, today: string, isPublic = false): Promise<CheckedContent> {
  const read = KIND_NAMES.flatMap((kind) => readKind(kind, root));
  const inFields = read.map(fieldProblems);
  // A file with a problem in its fields has its address and its text all the same.
  const files = read.map((file, at) => (inFields[at]?.length === 0 ? file : { ...file, data: undefined }));
  const filesOf = validFiles(files);
  const byPath: ByPath = new Map(files.map((file) => [file.file, file]));
  const bodies = new Map(files.flatMap((file) => (file.source.body === '' ? [] : [[file, readBody(file)] as const])));
  const known = knownPages(files, filesOf, bodies, root, today);
  const texts = [...bodies].map(([file, body]) => ({ file, read: body, field: '', line: file.source.bodyLine }));
  const sources = drawingSources(root);
  const named = KIND_NAMES.flatMap((kind): readonly ContentFile[] => filesOf(kind))
    .filter(({ file, original }) => file === original)
    .flatMap(namingFieldsIn);
  const problems = [
    ...inFields.flat(),
    ...missingFiles(byPath),
    ...roleProblems(files, today),
    ...files.flatMap((file) => [
      ...addressProblems(file, files),
      ...dateProblems(file, today),
      ...translationProblems(file, byPath, today),
      ...otherIds(file, byPath, bodies),
      ...idProblems(file, bodies),
      ...unfinished(file, isPublic && statusOf(publicationOf(file), today) === 'published'),
    ]),
    ...(
      await Promise.all([...texts, ...answers(filesOf)].map((text) => textProblems(text, known, root, today)))
    ).flat(),
    ...(await Promise.all(named.map((field) => nameProblem(field, files, known, sources, root)))).flat(),
    ...factProblems(filesOf),
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

function missingFiles(there: ByPath): ContentProblem[] {
  return KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries').flatMap((kind) => {
    const original = fileOf(kind, DEFAULT_LANG);
    const wanted = [...new Set([original, ...LANGS.map((lang) => fileOf(kind, lang))])];
    if (isOptional(kind) && !wanted.some((file) => there.has(file))) return [];
    return wanted
      .filter((file) => !there.has(file))
      .map((file) => {
        // A translation is the model: the original has fields that translations may not have.
        const model = wanted.find((other) => other !== original && there.has(other)) ?? original;
        const sentence = file === original ? say('missingOriginal') : say('missingFile', { model });
        return { file, line: 1, field: '', ...sentence };
      });
  });
}

/** The contact pages link to the privacy policy: its page has a role, because its address is the company's choice. */
function roleProblems(files: readonly ContentFile[], today: string): ContentProblem[] {
  const pages = files.filter((file) => file.kind === 'pages' && file.file === file.original);
  const isPolicy = ({ data }: ContentFile) => (data as PageData | undefined)?.role === 'privacy';
  const [first, ...others] = pages.filter(isPolicy);
  const taken = others.map((file) => problemAt(file, ['role'], say('takenRole', { other: first?.file ?? '' })));
  // One that cannot be read has problems of its own, and may be the page.
  const isFound = pages.some((file) => {
    if (file.data === undefined) return /^role:/m.test(file.text);
    return isPolicy(file) && statusOf(publicationOf(file), today) === 'published';
  });
  if (isFound) return taken;
  return [...taken, { file: fileOf('pages', DEFAULT_LANG, '*'), line: 1, field: 'role', ...say('noPrivacyPage') }];
}

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

function dateProblems(file: ContentFile, today: string): ContentProblem[] {
  const { date = '', updated } = publicationOf(file);
  if (file.file !== file.original) return [];
  if (updated !== undefined && updated < date)
    return [problemAt(file, ['updated'], say('earlyUpdate', { updated, date }))];
  if (updated !== undefined && updated > today && date <= today)
    return [warning(problemAt(file, ['updated'], say('lateUpdate', { updated })))];
  return [];
}

function translationProblems(file: ContentFile, byPath: ByPath, today: string): ContentProblem[] {
  const { kind, slug, original } = file;
  if (!ENTRY_KINDS.some((name) => name === kind)) return [];
  const own = publicationOf(file);
  if (kind === 'challenged' && CASE_STUDIES === RECORDS)
    return [problemAt(file, [], say('oneAddress', { path: CASES }))];
  if (file.file === original) {
    const langs = own.draft === true ? [] : LANGS.filter((lang) => !byPath.has(fileOf(kind, lang, slug)));
    if (langs.length === 0) return [];
    return [warning(problemAt(file, [], say('untranslated', { langs: langs.join(', ') })))];
  }
  const source = byPath.get(original);
  if (source === undefined) {
    const originals = [...byPath.values()].filter((one) => one.kind === kind && one.file === one.original);
    const hint = hintOf(
      slug,
      originals.map((one) => one.slug),
    );
    return [problemAt(file, [], say('noOriginal', { original, hint }))];
  }
  const { date, updated: newest = date, draft } = publicationOf(source);
  if (draft === true && statusOf(own, today) === 'published') return [problemAt(file, [], say('draftOriginal'))];
  const { translatedFrom: from = newest } = own;
  if (newest === undefined || from === newest) return [];
  return [warning(problemAt(file, ['translatedFrom'], say('outdated', { newest })))];
}

/** Ids of a prose page that its original has otherwise: a link with a fragment would break when a visitor changes the language. */
function otherIds(file: ContentFile, byPath: ByPath, bodies: ReadonlyMap<ContentFile, ReadText>): ContentProblem[] {
  const source = byPath.get(file.original);
  if (file.kind !== 'pages' || source === undefined) return [];
  const [own, expected = []] = [bodies.get(file)?.ids(), bodies.get(source)?.ids()];
  if (own?.join() === expected.join()) return [];
  const list = expected.map((id) => `#${id}`).join(' ');
  const sentence = say('page.otherIds', { original: file.original, expected: list });
  return [{ ...problemAt(file, [], sentence), line: file.source.bodyLine }];
}

/** Ids of sections, questions and their like that the page of the file has already. */
function idProblems(file: ContentFile, bodies: ReadonlyMap<ContentFile, ReadText>): ContentProblem[] {
  const given = idsIn(file.data);
  // Most files give none, and need not be rendered for those of their headings.
  const ids = given.length === 0 ? [] : [...(bodies.get(file)?.ids() ?? [])];
  return given.flatMap(({ at, own }) => {
    const id = own.find((one) => ids.includes(one) || isPageId(one, file.kind));
    ids.push(...own);
    return id === undefined ? [] : [problemAt(file, at, say('sameId', { id }))];
  });
}

/** The ids that the fields of a file give to parts of its page. */
function idsIn(value: unknown, at: readonly PropertyKey[] = []): { at: readonly PropertyKey[]; own: string[] }[] {
  if (typeof value === 'string') {
    const own = at.at(-1) === 'id' ? [value] : at.at(-1) === 'answer' ? idsInAnswer(value) : [];
    return own.length === 0 ? [] : [{ at, own }];
  }
  const isTree = typeof value === 'object' && value !== null;
  return isTree ? Object.entries(value).flatMap(([name, part]) => idsIn(part, [...at, name])) : [];
}

/** Each answer has headings and notes of its own, and all are on one page. */
function idsInAnswer(answer: string): string[] {
  return [...readMarkdown(answer, 'faq').ids(), ...(/^\[\^\S+\]:/m.test(answer) ? ['_note1'] : [])];
}

/** What an editor marked as still to be written, and entries of lists without a text. */
function unfinished(file: ContentFile, isPublic: boolean): ContentProblem[] {
  const marks = file.text.split('\n').flatMap((line, at) => {
    const left = /\bTODO\s*[:：]\s*([^'"\]{]*)/.exec(line)?.[1]?.trim();
    if (left === undefined) return [];
    const problem = { ...problemAt(file, [], say('todo', { left })), line: at + 1 };
    return [isPublic ? problem : warning(problem)];
  });
  const isEmpty = isListKind(file.kind) && file.source.body === '' && file.data !== undefined;
  return isEmpty ? [...marks, problemAt(file, [], say('noText'))] : marks;
}

function answers(filesOf: FilesOf): Text[] {
  return filesOf('faq').flatMap((file) =>
    file.data.flatMap(({ items }, at) =>
      items.map(({ answer }, row) => {
        const field = [at, 'items', row, 'answer'];
        return { file, read: readMarkdown(answer, 'faq'), field: field.join('.'), line: file.source.lineOf(field) };
      }),
    ),
  );
}

/** Words that say nothing about a picture. */
const SILENT = /^(?:image|img|picture|photo|figure|画像|写真|図|图片|图)?[\s\d.]*$/i;

async function textProblems(
  { file, read, field, line: first }: Text,
  known: KnownPages,
  root: string,
  today: string,
): Promise<ContentProblem[]> {
  // A text whose fields cannot be read counts as a draft, which may link to any page.
  const status = file.data === undefined ? 'draft' : statusOf(publicationOf(file), today);
  const ownIds = field === '' ? read.ids : () => known.idsOf('/faq', file.lang) ?? [];
  const sentenceOf = async ({ kind, href, text }: ReadText['targets'][number]): Promise<Sentence | undefined> => {
    if (kind === 'link') return linkProblem(href, { lang: file.lang, status, ownIds }, known);
    if (SILENT.test(text.trim())) return say('picture.alt', { href });
    return pictureProblem(href, path.posix.dirname(file.file), root);
  };
  const targets = await Promise.all(
    read.targets.map(async (target) => ({ line: target.line, ...(await sentenceOf(target)) })),
  );
  const found = [...read.problems, ...targets.flatMap((target) => ('en' in target ? [target as ContentProblem] : []))];
  // The lines of a field are not those of its value: YAML may join them.
  return found.map((problem) => ({
    ...problem,
    file: file.file,
    field,
    line: field === '' ? first + problem.line - 1 : first,
  }));
}

async function nameProblem(
  { file, path: at, names, name }: NamingField,
  files: readonly ContentFile[],
  known: KnownPages,
  drawings: ReadonlyMap<string, string> | undefined,
  root: string,
): Promise<ContentProblem[]> {
  const among = (there: readonly string[] | undefined, where: string) =>
    there === undefined || there.includes(name)
      ? undefined
      : say('unknownName', { name, where, hint: hintOf(name, there) });
  const sentenceOf = () => {
    if (names === 'page' && file.kind === 'navigation') {
      const linked = [...Object.keys(MENU_NAMES), ...known.pages.keys()];
      return linked.includes(name) ? undefined : say('noMenuPage', { name, hint: hintOf(name, linked) });
    }
    if (names === 'page')
      return linkProblem(name, { lang: DEFAULT_LANG, status: 'published', ownIds: () => [] }, known);
    if (names === 'drawing' && name.includes('.')) return pictureProblem(name, `content/${file.kind}`, root);
    if (names === 'drawing') return among(drawings && [...drawings.keys()], 'content/drawings');
    const { there, where } = namesOf(names, files);
    return among(there, where);
  };
  const sentence = await sentenceOf();
  return sentence === undefined ? [] : [problemAt(file, at, sentence)];
}

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
  bodies: ReadonlyMap<ContentFile, ReadText>,
  root: string,
  today: string,
): KnownPages {
  const pages = new Map<string, PublicationStatus>();
  const all = (kind: Kind) => files.filter((file) => file.kind === kind);
  const published = (kind: Kind) => all(kind).filter((file) => statusOf(publicationOf(file), today) === 'published');
  const feeds = LIST_PATHS.flatMap((list) => [`${list}/feed.xml`, `${list}/feed.json`]);
  for (const page of [...ROUTE_PATHS, ...feeds])
    if (hasNeeds(page, all)) pages.set(page, hasNeeds(page, published) ? 'published' : 'draft');
  // Originals come first: a translation decides where there is none.
  for (const file of files) {
    const kind = entryIn(file.file)?.kind;
    const page = kind && pageOf(kind, file.slug);
    if (page !== undefined && !pages.has(page)) pages.set(page, statusOf(publicationOf(file), today));
  }
  const inLang = <F extends { readonly lang: Lang }>(those: readonly F[], lang: Lang) =>
    those.find((one) => one.lang === lang) ?? those[0];
  return {
    pages,
    files: new Set(filesBelow(path.join(root, 'public')).map((file) => `/${file}`)),
    site: filesOf('company-facts')[0]?.data.identity.site,
    topics: filesOf('contact')[0]?.data.topics.map(({ key: topic }) => topic),
    idsOf(page, lang) {
      const faq = inLang(filesOf('faq'), lang)?.data ?? [];
      if (page === '/faq') return faq.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
      const place = entryAt(page);
      const entry = inLang(
        files.filter(({ kind, slug }) => kind === place?.kind && slug === place.slug),
        lang,
      );
      if (entry?.data === undefined) return undefined;
      const { sections = [] } = entry.data as { readonly sections?: readonly { readonly id?: string }[] };
      return [...(bodies.get(entry)?.ids() ?? []), ...sections.flatMap(({ id }) => id ?? [])];
    },
  };
}
