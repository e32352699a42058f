import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, KIND_NAMES, type Kind } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { savingProblems } from '#tools/editor/browser/saving-problems.ts';
import { listsOf } from '#tools/editor/config/lists.ts';
import { type FileForm, readFile, writeFile } from './content-file.ts';
import { withoutInternalKeys } from './internal-keys.ts';

type Row = Record<string, unknown>;
type Act = 'adds' | 'removes' | 'moves';

/** Every list of groups of every form; what the form puts into the text is no list of the file. */
const LISTS = KIND_NAMES.flatMap(listsOf).filter(({ path }) => path[0] !== 'pictures');

/** The form of the first file that has two rows or more in a list, and where this list is. */
function sampleOf(kind: Kind, path: readonly string[]) {
  const files = [...new Set(LANGS.map((lang) => fileOf(kind, lang, '*')))].flatMap((glob) => globSync(glob).sort());
  for (const file of files) {
    const { text, form } = contentOf(kind, file);
    const found = placesOf(form, path).find((place) => rowsAt(form, place).length > 1);
    if (found) return { file, text, form, place: found };
  }
  return undefined;
}

/** Text and form of each file, made once for all lists. */
const contents = new Map<string, { text: string; form: FileForm }>();

function contentOf(kind: Kind, file: string) {
  const known = contents.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const content = { text, form: readFile(kind, text) };
  contents.set(file, content);
  return content;
}

/** The places that a path with `*` in it means in a form. */
function placesOf(value: unknown, path: readonly string[]): string[][] {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const names = name === '*' ? Object.keys(value) : [name];
  return names.flatMap((key) => placesOf((value as Row)[key], rest).map((place) => [key, ...place]));
}

function rowsAt(form: unknown, place: readonly string[]): Row[] {
  return place.reduce<unknown>((node, key) => (node as Row)[key], form) as Row[];
}

/** A form whose list was changed, with the keys that the editor then gives every row of it. */
function changed(form: FileForm, place: readonly string[], act: Act): FileForm {
  const copy = structuredClone(form);
  const rows = rowsAt(copy, place);
  for (const [at, row] of rows.entries())
    Object.assign(row, { __sc_item_id: `id-${at}`, __sc_item_original_key_path: `${place.join('.')}.${at}` });
  if (act === 'removes') rows.pop();
  if (act === 'moves') rows.reverse();
  if (act === 'adds') rows.push(withNewName(rows.at(-1) ?? {}));
  return copy;
}

/** A copy of a row, under another name where rows have one. */
function withNewName(row: Row): Row {
  const copy = structuredClone(row);
  for (const name of ['id', 'key', 'slug']) if (name in copy) copy[name] = `${copy[name]}-2`.replace('/-2', '/2');
  return copy;
}

/** The lines that only one of two texts has, each as often as it has it more. */
function moreIn(one: string, other: string): string[] {
  const left = other.split('\n');
  return one.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe.each(LISTS.map(({ kind, path }) => [`${kind} ${path.join('.')}`, kind, path] as const))(
  '%s',
  (_, kind, path) => {
    const sample = sampleOf(kind, path);

    test.skipIf(sample === undefined).each(['adds', 'removes', 'moves'] as const)(
      'a list whose editor %s a row',
      (act) => {
        const { file, text, form, place } = sample as NonNullable<typeof sample>;
        const after = changed(form, place, act);
        const written = writeFile(kind, withoutInternalKeys(after));
        expect(readFile(kind, written)).toEqual({ ...withoutInternalKeys(after), _source: written });
        const [lost, got] = [moreIn(text, written), moreIn(written, text)];
        if (act === 'adds') expect(lost, file).toEqual([]);
        if (act === 'removes') expect(got, file).toEqual([]);
        if (act === 'moves') expect(lost.concat(got), file).toEqual([]);
        const slug = file.replace(/^.*\/|\.\w+$/g, '');
        const lang = LANGS.find((each) => file === fileOf(kind, each, slug)) ?? 'ja';
        const problems = savingProblems({
          kind,
          slug,
          forms: { [lang]: after },
          site: 'https://site.example',
          today: '2026-11-24',
        }).map(({ ja }) => ja);
        expect(problems.join('\n')).not.toContain('__sc_');
      },
    );
  },
);

/** A site that lacks a kind of content, such as a new one, has rows in fewer lists. */
const hasAllKinds = KIND_NAMES.every((kind) => globSync(fileOf(kind, DEFAULT_LANG, '*')).length > 0);

test.skipIf(!hasAllKinds)('the content has rows in most lists of the forms', () => {
  // Kinds that are made of sections have the same lists: rows in one of them show the list at work.
  const alike = Object.values(Object.groupBy(LISTS, ({ path }) => JSON.stringify(path)));
  const without = alike.filter((lists = []) => lists.every(({ kind, path }) => sampleOf(kind, path) === undefined));
  expect(without.length * 4).toBeLessThan(alike.length);
});
