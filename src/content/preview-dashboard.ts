import type { PublicationStatus } from '#src/domain/publishing/publication.ts';
import { type TranslationRow, translationRows, type Version } from '#src/domain/publishing/translations.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { checkContent } from './check/check-content.ts';
import type { ContentProblem } from './check/problem.ts';
import { entriesOf } from './collections.ts';
import { ENTRY_KINDS, type EntryKind, fileOf, pageOf } from './kinds.ts';

/** An entry in the preview dashboard, in the default language if possible. */
export interface DashboardEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly title: string;
  /** The language of `title`. */
  readonly written: Lang;
  readonly publicationStatus: PublicationStatus;
  readonly date: string | undefined;
  readonly langs: readonly Lang[];
  /** The page's path without language. */
  readonly path: string;
  /** The file of `title`, relative to the project. */
  readonly file: string;
}

interface ShownVersion extends Version {
  readonly publicationStatus: PublicationStatus;
}

/** The data of the preview dashboard, in all languages for editors to compare. */
export interface Dashboard {
  readonly entries: readonly DashboardEntry[];
  readonly translations: Readonly<Record<EntryKind, readonly TranslationRow[]>>;
  /** Differences from the default branch; undefined if git has none to compare with. */
  readonly changes: readonly ChangedFile[] | undefined;
  /** Problems of the content check, including errors, which do not stop `dev`. */
  readonly findings: readonly ContentProblem[];
}

let dashboard: Promise<Dashboard> | undefined;

/** The data of the preview dashboard, computed once per build (in `dev` for each request). */
export function previewDashboard(): Promise<Dashboard> {
  if (import.meta.env.DEV || dashboard === undefined) dashboard = makeDashboard();
  return dashboard;
}

async function makeDashboard(): Promise<Dashboard> {
  const loaded = await Promise.all(
    ENTRY_KINDS.map(async (kind): Promise<[EntryKind, ShownVersion[]]> => [kind, await entriesOf(kind)]),
  );
  const translations = Object.fromEntries(
    loaded.map(([kind, versions]) => [kind, translationRows(versions)]),
  ) as unknown as Dashboard['translations'];
  return {
    entries: loaded.flatMap(([kind, versions]) => dashboardEntries(kind, versions)),
    translations,
    changes: changedFiles(process.cwd(), ['content', 'locales']),
    findings: (await checkContent(process.cwd(), thisDeploy.today)).problems,
  };
}

function dashboardEntries(kind: EntryKind, versions: readonly ShownVersion[]): DashboardEntry[] {
  const slugs = [...new Set(versions.map(({ slug }) => slug))];
  const entries = slugs.flatMap((slug): DashboardEntry[] => {
    const own = versions.filter((version) => version.slug === slug);
    const shown = own.find(({ lang }) => lang === DEFAULT_LANG) ?? own[0];
    if (shown === undefined) return [];
    return [
      {
        kind,
        slug,
        title: shown.title,
        written: shown.lang,
        publicationStatus:
          own.find(({ publicationStatus }) => publicationStatus !== 'published')?.publicationStatus ?? 'published',
        date: shown.date,
        langs: own.map(({ lang }) => lang),
        path: pageOf(kind, slug),
        file: fileOf(kind, shown.lang, slug),
      },
    ];
  });
  return entries.sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1));
}
