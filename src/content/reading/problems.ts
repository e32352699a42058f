import { bothLanguages } from './both-languages.ts';
import type { SourceFile } from './source-file.ts';
import { closest, meantDay, meantTruth } from './suggestions.ts';

/** A problem for an editor to fix, with a message in Japanese and English. */
export interface ContentProblem {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** `a.b.0`; empty for a problem of the whole file or its text. */
  readonly field: string;
  readonly ja: string;
  readonly en: string;
  /** A warning does not stop a build. Without a level, the problem is an error. */
  readonly level?: 'warning';
}

/** The properties of a zod issue that messages need. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly keys?: string[];
  readonly values?: unknown[];
  /** The existing types, for an unknown type. */
  readonly options?: unknown[];
  /** The issues of a name that a record does not allow. */
  readonly issues?: Issue[];
}

/** Descriptions of valid values, by the message of the schema, then by the type of value. */
const EXPECTED: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  text: ['文字（空にはできません）', 'text that is not empty'],
  date: ['実在する日付（例 2026-05-01）', 'a day that exists, such as 2026-05-01'],
  year: ['2000年以降の日付（年を確かめてください）', 'a day from 2000 on; check the year'],
  yearMonth: ['実在する年月（例 2008-05）', 'a month that exists, such as 2008-05'],
  calendarYear: ['西暦の年（例 2012）', 'a year in digits, such as 2012'],
  time: ['時刻（例 9:00）', 'a time of day, such as 9:00'],
  phone: [
    '数字と、区切りの空白・ハイフン・ピリオド・括弧だけの電話番号（例 012 345 6789）',
    'a phone number of digits, separated by spaces, hyphens, dots or parentheses, such as 012 345 6789',
  ],
  international: [
    '「+」と国番号で始まる電話番号（例 +99 12 345 6789）',
    'a number that begins with + and the country, such as +99 12 345 6789',
  ],
  country: ['国の二文字のコード（例 JP）', 'the code of a country in two letters, such as JP'],
  'same-number': ['国内と同じ番号の国際表記', 'the same number as the national one, as the world dials it'],
  amount: ['0以上の数値', 'a number from 0 on'],
  boxes: ['4個までの箱', 'at most 4 boxes'],
  lines: [
    '箱の数だけの、下の段の箱の番号（例 `1 3`。線がなければ `-`）',
    'for each box the numbers of boxes in the next row, such as `1 3`, or `-`',
  ],
  boxNumbers: ['同じ段の箱の番号', 'numbers of boxes in the same row'],
  oneDrawing: ['`levels`、`table`、`steps` のどれか一つ', 'one of `levels`, `table` and `steps`'],
  cells: [
    '`columns` より一つ少ない `cells`（一列目は `name`）',
    'one cell fewer than `columns`, whose first is `name`',
  ],
  timeUnits: ['`unit` と `afterUnit` がどちらも時間の単位', 'units of time in both `unit` and `afterUnit`'],
  dayOfYear: ['毎年の日付（例 12-29）', 'a day of every year, such as 12-29'],
  currency: ['unit: money のときだけ、通貨のコード（例 USD）', 'a currency such as USD, with `unit: money` only'],
  valueOrRange: [
    'value 一つ、from と to の両方、または（unit: text のとき）各言語の text のいずれか',
    '`value`, or both `from` and `to`, or with `unit: text` a `text` in each language',
  ],
  factName: [
    '英小文字で始まる半角英数字の名前（例 replyDays。count などの予約語は使えません）',
    'a name of letters and digits that begins with a small letter, such as replyDays (and is no reserved word such as count)',
  ],
  key: ['半角の英小文字・数字・ハイフン（80文字まで）', 'lower-case letters, digits and hyphens, at most 80'],
  menu: [
    'メニューに載る件数（header は10件、footer の一つの group は12件、small は8件まで）',
    'as many links as the menu has room for: 10 in `header`, 12 in a group of `footer`, 8 in `small`',
  ],
  list: ['1件以上の一覧', 'a list with at least one row'],
  two: ['2件の一覧', 'a list of two rows'],
  three: ['3件の一覧', 'a list of three rows'],
  featured: ['1〜3位の事例に要る、注目事例の内容', 'the content of a featured case, which ranks 1 to 3 need'],
  notice: ['告知の題名（title）を含む文', 'a text that contains the title of the notice'],
  once: ['ほかの用件にない値', 'a value that no other topic has'],
  unique: ['互いに異なるid', 'ids that are all different'],
  criterion: ['達成基準の番号（例 1.4.3）', 'the number of a success criterion, such as 1.4.3'],
  evidence: ['evidence にあるキー', 'keys of `evidence`'],
  id: ['半角の英小文字で始まる、英小文字・数字・ハイフン', 'lower-case letters, digits and hyphens, a letter first'],
  language: ['言語の記号（例 ja、en、zh-Hans）', 'the tag of a language, such as ja, en or zh-Hans'],
  drawing: [
    '図版の名前（半角の英小文字・数字・ハイフン）、または画像のファイル（例 workshop.jpg、images/workshop.jpg）',
    'the name of a drawing (lower-case letters, digits and hyphens), or the file of a picture, such as workshop.jpg or images/workshop.jpg',
  ],
  sheet: ['図面番号（例 Q-20）', 'the number of a sheet, such as Q-20'],
  term: [
    'clause（条項のキー）だけ、または name と value の両方',
    'either `clause`, the key of a clause, or both `name` and `value`',
  ],
  clauseOrOwn: [
    'clause（条項のキー）だけ、または name と value（と note）',
    'either `clause`, the key of a clause, or `name` and `value`, and a `note` if there is one',
  ],
  currencyCode: ['通貨の記号（例 JPY）', 'a currency by its three letters, such as JPY'],
  pdf: [
    'public/downloads のPDF（例 /downloads/prices.pdf）',
    'a PDF of public/downloads, such as /downloads/prices.pdf',
  ],
  path: ['「/」で始まるサイト内のアドレス', 'an address of the site that begins with `/`'],
  figure: ['数字で始まる値（例 6.0時間）', 'a value that begins with its figure, such as 6.0 h'],
  positive: ['0より大きい数値', 'a number above 0'],
  percent: ['0〜100の整数', 'a whole number from 0 to 100'],
  month: ['1〜12の月', 'a month from 1 to 12'],
  monthDay: ['1〜31の日', 'a day of a month, from 1 to 31'],
  range: ['上限が下限以上の範囲', 'a range whose upper limit is not below the lower one'],
  period: ['開始日と同じか、それより後の日付', 'a day that is not before the start'],
  string: ['文字', 'text'],
  number: ['数値', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['true または false（引用符なし）', 'true or false, without quotation marks'],
  array: ['一覧（[a, b] の形か、「- 」で始まる行）', 'a list ([a, b], or lines that begin with "- ")'],
  object: ['項目の集まり（「名前: 値」の行）', 'fields (lines of "name: value")'],
  record: ['項目の集まり（「名前: 値」の行）', 'fields (lines of "name: value")'],
};

