import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EntryKind, entryIn, fileOf, pageOf } from '#src/content/kinds.ts';
import { filesBelow } from '#src/content/reading/files-below.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { fieldsOf } from './front-matter.ts';
import { NEW_KINDS } from './templates.ts';

/** The result of a command, or why it did nothing; the message is for an editor, in Japanese and English. */
export type Done =
  | { readonly ok: true; readonly files: readonly string[]; readonly hint: string }
  | { readonly ok: false; readonly message: string };

/** The kind of content that a command's first word means: its short name, or the folder's. */
export function kindCalled(word: string): EntryKind | undefined {
  const kinds = Object.entries(NEW_KINDS).map(([name, { collection }]) => ({
    name,
    collection: collection as EntryKind,
  }));
  return kinds.find(({ name, collection }) => name === word || collection === word)?.collection;
}

/** The message for an entry that does not exist, for example because the editor typed its title. */
export function noSuch(kind: EntryKind, slug: string): string {
  return `content/${kind}/ に「${slug}」はありません。ファイル名から「.md」を除いたものが名前です / there is no \`${slug}\` in content/${kind}/; write the name of its file without \`.md\``;
}

/** Files of an entry in the languages that it is written in, relative to the project. */
export function filesOf(kind: EntryKind, slug: string, root: string): string[] {
  return LANGS.map((lang) => fileOf(kind, lang, slug)).filter((file) => existsSync(path.join(root, file)));
}

/** The texts below `content/`, in the order of their files. */
export function textFiles(root: string): { readonly file: string; readonly text: string }[] {
  return filesBelow(path.join(root, 'content'))
    .filter((file) => /\.(?:mdx?|yaml)$/.test(file))
    .map((file) => ({ file: `content/${file}`, text: readFileSync(path.join(root, 'content', file), 'utf8') }));
}

/**
 * Change every content file that a function gives a new text for.
 *
 * @returns the files that changed, relative to the project
 */
export function changeFiles(root: string, change: (text: string, file: string) => string): string[] {
  return textFiles(root).flatMap(({ file, text }) => {
    const now = change(text, file);
    if (now === text) return [];
    writeFileSync(path.join(root, file), now);
    return [file];
  });
}

/** Whether a file is the record of a project whose case an entry is: it names the case, and cannot do without. */
export function isRecordOf(kind: EntryKind, slug: string, file: string, text: string): boolean {
  return kind === 'case-studies' && entryIn(file)?.kind === 'challenged' && fieldsOf(text)['case'] === slug;
}

/**
 * A pattern for links to an entry's page in a text, in every language.
 *
 * @returns a global pattern whose only group is the language's prefix
 * @example '[a](/en/news/old#b)'.replace(linksTo('news', 'old'), '$1/news/new') // => '[a](/en/news/new#b)'
 */
export function linksTo(kind: EntryKind, slug: string): RegExp {
  const prefixes = LANGS.map((lang) => localizePath('/', lang).replace(/\/$/, '')).filter((prefix) => prefix !== '');
  return new RegExp(`(?<=[(\\s"':])(${prefixes.join('|')}|)${pageOf(kind, slug)}(?![a-z0-9-/])`, 'g');
}
