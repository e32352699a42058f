import * as z from 'zod';
import { derivedFacts, factNames, officeKeys } from '#src/content/company.ts';
import { JOB_NAMES, PAGE_NAMES } from '#src/content/facts.ts';
import { type DataOf, ENTRY_KINDS, fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import type { ContentFile, FilesOf } from '#src/content/read-content.ts';
import { schemaOf } from '#src/content/shared-fields.ts';
import { lineAt } from '#src/content/source-file.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { type Named, notesOf } from '#src/schemas/content/fields.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import { type ContentProblem, hintOf, problemAt, type Sentence, say } from './problem.ts';
import { type KnownPages, linkProblem } from './text-problems.ts';

/** A field that names something. */
export interface NamingField {
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly names: Named;
  readonly name: string;
}

/** All files of a kind; those with a problem in their fields have no data. */
export type AllFilesOf = <K extends Kind>(
  kind: K,
) => readonly (Omit<ContentFile, 'data'> & { readonly data: DataOf<K> | undefined })[];

/** Every field of the originals whose schema says that it names something. Translations have the same names. */
export function namingFields(filesOf: FilesOf): NamingField[] {
  const files = KIND_NAMES.flatMap((kind): readonly ContentFile[] => filesOf(kind));
  return files.filter(({ file, original }) => file === original).flatMap(namingFieldsIn);
}

function namingFieldsIn(file: ContentFile): NamingField[] {
  const found: NamingField[] = [];
  const visit = (field: z.ZodType, value: unknown, path: readonly PropertyKey[], ofList?: Named) => {
    const names = notesOf(field).names ?? ofList;
    const schema = schemaOf(field, value);
    if (value === undefined) return;
    if (typeof value === 'string' && names !== undefined) found.push({ file, path, names, name: value });
    if (schema instanceof z.ZodArray)
      for (const [at, row] of (value as unknown[]).entries())
        visit(schema.element as z.ZodType, row, [...path, at], names);
    if (schema instanceof z.ZodRecord)
      for (const [key, each] of Object.entries(value as object)) {
        visit(schema.keyType as z.ZodType, key, [...path, key]);
        visit(schema.valueType as z.ZodType, each, [...path, key]);
      }
    if (schema instanceof z.ZodObject)
      for (const [name, inner] of Object.entries(schema.shape as Record<string, z.ZodType>))
        visit(inner, (value as Record<string, unknown>)[name], [...path, name]);
  };
  visit(KINDS[file.kind].schema as z.ZodType, file.data, []);
  return found;
}

/**
 * Names that the content does not have: in fields, in texts as `{{fact}}`, in links to a topic of the form.
 *
 * @param fields those of all files that name something
 * @param allFilesOf names that a file with a problem in its fields may have are not checked
 * @param drawings names of all drawings; undefined if they are unknown
 */
export function nameProblems(
  filesOf: FilesOf,
  allFilesOf: AllFilesOf,
  fields: readonly NamingField[],
  known: KnownPages,
  drawings: readonly string[] | undefined,
): ContentProblem[] {
  const inFields = fields.flatMap(({ file, path, names, name }) => {
    // The name of a picture has an ending: its file is looked for elsewhere.
    const isUnchecked = names === 'drawing' && (drawings === undefined || name.includes('.'));
    if (isUnchecked) return [];
    const sentence = names === 'page' ? pageProblem(file, name, known) : undefined;
    if (names === 'page') return sentence ? [problemAt(file, path, sentence)] : [];
    const { there, where } = checkedNames(names, allFilesOf, drawings);
    return there === undefined || there.includes(name)
      ? []
      : [problemAt(file, path, say('unknownName', { name, where, hint: hintOf(name, there) }))];
  });
  return [...inFields, ...factProblems(filesOf), ...topicProblems(filesOf), ...orderProblems(filesOf)];
}

function pageProblem(file: ContentFile, name: string, known: KnownPages): Sentence | undefined {
  if (file.kind !== 'navigation')
    return linkProblem(name, { lang: DEFAULT_LANG, status: 'published', ownIds: () => [] }, known);
  const linked = [...Object.keys(MENU_NAMES), ...known.pages.keys()];
  return linked.includes(name) ? undefined : say('noMenuPage', { name, hint: hintOf(name, linked) });
}

/** What a field may name, undefined if the file that has it has a problem in its fields, and that file or folder. */
export function checkedNames(
  names: Named,
  filesOf: AllFilesOf,
  drawings: readonly string[] = [],
): { readonly there: readonly string[] | undefined; readonly where: string } {
  const originals = <K extends Kind>(kind: K) => filesOf(kind).filter(({ lang }) => lang === DEFAULT_LANG);
  const slugs = (kind: Kind) => originals(kind).map(({ slug }) => slug);
  const inFile = <K extends Kind>(kind: K, namesIn: (data: DataOf<K>) => readonly string[] | undefined) => {
    const [file] = originals(kind);
    return file ? file.data && namesIn(file.data) : [];
  };
  switch (names) {
    case 'drawing':
      return { there: drawings, where: 'content/drawings' };
    case 'case-studies':
    case 'challenged':
    case 'services':
      return { there: slugs(names), where: `content/${names}/${DEFAULT_LANG}` };
    case 'measured-cases': {
      const measured = originals('case-studies').filter(({ data }) => data === undefined || data.measured);
      return { there: measured.map(({ slug }) => slug), where: `content/case-studies/${DEFAULT_LANG} (measured)` };
    }
    case 'faq':
      return { there: inFile('faq', (faq) => faq.map(({ id }) => id)), where: fileOf('faq', DEFAULT_LANG) };
    case 'offices': {
      const there = inFile('company-facts', (facts) => inFile('company', (company) => officeKeys(facts, company)));
      return { there, where: fileOf('company-facts', DEFAULT_LANG) };
    }
    case 'figures': {
      const there = inFile('company', ({ figures = {} }) => Object.keys(figures));
      return { there, where: `${fileOf('company', DEFAULT_LANG)} (figures)` };
    }
    case 'shared-sections': {
      const there = inFile(names, ({ sections }) =>
        sections.flatMap((section) => ('id' in section ? (section.id ?? []) : [])),
      );
      return { there, where: fileOf(names, DEFAULT_LANG) };
    }
    case 'categories':
    case 'tags':
    case 'clauses':
      return { there: inFile(names, Object.keys), where: fileOf(names, DEFAULT_LANG) };
    default:
      return { there: [], where: names };
  }
}

/** What texts of a kind print as `{{name}}` besides facts, where that is not the company's name alone. */
const PRINTED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  pages: PAGE_NAMES,
  contact: PAGE_NAMES,
  'transfer-notice': PAGE_NAMES,
  jobs: ['company', ...JOB_NAMES],
  clauses: ['company', ...JOB_NAMES],
  'shared-sections': ['company', ...JOB_NAMES],
  'page-texts': ['company', 'page'],
};