/** Convert issues of a schema to problems of a file: one for each field. A misspelt field is reported once, not also as a missing field. */
export function problemsOf(
  issues: readonly Issue[],
  file: string,
  source: SourceFile,
  known: (path: readonly PropertyKey[]) => string[],
): ContentProblem[] {
  const unknown = issues.flatMap((issue) => (issue.keys ?? []).map((name) => unknownField(issue, name, known)));
  const meant = new Set(unknown.map(({ path, meant: name }) => [...path.slice(0, -1), name].join('.')));
  const missing = (issue: Issue) => valueAt(source.data, issue.path) === undefined && meant.has(issue.path.join('.'));
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !missing(issue));
  return [...unknown, ...others.map((issue) => wrongValue(issue, source, known))].map(({ path, ja, en }) => ({
    file,
    line: source.lineOf(path),
    field: path.join('.'),
    ja,
    en,
  }));
}

/** The message of a stopped build or check: all problems, each with file and line first, for links in editors. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const [errors, warnings] = [problems.filter(isError), problems.filter((problem) => !isError(problem))];
  const head = (count: number, ja: string, en: string) =>
    bothLanguages({ ja: `コンテンツに${ja}が${count}件あります。`, en: `${count} ${en}(s) in the content.` });
  return [
    ...(errors.length > 0 ? [head(errors.length, '問題', 'problem'), ...errors.map(formatProblem)] : []),
    ...(warnings.length > 0 ? [head(warnings.length, '確認したい点', 'warning'), ...warnings.map(formatProblem)] : []),
  ].join('\n\n');
}

/** Whether a problem stops the build. */
export function isError({ level }: ContentProblem): boolean {
  return level === undefined;
}

/** Format a problem, with its message in the languages of editors. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, field } = problem;
  return `${file}:${line}${field === '' ? '' : `  ${field}`}\n    ${bothLanguages(problem, '\n    ')}`;
}

/** The suffix "did you mean" of a message in both languages; without a suggestion, another advice. */
export function didYouMean(
  meant: string | undefined,
  other: { readonly ja: string; readonly en: string } = { ja: '', en: '' },
): { readonly ja: string; readonly en: string } {
  if (meant === undefined) return other;
  return { ja: `。「${meant}」ではありませんか`, en: `; did you mean \`${meant}\`?` };
}

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly ja: string;
  readonly en: string;
}

