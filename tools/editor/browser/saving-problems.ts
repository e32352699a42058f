import type { AppEventListener } from '@sveltia/cms';
import { lengthProblems } from '#src/content/checking/length-problems.ts';
import { locatedTokens } from '#src/content/checking/located-tokens.ts';
import { textProblems } from '#src/content/checking/text-problems.ts';
import { unfinishedProblems } from '#src/content/checking/unfinished-problems.ts';
import { ENTRY_KINDS, type EntryKind, fileOf, type Kind } from '#src/content/kinds.ts';
import { checkFile } from '#src/content/reading/check-file.ts';
import { type ContentProblem, isError } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import type { SourceFile } from '#src/content/reading/source-file.ts';
import { DEFAULT_LANG, isLang, LANGS, type Lang } from '#src/i18n/langs.ts';
import { says, wordsOfField } from '#tools/editor/config/words.ts';
import { type FileForm, KEPT, writeFile } from '#tools/editor/text/content-file.ts';
import { withoutInternalKeys } from '#tools/editor/text/internal-keys.ts';

/** An entry as the editor is about to save it. */
export interface Saving {
  readonly kind: Kind;
  readonly slug: string;
  /** What the form holds in each language that the entry has. */
  readonly forms: Partial<Record<Lang, FileForm>>;
}

/**
 * What `check:content` would say against an entry by itself, before it is saved. What needs other files (links, pictures,
 * related entries) is left to the check of the pull request.
 *
 * @example savingProblems({ kind: 'news', slug: 'a', forms: { ja: { title: '' } } }).length > 0 // => true
 */
export function savingProblems({ kind, slug, forms }: Saving): ContentProblem[] {
  return LANGS.flatMap((lang) => {
    const form = forms[lang];
    if (form === undefined) return [];
    const file = fileOf(kind, lang, slug);
    const trouble = form[KEPT.trouble];
    if (typeof trouble === 'string') return [{ file, line: 1, field: '', ja: trouble, en: trouble }];
    const text = writeFile(kind, withoutInternalKeys(form));
    const place = { id: `${lang}/${slug}`, slug, lang, file };
    const { source, data, problems } = checkFile(kind, place, text);
    const entryKind = ENTRY_KINDS.find((name) => name === kind);
    if (data === undefined || entryKind === undefined) return problems;
    const { body, bodyLine } = source;
    return [...problems, ...entryProblems(entryKind, { ...place, data, body, bodyLine, text }, source)];
  }).filter(isError);
}

function entryProblems(kind: EntryKind, entry: SourceEntry, source: SourceFile): ContentProblem[] {
  const { file, body, bodyLine } = entry;
  return [
    ...lengthProblems(kind, entry).map((problem) => ({ file, line: 1, ...problem })),
    ...textProblems(locatedTokens(body, bodyLine)).map((problem) => ({ file, field: 'body', ...problem })),
    ...unfinishedProblems(entry, source.lineOf),
  ];
}

/**
 * Stop a save that `check:content` would refuse: the editor shows why, and keeps what was written.
 *
 * @param lang of the editor's own words
 * @example CMS.registerEventListener(refuseProblems('ja'))
 */
export function refuseProblems(lang: Lang): AppEventListener {
  return {
    name: 'preSave',
    handler: ({ entry }) => {
      const { collection, slug, data, i18n, path } = entry.toJS() as unknown as SavedEntry;
      const kind = kindAt(collection, path);
      const others = Object.entries(i18n).map(([other, { data: form }]) => [other, form]);
      const problems = savingProblems({ kind, slug, forms: { [DEFAULT_LANG]: data, ...Object.fromEntries(others) } });
      if (problems.length === 0) return;
      const lines = problems.map((problem) => lineOf(problem, kind, lang));
      // The editor shows the cause of this one message, and of no other.
      throw new Error('saving_failed', { cause: new Error([says(lang).refused, ...lines].join('\n')) });
    },
  };
}

interface SavedEntry {
  readonly collection: string;
  readonly slug: string;
  readonly path: string;
  readonly data: FileForm;
  readonly i18n: Readonly<Record<string, { readonly data: FileForm }>>;
}

function kindAt(collection: string, path: string): Kind {
  if (collection !== '_singletons') return collection as Kind;
  const parts = path
    .replace(/\.(?:yaml|md)$/, '')
    .split('/')
    .slice(1);
  return (isLang(parts.at(-1)) ? parts.slice(0, -1) : parts).join('/') as Kind;
}

function lineOf({ file, field, ja, en }: ContentProblem, kind: Kind, lang: Lang): string {
  const written = LANGS.find((each) => file.includes(`/${each}/`) || file.includes(`/${each}.`));
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part));
  return ['・', written && `[${written}] `, name && `${labelOf(name, kind, lang)}: `, lang === 'ja' ? ja : en]
    .filter(Boolean)
    .join('');
}

/** A field that the form does not know has no label. */
function labelOf(name: string, kind: Kind, lang: Lang): string {
  try {
    return wordsOfField(lang, kind, name).label;
  } catch {
    return name;
  }
}
