import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '#src/content/kinds.ts';

/** Where the content check leaves the fields of what it read. */
const FOLDER = '.cache/content-fields';

/** What of an entry is kept. */
interface ReadEntry {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Fields of files by the digest of their text. */
export type KnownFields = ReadonlyMap<string, unknown>;

/**
 * Leave the fields of a kind's entries for the steps that read the same files after the content check: parsing YAML is most of the reading.
 *
 * Written anew by each check, so that no other parser's fields are left.
 *
 * @param root the project's folder
 * @example keepFields('news', readCollection('news', root).entries, root) // .cache/content-fields/news.json
 */
export function keepFields(kind: Kind, entries: readonly ReadEntry[], root: string): void {
  const file = fileOf(kind, root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(entries.map(({ text, data }) => [digestOf(text), data])));
}

/**
 * The fields that the last content check left of a kind; none where it left nothing. They hold for a file whose text has the same digest.
 *
 * @example knownFields('news', root).get(digestOf(text)) // => { title: …, date: … }
 */
export function knownFields(kind: Kind, root: string): KnownFields {
  try {
    return new Map(JSON.parse(readFileSync(fileOf(kind, root), 'utf8')));
  } catch {
    return new Map();
  }
}

/**
 * What tells the text of a content file from any other.
 *
 * @example digestOf('1') // => 'a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='
 */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function fileOf(kind: Kind, root: string): string {
  return path.join(root, FOLDER, `${kind}.json`);
}
