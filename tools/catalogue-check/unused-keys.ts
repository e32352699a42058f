import path from 'node:path';
import ts from 'typescript';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { PLURAL } from './compare.ts';
import { type KeyReads, keyReads } from './key-reads.ts';
import { isSource, sourceProgram } from './source-program.ts';

/** UI strings of the editor, which is no part of the program. */
const TOOLS = '/editor.json';

/** Keys of the catalogues that nothing in the project reads (rule languages.catalogues), and places that read without saying what. */
export function unusedKeys(root: string): string[] {
  const folder = path.join(root, 'locales', DEFAULT_LANG);
  const program = sourceProgram(root);
  const isCatalogue = ({ fileName }: ts.SourceFile) => path.dirname(fileName) === folder && !fileName.endsWith(TOOLS);
  const reads = keyReads(program, isCatalogue, isSource);
  const unused = program
    .getSourceFiles()
    .filter(isCatalogue)
    .flatMap((file) => {
      const namespace = path.basename(file.fileName, '.json');
      const leaves = leavesOf(rootOf(file));
      // A text that agrees with a count is read in all of its plurals.
      const read = new Set(
        leaves.filter((leaf) => isRead(leaf, namespace, reads)).map(({ key }) => withoutPlural(key)),
      );
      return leaves
        .filter(({ key }) => !read.has(withoutPlural(key)))
        .map(({ key }) => `${path.relative(root, file.fileName)}: ${key} is read nowhere`);
    });
  return [
    ...unused,
    ...reads.unclear.map((node) => `${placeOf(node, root)}: which words are read here? ${node.getText()}`),
  ];
}

/** A text, or a list of them, in a catalogue. */
interface Leaf {
  readonly key: string;
  /** Its declaration, and those of the groups that contain it. */
  readonly places: readonly ts.Node[];
}

/** A list counts as one leaf: its rows belong together. */
function leavesOf(words: ts.Expression, key: readonly string[] = [], places: readonly ts.Node[] = []): Leaf[] {
  if (!ts.isObjectLiteralExpression(words)) return [{ key: key.join('.'), places }];
  return words.properties
    .filter(ts.isPropertyAssignment)
    .flatMap((each) => leavesOf(each.initializer, [...key, textOf(each.name)], [...places, each]));
}

/** Read by its declaration, or through `t()` by its name without plural suffix or by the name of a group that contains it. */
function isRead({ key, places }: Leaf, namespace: string, reads: KeyReads): boolean {
  const own = places.at(-1);
  if (own && reads.places.has(own)) return true;
  const parts = key.split('.');
  const named = [withoutPlural(key), ...parts.map((_, at) => parts.slice(0, at + 1).join('.'))];
  return named.some((name) => reads.names.has(`${namespace}:${name}`));
}

function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

function rootOf(file: ts.SourceFile): ts.Expression {
  const [statement] = file.statements;
  if (statement === undefined || !ts.isExpressionStatement(statement))
    throw new Error(`${file.fileName}, expected JSON`);
  return statement.expression;
}

function textOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function placeOf(node: ts.Node, root: string): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, file.fileName).replace(/\.astro\.tsx$/, '.astro')}, around line ${line + 1}`;
}
