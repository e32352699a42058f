import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '#tests/support/temporary-folder.ts';
import { unusedKeys } from './unused-keys.ts';

/** Texts whose keys say how they are read, or that they are not. */
const WORDS = {
  dotted: 'a',
  bracketed: 'a',
  byUnion: { one: 'a', two: 'a', three: 'unread' },
  patterned: 'a',
  renamed: 'a',
  rest: { taken: 'a', left: 'unread' },
  handed: { named: 'a', deep: { named: 'a', unnamed: 'unread' }, unnamed: 'unread' },
  passedOn: { readThere: 'a', notReadThere: 'unread' },
  spread: { named: 'a', unnamed: 'unread' },
  shown: { title: 'a', lead: 'unread' },
  list: [{ any: 'a' }],
  filled: { text: 'a', group: { all: 'a' }, count_other: 'a', plural_other: 'a', never: 'unread' },
  counted: { n_one: 'a', n_other: 'a' },
  never: 'unread',
};

const FILES = {
  'package.json': '{ "type": "module", "imports": { "#src/*": "./src/*" } }',
  'tsconfig.json': `{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "target": "esnext",
    "lib": ["esnext"], "types": [], "jsx": "preserve", "resolveJsonModule": true, "allowImportingTsExtensions": true, "noEmit": true } }`,
  '.astro/types.d.ts': '',
  'locales/ja/page.json': JSON.stringify(WORDS),
  'functions/none.ts': 'export {};',
  'src/words.ts': `
    export type Words = typeof import('../locales/ja/page.json');
    export declare function words(): Words;
    export interface TFunction<Namespace> { (key: string, values?: object): string; namespace: Namespace }
    export declare function translator(): TFunction<'page'>;
    export declare function pluralForms(lang: string, namespace: string, key: string): object;`,
  'src/reads.ts': `
    import { pluralForms, translator, type Words, words } from './words.ts';
    const text = words();
    const { patterned, renamed: other, rest, ...more } = text;
    const { taken, ...left } = rest;
    declare const which: 'one' | 'two';
    declare function shorter(to: { named: string; deep: { named: string } }): void;
    declare function options(to: { named: string; size: number }): void;
    const readThere = (from: Words['passedOn']) => from.readThere;
    shorter(text.handed);
    readThere(text.passedOn);
    options({ ...text.spread, size: 1 });
    const t = translator();
    export default [text.dotted, text['bracketed'], text.byUnion[which], patterned, other, taken, left, more, text.list, text.counted.n_other,
      t('filled.text'), t('filled.group'), t('filled.count', { count: 1 }), pluralForms('ja', 'page', 'filled.plural')];`,
  'src/Page.astro': `---
import Part from './Part.astro';
import { words } from '#src/words.ts';
---
<Part {...words().shown} />`,
  'src/Part.astro': '---\ninterface Props { title: string }\nconst { title } = Astro.props;\n---\n<h1>{title}</h1>',
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unused-keys-'));
  writeFiles(root, FILES);
});
afterAll(() => rmSync(root, { recursive: true }));

test('names each key that nothing reads, and no other', () => {
  const unread = Object.entries(WORDS).flatMap(([key, value]) => leaves(key, value));
  expect(unread).toHaveLength(9);
  expect(unusedKeys(root)).toEqual(unread.map((key) => `locales/ja/page.json: ${key} is read nowhere`));
});

test.each([
  { code: "console.log(JSON.stringify((await import('./words.ts')).words().never as unknown))", unclear: undefined },
  { code: 'const all: Record<string, string> = words().shown;', unclear: 'words().shown' },
  { code: 'declare const key: string; export const found = (words().shown as never)[key];', unclear: undefined },
  { code: 'declare const key: keyof Words["shown"]; export const found = words().shown[key];', unclear: undefined },
  { code: 'export const texts = Object.values(words().shown);', unclear: 'words().shown' },
  { code: 'declare const key: string; export const found = translator()(key);', unclear: 'translator()(key)' },
])('reports code whose keys cannot be determined: $code', ({ code, unclear }) => {
  const imports = "import { translator, type Words, words } from './words.ts';";
  writeFiles(root, { 'src/unclear.ts': `${imports}\n${code}\nvoid translator; export type W = Words;` });
  const places = unusedKeys(root).filter((line) => line.includes('which words'));
  expect(places).toEqual(unclear ? [`src/unclear.ts, around line 2: which words are read here? ${unclear}`] : []);
  rmSync(path.join(root, 'src/unclear.ts'));
});

/** Keys of the texts that are called unread. */
function leaves(key: string, value: unknown): string[] {
  if (typeof value === 'string') return value === 'unread' ? [key] : [];
  if (Array.isArray(value)) return [];
  return Object.entries(value as object).flatMap(([name, inner]) => leaves(`${key}.${name}`, inner));
}
