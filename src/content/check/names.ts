import * as z from 'zod';
import { derivedFacts, factNames } from '#src/content/company.ts';
import { JOB_NAMES, PAGE_NAMES } from '#src/content/facts.ts';
import { type DataOf, fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import type { ContentFile, FilesOf } from '#src/content/read-content.ts';
import { partOf, schemaOf } from '#src/content/shared-fields.ts';
import { lineAt } from '#src/content/source-file.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { type Named, notesOf } from '#src/schemas/content/fields.ts';
import { type ContentProblem, hintOf, problemAt, say } from './problem.ts';

export interface NamingField {
  readonly file: ContentFile;
  readonly path: readonly PropertyKey[];
  readonly names: Named;
  readonly name: string;
}

/** Every field of a file whose schema says that it names something. */
export function namingFieldsIn(file: ContentFile): NamingField[] {
  const found: NamingField[] = [];
  const visit = (field: z.ZodType, value: unknown, path: readonly PropertyKey[], ofList?: Named) => {
    const names = notesOf(field).names ?? ofList;
    if (typeof value === 'string' && names !== undefined) found.push({ file, path, names, name: value });
    if (typeof value !== 'object' || value === null) return;
    const schema = schemaOf(field, value);
    for (const [name, each] of Object.entries(value)) {
      if (schema instanceof z.ZodRecord) visit(schema.keyType as z.ZodType, name, [...path, name]);
      const part = partOf(field, value, name);
      if (part) visit(part, each, [...path, name], schema instanceof z.ZodArray ? names : undefined);
    }
  };
  visit(KINDS[file.kind].schema as z.ZodType, file.data, []);
  return found;
}

const inFile = <K extends Kind>(kind: K, namesIn: (data: DataOf<K>) => readonly string[]) => ({
  kind,
  namesIn: namesIn as (data: unknown) => readonly string[],
});

const NAMES = {
  categories: inFile('categories', Object.keys),
  tags: inFile('tags', Object.keys),
  clauses: inFile('clauses', Object.keys),
  faq: inFile('faq', (faq) => faq.map(({ id }) => id)),
  offices: inFile('company', ({ offices }) => Object.keys(offices)),
  figures: inFile('company', ({ figures = {} }) => Object.keys(figures)),
  'shared-sections': inFile('shared-sections', ({ sections }) =>
    sections.flatMap((section) => ('id' in section ? (section.id ?? []) : [])),
  ),
} satisfies Partial<Record<Named, unknown>>;

/**
 * What a field may name, and the file or folder that has it.
 *
 * @returns no names if the file that has them has a problem itself
 */
export function namesOf(
  names: Exclude<Named, 'page' | 'drawing'>,
  files: readonly ContentFile[],
): { readonly there: readonly string[] | undefined; readonly where: string } {
  const originals = (kind: Kind) => files.filter((file) => file.kind === kind && file.file === file.original);
  if (names in NAMES) {
    const { kind, namesIn } = NAMES[names as keyof typeof NAMES];
    const [file] = originals(kind);
    const there = file?.data === undefined ? undefined : namesIn(file.data);
    return { there: file ? there : [], where: fileOf(kind, DEFAULT_LANG) };
  }
  const kind = names === 'measured-cases' ? 'case-studies' : (names as Kind);
  const isNamed = ({ data }: ContentFile) =>
    kind === names || data === undefined || (data as DataOf<'case-studies'>).measured !== undefined;
  const there = originals(kind)
    .filter(isNamed)
    .map(({ slug }) => slug);
  return { there, where: `content/${kind}/${DEFAULT_LANG}${kind === names ? '' : ' (measured)'}` };
}

/** What texts of a kind print as `{{name}}` besides facts, where that is not `PAGE_NAMES` alone. */
const PRINTED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  company: [],
  jobs: [...PAGE_NAMES, ...JOB_NAMES],
  clauses: [...PAGE_NAMES, ...JOB_NAMES],
  'shared-sections': [...PAGE_NAMES, ...JOB_NAMES],
  'page-texts': [...PAGE_NAMES, 'page'],
};

/** Kinds whose texts print no facts: news, articles and projects keep what was true on their day. */
const UNPRINTED: readonly Kind[] = ['news', 'tech-articles', 'case-studies', 'challenged', 'company-facts'];

/** Facts that texts name and nobody stated, and facts under the name of something else. */
export function factProblems(filesOf: FilesOf): ContentProblem[] {
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
    const more = PRINTED[kind] ?? PAGE_NAMES;
    const known = [...printed, ...more, ...(more.includes('pay') ? values : [])];
    return filesOf(kind).flatMap((file) =>
      [...file.text.matchAll(/\{\{\s*(\w*)\s*\}\}/g)].flatMap(({ 1: name = '', index }) => {
        if (known.includes(name)) return [];
        const sentence = say('unknownFact', { name, hint: hintOf(name, known) });
        return [{ ...problemAt(file, [], sentence), line: lineAt(file.text, index) }];
      }),
    );
  });
  const figures = filesOf('company').flatMap((file) =>
    Object.keys(file.data.figures ?? {})
      .filter((name) => !stated.includes(name))
      .map((name) => problemAt(file, ['figures', name], say('unknownFact', { name, hint: hintOf(name, stated) }))),
  );
  const taken = Object.keys(facts).filter((name) => name in counted || ['phone', 'fax', 'email'].includes(name));
  return [...unknown, ...figures, ...taken.map((name) => problemAt(own, ['facts', name], say('takenFact', { name })))];
}