/** In `{ title: Hello, world, text: … }` YAML reads `world` as a field. */
const QUOTE = {
  ja: '。コンマを含む値は引用符で囲んでください',
  en: '; put quotation marks around a value with a comma',
};

function unknownField(issue: Issue, name: string, known: (path: readonly PropertyKey[]) => string[]) {
  const meant = closest(name, known(issue.path));
  const { ja, en } = didYouMean(meant, /\s/.test(name) ? QUOTE : { ja: '。削除してください', en: '; remove it' });
  const path = [...issue.path, name];
  return { path, meant, ja: `「${name}」という項目はありません${ja}`, en: `there is no field \`${name}\`${en}` };
}

function wrongValue(issue: Issue, source: SourceFile, known: (path: readonly PropertyKey[]) => string[]): Finding {
  const { path } = issue;
  const [ofName] = issue.code === 'invalid_key' ? (issue.issues ?? []) : [];
  if (ofName !== undefined) {
    const [ja, en] = expectation(ofName);
    const name = String(path.at(-1));
    return {
      path,
      ja: `「${name}」という名前は使えません。必要な名前: ${ja}`,
      en: `found the name \`${name}\`, expected ${en}`,
    };
  }
  const found = valueAt(source.data, path);
  const [ja, en] = withNames(expectation(issue), issue.expected === 'object' ? known(path) : []);
  if (found === undefined || found === null)
    return { path, ja: `必須の項目がありません。必要な値: ${ja}`, en: `missing; expected ${en}` };
  const twice = issue.message === 'unique' ? twiceIn(found) : undefined;
  if (twice !== undefined)
    return {
      path: twice.path,
      ja: `id「${twice.id}」が二度使われています。片方を変えてください`,
      en: `the id \`${twice.id}\` is used twice; change one`,
    };
  const shown = JSON.stringify(found).slice(0, 80);
  const hint = didYouMean(suggestion(issue, found));
  return {
    path,
    ja: `値 ${shown} は使えません。必要な値: ${ja}${hint.ja}`,
    en: `found ${shown}, expected ${en}${hint.en}`,
  };
}

/** The second place of a repeated id in a list, including nested rows. */
function twiceIn(list: unknown): { readonly id: string; readonly path: readonly PropertyKey[] } | undefined {
  const seen = new Set<string>();
  const visit = (rows: unknown, path: readonly PropertyKey[]): ReturnType<typeof twiceIn> => {
    for (const [at, row] of (Array.isArray(rows) ? rows : []).entries()) {
      const { id, items } = row as { id?: unknown; items?: unknown };
      if (typeof id === 'string' && seen.has(id)) return { id, path: [...path, at, 'id'] };
      if (typeof id === 'string') seen.add(id);
      const within = visit(items, [...path, at, 'items']);
      if (within !== undefined) return within;
    }
    return undefined;
  };
  return visit(list, []);
}

function suggestion(issue: Issue, found: unknown): string | undefined {
  if (issue.message === 'date') return meantDay(found);
  const choices = choicesOf(issue);
  if (choices && typeof found === 'string') return closest(found, choices);
  if (issue.expected === 'boolean') return meantTruth(found);
  // In YAML, 2026 is a number and true a boolean. Quotation marks make them texts.
  if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof found)) return `'${found}'`;
  if (issue.expected === 'array' && typeof found === 'string') return `[${found}]`;
  if (issue.message === 'key' && typeof found === 'string') {
    const key = found
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return key === '' ? undefined : key;
  }
  return undefined;
}

function expectation(issue: Issue): readonly [string, string] {
  const choices = choicesOf(issue);
  if (choices) {
    const list = choices.join(', ');
    return [`次のいずれか: ${list}`, `one of: ${list}`];
  }
  return EXPECTED[issue.message] ?? EXPECTED[issue.expected ?? ''] ?? [issue.message, issue.message];
}

/** Who writes a text where fields belong cannot know their names. */
function withNames([ja, en]: readonly [string, string], names: readonly string[]): readonly [string, string] {
  return names.length === 0 ? [ja, en] : [`${ja}：${names.join('、')}`, `${en}: ${names.join(', ')}`];
}

function choicesOf({ values, options }: Issue): string[] | undefined {
  return (values ?? options)?.map(String);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], data);
}
