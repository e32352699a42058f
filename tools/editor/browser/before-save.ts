import type { AppEventListener } from '@sveltia/cms';
import type { Kind } from '#src/content/kinds.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, isLang, type Lang } from '#src/i18n/langs.ts';
import { type EditorSettings, LOCAL_REPOSITORY } from '#tools/editor/config/cms-config.ts';
import { type FileForm, writeFile } from '#tools/editor/text/content-file.ts';
import { withoutInternalKeys } from '#tools/editor/text/internal-keys.ts';
import { changedMeanwhile, type Forms, type Reported } from './changed-meanwhile.ts';
import { openFile } from './open-file.ts';
import { refusal } from './refusal.ts';
import { savingProblems } from './saving-problems.ts';
import { textOnDisk } from './working-copy.ts';

interface SavedEntry {
  readonly collection: string;
  readonly slug: string;
  readonly path: string;
  readonly newRecord: boolean;
  readonly data: FileForm;
  readonly i18n: Readonly<Record<string, { readonly data: FileForm }>>;
}

/**
 * Stop a save that `check:content` would refuse, or that would undo what another tab or a colleague wrote meanwhile: the editor shows
 * why, and keeps what was written. GitHub's commits are compared by Sveltia itself.
 *
 * The saved form is returned as the editor would read it from the file, so that the next save compares with this one.
 */
export function beforeSave(settings: EditorSettings, lang: Lang): AppEventListener {
  const reported: Reported = new Map();
  return {
    name: 'preSave',
    handler: async ({ entry }) => {
      const { collection, slug, data, i18n, path, newRecord } = entry.toJS() as unknown as SavedEntry;
      const kind = kindAt(collection, path);
      const others = Object.entries(i18n).map(([other, { data: form }]) => [other, form]);
      // Its form has no such field: a date that the file had all the same could not be taken out.
      const { translatedFrom: _, ...original } = data;
      const given: Forms = withoutInternalKeys({ [DEFAULT_LANG]: original, ...Object.fromEntries(others) });
      const opened = newRecord ? undefined : openedSlug(kind, slug);
      const textOf = (file: string) => textOnDisk(LOCAL_REPOSITORY, file);
      const { forms, reason } =
        settings.repository === undefined
          ? await changedMeanwhile(given, { kind, slug, opened }, textOf, reported, lang)
          : { forms: given, reason: undefined };
      if (reason !== undefined) throw refused(reason);
      const today = companyDay(Date.now());
      const problems = savingProblems({ kind, slug, forms, site: settings.site, today });
      if (problems.length > 0) throw refused(refusal(problems, kind, lang));
      const saved = (form: FileForm) => openFile(kind, writeFile(kind, form, slug), lang, today);
      const rest = Object.entries(forms)
        .filter(([other]) => other !== DEFAULT_LANG)
        .map(([other, form]) => [other, { data: saved(form) }]);
      return entry.merge({
        data: saved(forms[DEFAULT_LANG] ?? {}),
        i18n: Object.fromEntries(rest),
      } as never) as typeof entry;
    },
  };
}

/** The editor shows the cause of this one message, and of no other. */
function refused(reason: string): Error {
  return new Error('saving_failed', { cause: new Error(reason) });
}

function kindAt(collection: string, path: string): Kind {
  if (collection !== '_singletons') return collection as Kind;
  const parts = path
    .replace(/\.(?:yaml|md)$/, '')
    .split('/')
    .slice(1);
  return (isLang(parts.at(-1)) ? parts.slice(0, -1) : parts).join('/') as Kind;
}

/** The slug under which the form was opened, which is in the address of the page; a renamed entry has another one now. */
function openedSlug(kind: Kind, slug: string): string {
  const [, collection, name] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
  return collection === kind && name !== undefined ? decodeURIComponent(name) : slug;
}
