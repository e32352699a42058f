import type { Kind } from '#src/content/kinds.ts';
import { type FileForm, KEPT, readFile, writeFile } from './content-file.ts';
import { sameInOrder } from './same-data.ts';

/** A form whose file changed on the disk after the form was opened. */
export interface ChangedFile {
  /** Fields that somebody else changed. */
  readonly theirs: readonly string[];
  /** Those of them that the form changed too, to something else. */
  readonly both: readonly string[];
  /** The file as it is on the disk, with the fields that only the form changed. */
  readonly merged: FileForm;
}

/**
 * Compare a form with its file on the disk, field by field, by what both were when the form was opened.
 *
 * @param form keeps the text of the file from which it was opened
 * @param disk the text of the file now
 * @returns undefined if the file still has the text from which the form was opened, or has become what the form would write
 */
export function changedFile(kind: Kind, form: FileForm, disk: string): ChangedFile | undefined {
  const before = String(form[KEPT.source] ?? '');
  const written = writeFile(kind, form);
  if (sameText(before, disk) || sameText(written, disk)) return undefined;
  const [old, mine, their] = [before, written, disk].map((text) => fieldsOf(kind, text)) as [Fields, Fields, Fields];
  const names = [...new Set([old, mine, their].flatMap(Object.keys))];
  const isChanged = (fields: Fields) => (name: string) => !sameInOrder(old[name], fields[name]);
  const theirs = names.filter(isChanged(their));
  const ours = names.filter(isChanged(mine));
  const fields = names.map((name) => [name, (ours.includes(name) ? mine : their)[name]] as const);
  return {
    theirs,
    both: theirs.filter((name) => ours.includes(name) && !sameInOrder(mine[name], their[name])),
    merged: { ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)), [KEPT.source]: disk },
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(kind: Kind, text: string): Fields {
  const { [KEPT.source]: _, ...fields } = readFile(kind, text);
  return fields;
}

/** Compares texts as the editor returns them: with plain line ends and without leading white space. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
      .trim(),
  );
  return a === b;
}
