import { fileOf, KIND_NAMES, type Kind } from '#src/content/kinds.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { nameOfKind, wordsOfField } from '#tools/editor/config/words.ts';
import { isRequired, rowOf, type Shape, shapeOf } from '#tools/editor/form/shape.ts';

/** Where the reference is, relative to the project. */
export const FIELD_REFERENCE = 'docs/content/fields.md';

const INTRO = `# Field reference

\`npm run schemas\` writes this page from the schemas that check the content. [The content guide](../../content/README.md) explains the fields.

- **●** is a required field; below an optional field it is required as soon as that field is there. 必須の項目です。省略できる項目の中では、その項目を書いたときに必須になります。
- \`a.b\` is the field \`b\` below \`a\`, \`a[]\` one row of a list, \`a.<key>\` an entry under a key of your choice. \`a.b\` は \`a\` の下の項目、\`a[]\` は一覧の一行、\`a.<key>\` は自分で付けたキーの項目です。
- \`sections[]\` has the fields of its type: [in English](../../content/README.md#fields-of-sections), [日本語](../../content/README.md#サービスとページの部分).
`;

/** Kinds that a program writes, or that have one fixed form, and no labels in the editor. */
const isLabelled = (kind: Kind) => !kind.startsWith('accessibility/');

/** The page with every field of every kind of content: its form, whether it is required, and its label in each language of the site. */
export function fieldReference(): string {
  return `${INTRO}\n${KIND_NAMES.filter(isLabelled).map(tableOf).join('\n')}`;
}

function tableOf(kind: Kind): string {
  const names = LANGS.map((lang) => nameOfKind(lang, kind)).join(' / ');
  const rows = rowsOf(shapeOf(kind), '').map(({ path, shape, required }) => [
    `\`${path}\``,
    required ? '●' : '',
    formOf(shape),
    ...LANGS.map((lang) => labelOf(lang, kind, path)),
  ]);
  const head = ['field', '', 'form', ...LANGS];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `## ${kind}\n\n\`${fileOf(kind, '{lang}' as Lang, '<name>')}\`: ${names}\n\n${table}\n`;
}

interface Row {
  readonly path: string;
  readonly shape: Shape;
  readonly required: boolean;
}

/** Every field of a shape at any depth, each once: alternatives have their fields in common rows. */
function rowsOf(shape: Shape, at: string): Row[] {
  const rows = innerOf(shape, at).flatMap((row) => [
    row,
    ...(row.path === 'sections' ? [] : rowsOf(row.shape, row.path)),
  ]);
  const first = new Map(rows.toReversed().map((row) => [row.path, row]));
  return rows.filter((row) => first.get(row.path) === row);
}

function innerOf(shape: Shape, at: string): Row[] {
  if (shape.items !== undefined) return innerOf(shape.items, `${at}[]`);
  const choices = shape.anyOf ?? shape.oneOf ?? [];
  const fields = Object.entries(shape.properties ?? {}).map(
    ([name, field]): Row => ({
      path: at === '' ? name : `${at}.${name}`,
      shape: field,
      required: isRequired(shape, name),
    }),
  );
  const entry = rowOf(shape);
  const entries: Row[] =
    entry === undefined ? [] : [{ path: at === '' ? '<key>' : `${at}.<key>`, shape: entry, required: false }];
  return [...fields, ...entries, ...choices.flatMap((choice) => innerOf(choice, at))];
}

/** The form of a value; empty for a group, which has rows of its own. */
function formOf(shape: Shape): string {
  if (shape.const !== undefined) return `\`${shape.const}\``;
  if (shape.enum) return shape.enum.map((choice) => `\`${choice}\``).join(', ');
  if (shape.items) return ['list', formOf(shape.items)].filter((form) => form !== '').join(' of ');
  if (shape.format === 'date') return '`YYYY-MM-DD`';
  if (shape.format === 'uri') return '`https://…`';
  const choices = shape.anyOf?.map(formOf) ?? [];
  if (choices.length > 0) return [...new Set(choices)].filter((form) => form !== '').join(' or ');
  const types: readonly string[] = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
  return types
    .map((type) => FORMS[type] ?? '')
    .filter((form) => form !== '')
    .join(' or ');
}

const FORMS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true`, `false`',
};

function labelOf(lang: Lang, kind: Kind, path: string): string {
  const name = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
  // Keys are the names that an editor chooses.
  if (name === '<key>') return '';
  const { label, hint } = wordsOfField(lang, kind, name);
  return (hint === undefined ? label : `${label}: ${hint}`).replaceAll('|', '\\|');
}
