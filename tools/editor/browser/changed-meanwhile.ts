import { fileOf, KINDS, type Kind } from '#src/content/kinds.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { says, wordsOfField } from '#tools/editor/config/words.ts';
import { type FileForm, KEPT } from '#tools/editor/text/content-file.ts';
import { changedFile } from '#tools/editor/text/merged-form.ts';
import { labelOf } from './refusal.ts';

/** The form in each language of the entry. */
export type Forms = Partial<Record<Lang, FileForm>>;

/** An entry whose form is about to be saved. */
export interface OpenedEntry {
  readonly kind: Kind;
  readonly slug: string;
  /** Its slug when the form was opened; undefined for a new entry. */
  readonly opened: string | undefined;
}

/** Changes of an entry's files while its form was open. */
export interface Meanwhile {
  /** The form to save, with changes that somebody else made. */
  readonly forms: Forms;
  /** Why the form cannot be saved, or what its user has to know first; undefined if nothing changed. */
  readonly reason?: string;
}

/** Texts on the disk that this tab reported as changed, by file; an empty text means a deleted file. */
export type Reported = Map<string, string>;

/**
 * Compare the form of an entry with its files on the disk, which another tab or a colleague may have changed since it was opened.
 * A change by somebody else is reported once. A second save keeps it and writes the changes of the form. If both changed the same field,
 * the form cannot be saved.
 *
 * @param textOf the text of a file on the disk
 */
export async function changedMeanwhile(
  forms: Forms,
  { kind, slug, opened }: OpenedEntry,
  textOf: (file: string) => Promise<string | undefined>,
  reported: Reported,
  lang: Lang,
): Promise<Meanwhile> {
  const { changed, changedByBoth, fileGone, fileTaken, saveAgain } = says(lang);
  const merged: Forms = { ...forms };
  const [news, obstacles]: [string[], string[]] = [[], []];
  let isUnreported = false;
  for (const [written, form] of Object.entries(forms) as [Lang, FileForm][]) {
    const file = fileOf(kind, written, opened ?? slug);
    const disk = await textOf(file);
    const wasThere = Boolean(form[KEPT.source]) && opened !== undefined;
    const isTaken =
      opened !== slug && opened !== undefined && (await textOf(fileOf(kind, written, slug))) !== undefined;
    const place = KINDS[kind].form === 'table' ? '' : `${wordsOfField(lang, kind, written).label} › `;
    if (isTaken || (disk !== undefined && !wasThere)) obstacles.push(`・${place}${fileTaken}`);
    if (!wasThere) continue;
    const found = disk === undefined ? undefined : changedFile(kind, form, disk);
    if (disk !== undefined && found === undefined) continue;
    if (reported.get(file) !== (disk ?? '')) isUnreported = true;
    reported.set(file, disk ?? '');
    const labels = (names: readonly string[]) => names.map((name) => labelOf(name, kind, lang)).join(', ');
    news.push(`・${place}${found ? labels(found.theirs) : fileGone}`);
    if (found) merged[written] = found.merged;
    if (found && found.both.length > 0)
      obstacles.push(`・${place}${changedByBoth.replace('{{fields}}', labels(found.both))}`);
  }
  if (obstacles.length > 0 || isUnreported) {
    const heading = news.length > 0 ? [changed, ...news] : [];
    return { forms, reason: [...heading, ...(obstacles.length > 0 ? obstacles : [saveAgain])].join('\n') };
  }
  return { forms: merged };
}