/** Kinds whose texts print no facts: news, articles and projects keep what was true on their day. */
const UNPRINTED: readonly Kind[] = ['news', 'tech-articles', 'case-studies', 'challenged', 'company-facts'];

/** Facts that texts name and nobody stated, and facts under the name of something else. */
function factProblems(filesOf: FilesOf): ContentProblem[] {
  const [own] = filesOf('company-facts');
  if (own === undefined) return [];
  const { identity, facts = {} } = own.data;
  const jobs = filesOf('jobs').filter(({ lang }) => lang === DEFAULT_LANG);
  const positions = jobs.map(({ data }) => ({ ...data, isOpen: true }));
  const company = filesOf('company')[0]?.data ?? { offices: {} };
  const counted = derivedFacts({ company, facts: own.data, cases: 0, positions });
  const stated = Object.keys({ ...facts, ...counted });
  const printed = factNames({ ...facts, ...counted }, identity);
  const values = jobs.flatMap(({ data }) => Object.keys(data.values ?? {}));
  const unknown = KIND_NAMES.filter((kind) => !UNPRINTED.includes(kind)).flatMap((kind) => {
    const more = PRINTED[kind] ?? ['company'];
    const all = [...printed, ...more, ...(more.includes('pay') ? values : [])];
    return matchesIn(filesOf(kind), /\{\{\s*(\w*)\s*\}\}/g, all, 'unknownFact');
  });
  const figures = filesOf('company').flatMap((file) =>
    Object.keys(file.data.figures ?? {})
      .filter((name) => !stated.includes(name))
      .map((name) => problemAt(file, ['figures', name], say('unknownFact', { name, hint: hintOf(name, stated) }))),
  );
  const taken = Object.keys(facts).filter((name) => name in counted || ['phone', 'fax', 'email'].includes(name));
  return [...unknown, ...figures, ...taken.map((name) => problemAt(own, ['facts', name], say('takenFact', { name })))];
}

/** Links to the form that name a topic. */
const TOPIC = /\/contact(?:\/form)?\?(?:[^\s"'<>)\]#]*&)?topic=([^\s"'<>)\]#&]*)/g;

function topicProblems(filesOf: FilesOf): ContentProblem[] {
  const topics = filesOf('contact').find(({ lang }) => lang === DEFAULT_LANG)?.data.topics;
  if (topics === undefined) return [];
  const keys = topics.map(({ key }) => key);
  return KIND_NAMES.flatMap((kind) => matchesIn(filesOf(kind), TOPIC, keys, 'unknownTopic'));
}

/** A problem for each match of a pattern in the text of a file whose first group is no known name. */
function matchesIn(
  files: readonly ContentFile[],
  pattern: RegExp,
  known: readonly string[],
  key: 'unknownFact' | 'unknownTopic',
): ContentProblem[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(pattern)].flatMap(({ 1: name = '', index }) => {
      if (known.includes(name)) return [];
      const sentence = say(key, { name, hint: hintOf(name, known) });
      return [{ ...problemAt(file, [], sentence), line: lineAt(file.text, index) }];
    }),
  );
}

/** Two entries at one place in the order of their kind. */
function orderProblems(filesOf: FilesOf): ContentProblem[] {
  return ENTRY_KINDS.flatMap((kind) => {
    const first = new Map<unknown, string>();
    return (filesOf(kind) as readonly ContentFile[]).flatMap((file) => {
      const data = file.data as Readonly<Record<string, unknown>>;
      const field = 'rank' in data ? 'rank' : 'order';
      const value = data[field];
      if (value === undefined || file.lang !== DEFAULT_LANG) return [];
      const other = first.get(value);
      first.set(value, other ?? file.file);
      return other ? [problemAt(file, [field], say('takenPlace', { field, value: Number(value), other }))] : [];
    });
  });
}
