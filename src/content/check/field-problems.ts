import * as z from 'zod';
import { KINDS } from '#src/content/kinds.ts';
import type { ContentFile } from '#src/content/read-content.ts';
import { partOf, schemaOf } from '#src/content/shared-fields.ts';
import { lineAt } from '#src/content/source-file.ts';
import {
  type ContentProblem,
  closest,
  hintOf,
  NO_HINT,
  problemAt,
  type Sentence,
  type SentenceKey,
  say,
} from './problem.ts';
import en from './sentences/en.json' with { type: 'json' };

/** Problems of the fields of a file: it cannot be read, its schema refuses a value, or a translation does not fit its original. */
export function fieldProblems(file: ContentFile): ContentProblem[] {
  const { source, text, data, misfits, original } = file;
  const whole = (line: number, sentence: Sentence) => [{ ...problemAt(file, [], sentence), line }];
  const unreadable = text.search(/\uFFFD|\0/);
  if (unreadable >= 0) return whole(lineAt(text, unreadable), say('encoding'));
  if (source.fault) {
    const { code, line, message } = source.fault;
    const advice = `yaml.${text.trim() === '' ? 'EMPTY' : code}`;
    const { ja, en: english } = say(isKey(advice) ? advice : 'yaml.quote');
    return whole(line, { ja, en: `${english} (${message})` });
  }
  if (data === undefined) return whole(1, say(text.trim() === '' ? 'yaml.EMPTY' : 'noField'));
  const schema = KINDS[file.kind].schema as z.ZodType;
  const told = misfits.map(({ path, problem, expected = '' }) =>
    problemAt(file, path, say(problem, { original, expected })),
  );
  // A row without a counterpart in the original lacks its shared fields, too.
  const isMisplaced = (path: readonly PropertyKey[]) =>
    misfits.some((misfit) => misfit.problem !== 'repeated' && path.join('.').startsWith(misfit.path.join('.')));
  const found = sentencesOn(schema, data).filter(({ path, isMissing }) => !(isMissing && isMisplaced(path)));
  return [...told, ...found.map(({ path, sentence }) => problemAt(file, path, sentence))];
}

function isKey(key: string): key is SentenceKey {
  return key in en;
}

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly sentence: Sentence;
  readonly isMissing?: boolean;
}

/** What a schema finds in some data, for editors: a sentence for each field. A misspelt field is not also missing. */
export function sentencesOn(schema: z.ZodType, data: unknown): Finding[] {
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((name): Finding => {
      const near = closest(name, fieldsAt(schema, issue.path, data));
      meant.add([...issue.path, near].join('.'));
      const hint = near === undefined ? say('removeIt') : say('meant', { name: near });
      return { path: [...issue.path, name], sentence: say('unknownField', { name, hint }) };
    });
  });
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue.path.join('.')));
  return [...unknown, ...others.map(findingOf)];
}

function findingOf(issue: z.core.$ZodIssue): Finding {
  const { path, input } = issue;
  const expected = expectationOf(issue);
  const isMissing = input === undefined || input === null;
  if (isMissing) return { path, sentence: say('missing', { expected }), isMissing };
  const found = JSON.stringify(input).slice(0, 80);
  return { path, sentence: say('found', { found, expected, hint: hintFor(issue) }) };
}

const [JAPANESE, ENGLISH] = [z.locales.ja(), z.locales.en()];

/** Our own words for a rule that a schema names in its message and for types of values; zod's for the rest. */
function expectationOf(issue: z.core.$ZodIssue): Sentence {
  if (issue.code === 'invalid_value') return say('oneOf', { list: issue.values.join(', ') });
  const type = issue.code === 'invalid_type' ? `type.${issue.expected}` : '';
  if (isKey(type)) return say(type);
  const own = `expected.${issue.message}`;
  if (isKey(own)) return say(own);
  const by = ({ localeError }: typeof JAPANESE) => {
    const sentence = localeError(issue as z.core.$ZodRawIssue);
    return typeof sentence === 'string' ? sentence : (sentence?.message ?? '');
  };
  return { ja: by(JAPANESE), en: by(ENGLISH) };
}

function hintFor(issue: z.core.$ZodIssue): Sentence {
  const { code, input } = issue;
  if (code === 'invalid_value' && typeof input === 'string') return nearest(input, issue.values.map(String));
  if (code === 'invalid_type') {
    if (issue.expected === 'string') return say('meant', { name: `'${String(input)}'` });
    if (issue.expected === 'array' && typeof input === 'string') return say('meant', { name: `[${input}]` });
    const isYes = /^(?:true|yes|on|はい|是|1)$/i.test(String(input));
    return issue.expected === 'boolean' ? say('meant', { name: String(isYes) }) : NO_HINT;
  }
  const [, year, month = '', day = ''] =
    /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/.exec(String(input).normalize('NFKC')) ?? [];
  const name = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year === undefined || name === input ? NO_HINT : say('meant', { name });
}

function nearest(name: string, known: readonly string[]): Sentence {
  return closest(name, known) === undefined ? NO_HINT : hintOf(name, known);
}

function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): string[] {
  const [name, ...rest] = path;
  if (name !== undefined) {
    const part = partOf(schema, data, name);
    return part === undefined ? [] : fieldsAt(part, rest, (data as Record<PropertyKey, unknown>)[name]);
  }
  const own = schemaOf(schema, data);
  return own instanceof z.ZodObject ? Object.keys(own.shape) : [];
}
