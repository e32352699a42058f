import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryIn, KIND_NAMES, type Kind } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { readCollection, type SourceEntry } from '#src/content/reading/read-collection.ts';
import { parseMarkdownFile } from '#src/content/reading/source-file.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Faq } from '#src/schemas/content/faq.ts';

/** The text of an entry with invalid fields. */
interface UnreadText {
  readonly file: string;
  readonly lang: Lang;
  readonly body: string;
  readonly bodyLine: number;
}

/** All content, read once and shared by all checks. */
export interface SiteContent {
  /** Violations of the schemas. */
  readonly problems: readonly ContentProblem[];
  entries(kind: Kind): readonly SourceEntry[];
  /** Entries with invalid fields, for the checks of their texts. */
  readonly unread: readonly UnreadText[];
  faqIds(lang: Lang): string[];
}

/** Read all content of a project. */
export function readSite(root: string): SiteContent {
  const read = new Map(KIND_NAMES.map((kind) => [kind, readCollection(kind, root)]));
  const entries = (kind: Kind) => read.get(kind)?.entries ?? [];
  const problems = KIND_NAMES.flatMap((kind) => read.get(kind)?.problems ?? []);
  return {
    problems,
    unread: [...new Set(problems.map(({ file }) => file))].flatMap((file) => unreadText(file, root)),
    entries,
    faqIds(lang) {
      const faq = entries('faq').find((entry) => entry.lang === lang)?.data as unknown as Faq | undefined;
      return (faq ?? []).flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    },
  };
}

/** The file of a kind, or of an entry, in a language; that of the default language where there is none. */
export function fileIn(files: readonly SourceEntry[], lang: Lang): SourceEntry | undefined {
  return [lang, DEFAULT_LANG].flatMap((own) => files.find((file) => file.lang === own) ?? [])[0];
}

/** The text below the fields of an entry; empty if the end of the fields is unknown. */
function unreadText(file: string, root: string): UnreadText[] {
  const lang = entryIn(file)?.lang;
  if (lang === undefined) return [];
  const { body, bodyLine } = parseMarkdownFile(readFileSync(path.join(root, file), 'utf8'));
  return bodyLine === 1 || body.includes('\uFFFD') ? [] : [{ file, lang, body, bodyLine }];
}
