import type { AppEventListener } from '@sveltia/cms';
import type * as z from 'zod';
import { fieldProblems } from '#src/content/check/field-problems.ts';
import { type ContentProblem, isError } from '#src/content/check/problem.ts';
import { readBody } from '#src/content/check/text-problems.ts';
import { fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { withSharedFields } from '#src/content/shared-fields.ts';
import { parseSource } from '#src/content/source-file.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { EditorSettings } from '#tools/editor/config/cms-config.ts';
import { labelsAlong } from '#tools/editor/config/fields.ts';
import { isMarkdown, KEPT, plain, readFile, writeFile } from '#tools/editor/form/content-file.ts';
import type { Group } from '#tools/editor/form/values.ts';
import { type EditorLang, nameOfLanguage, says } from '#tools/editor/words.ts';
import { textOnDisk } from './working-copy.ts';

/** An entry as Sveltia is about to save it. A language that the entry lacks has no data. */
interface SavedEntry extends Readonly<Record<'collection' | 'slug' | 'path', string>> {
  readonly newRecord: boolean;
  readonly data: Group;
  readonly i18n: Readonly<Record<string, { readonly data?: Group }>>;
}

/**
 * Stop a save that the check would refuse, or that would undo what another tab or a colleague wrote meanwhile: the editor shows why, and
 * keeps what was written. GitHub's commits are compared by Sveltia itself.
 *
 * The saved form is returned as the editor would read it from its file, so that the next save compares with this one.
 */
export function beforeSave({ repository, isLocal }: EditorSettings, lang: EditorLang): AppEventListener {
  return {
    name: 'preSave',
    handler: async ({ entry }) => {
      const { collection, slug, data, i18n, path, newRecord } = entry.toJS() as unknown as SavedEntry;
      const isOf = (each: Kind) => each === collection || fileOf(each, DEFAULT_LANG) === path;
      const kind = KIND_NAMES.find(isOf) ?? (collection as Kind);
      // The address of the page has the slug under which the form was opened; a renamed entry has another one now.
      const [, opened = slug] = /^#\/collections\/[^/]+\/entries\/([^/?]+)/.exec(decodeURI(location.hash)) ?? [];
      const given = Object.entries({ [DEFAULT_LANG]: { data: original(data, opened, slug) }, ...i18n });
      const forms = given.flatMap(([each, { data: form }]) => (form ? [[each as Lang, form] as const] : []));
      if (isLocal) {
        const textOf = (each: Lang, name: string) => textOnDisk(repository, fileOf(kind, each, name));
        for (const [each, form] of forms) {
          const isTaken = opened !== slug && (await textOf(each, slug)) !== undefined;
          const isChanged = plain((await textOf(each, opened)) ?? '') !== String(form[KEPT.source] ?? '');
          if (isTaken || isChanged) throw refused([says(lang, isTaken || newRecord ? 'taken' : 'changed')]);
        }
      }
      const texts = new Map(forms.map(([each, form]) => [each, writeFile(kind, form, each !== DEFAULT_LANG)]));
      const problems = [...texts.keys()].flatMap((each) =>
        problemsOf(kind, slug, each, texts).map((problem) => {
          const place = texts.size > 1 ? [nameOfLanguage(each, lang)] : [];
          const labels = problem.field === '' ? [] : labelsAlong(kind, problem.field.split('.'), lang);
          return `・${[...place, ...labels].join(' › ')}: ${problem[lang]}`;
        }),
      );
      if (problems.length > 0) throw refused([says(lang, 'refused'), ...problems]);
      const saved = Object.fromEntries([...texts].map(([each, text]) => [each, { data: readFile(kind, text) }]));
      const { [DEFAULT_LANG]: first, ...others } = saved;
      return entry.merge({ ...first, i18n: others } as never) as typeof entry;
    },
  };
}

/** The editor shows the cause of this one message, and of no other. */
function refused(lines: readonly string[]): Error {
  return new Error('saving_failed', { cause: new Error(lines.join('\n')) });
}

/** The fields of the original, which has no date of a text that it was translated from, and keeps the names that it was published under. */
function original({ translatedFrom: _, ...fields }: Group, opened: string, slug: string): Group {
  if (opened === slug || fields['draft'] === true) return fields;
  const former = Array.isArray(fields['formerSlugs']) ? fields['formerSlugs'] : [];
  return { ...fields, formerSlugs: [...new Set([...former, opened])].filter((name) => name !== slug) };
}

function problemsOf(kind: Kind, slug: string, lang: Lang, texts: ReadonlyMap<Lang, string>): ContentProblem[] {
  const sourceOf = (each: Lang) => parseSource(texts.get(each) ?? '', isMarkdown(kind));
  const [source, file, text] = [sourceOf(lang), fileOf(kind, lang, slug), texts.get(lang) ?? ''];
  const own = { kind, id: slug, slug, lang, file, text, source, original: fileOf(kind, DEFAULT_LANG, slug) };
  const { problems } = readBody({ kind, source });
  const inText = problems.map((problem) => ({ ...problem, file, field: 'body' })).filter(isError);
  if (lang === DEFAULT_LANG) return [...fieldProblems({ ...own, data: source.data, misfits: [] }), ...inText];
  const schema = KINDS[kind].schema as z.ZodType;
  const joined = withSharedFields(schema, sourceOf(DEFAULT_LANG).data, source.data);
  return [...fieldProblems({ ...own, ...joined }), ...inText];
}
