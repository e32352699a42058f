import type { CmsConfig, Collection, CollectionFile, I18nOptions } from '@sveltia/cms';
import {
  ENTRY_KINDS,
  type EntryKind,
  endingOf,
  fileOf,
  isListKind,
  KIND_NAMES,
  KINDS,
  type Kind,
} from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { isMarkdown } from '#tools/editor/form/content-file.ts';
import { type EditorLang, nameOfKind, says } from '#tools/editor/words.ts';
import { fieldsOf } from './fields.ts';

/** Differences between the editor of a working copy and the deployed one. */
export interface EditorSettings {
  readonly isLocal: boolean;
  /** The address of the site that is edited, where its facts name one. */
  readonly site: string | undefined;
  /** `owner/name` on GitHub, or `local/` and the name of the folder to choose, after which the browser names what it keeps. */
  readonly repository: string;
  /** The branch on GitHub, if not the repository's own default; and who answers the sign-in, if not Netlify. */
  readonly branch?: string | undefined;
  readonly signIn?: string | undefined;
}

/** What becomes of a picture, in pixels and bytes: the site shows none wider, and no photo of that width weighs as much in WebP. */
const PICTURES = {
  max_file_size: 3 * 1024 * 1024,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 85, width: 2400 } },
} as const;

const SIDE_BY_SIDE: I18nOptions = { structure: 'multiple_folders', locales: [...LANGS], default_locale: DEFAULT_LANG };

/** The editor's whole configuration. */
export function cmsConfig(settings: EditorSettings, lang: EditorLang): CmsConfig {
  const { site, repository, isLocal, branch, signIn } = settings;
  return {
    load_config_file: false,
    app_title: says(lang, 'title'),
    ...(site !== undefined && { site_url: site }),
    show_preview_links: !isLocal,
    backend: { name: 'github', repo: repository, ...(branch && { branch }), ...(signIn && { base_url: signIn }) },
    publish_mode: isLocal ? 'simple' : 'editorial_workflow',
    i18n: SIDE_BY_SIDE,
    media_folder: 'content/news/images',
    public_folder: '/content/news/images',
    media_libraries: { all: PICTURES, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80, timezone: 'local' },
    collections: ENTRY_KINDS.map((kind) => entries(kind, lang)),
    singletons: KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries').map((kind) => file(kind, lang)),
  };
}

/** Name of the format in which the editor reads and writes a kind's files. Sveltia requires this suffix for Markdown. */
export const formatOf = (kind: Kind): string => (isMarkdown(kind) ? `${kind}-frontmatter` : kind);

function entries(kind: EntryKind, lang: EditorLang): Collection {
  const isDated = isListKind(kind);
  const place = ['rank', 'order'].find((field) => field in KINDS[kind].schema.shape) ?? 'title';
  const order = isDated ? { field: 'date', direction: 'descending' as const } : { field: place };
  return {
    name: kind,
    label: nameOfKind(kind, lang),
    description: says(lang, 'undo'),
    summary: `{{draft | ternary('${says(lang, 'draft')}', '')}}{{title}}${isDated ? ' · {{date}}' : ''} · {{locales}}`,
    folder: `content/${kind}`,
    format: formatOf(kind),
    extension: endingOf(kind),
    i18n: { ...SIDE_BY_SIDE, initial_locales: 'all', omit_default_locale_from_preview_path: true },
    slug: { editable: true, hint: says(lang, 'slugHint'), pattern: ['^[a-z0-9-]{1,80}$', says(lang, 'keyPattern')] },
    preview_path: `{{locale}}${KINDS[kind].path}/{{slug}}`,
    aliases_field: false,
    media_folder: `/content/${isDated ? kind : 'news'}/images`,
    public_folder: isDated ? '../images' : '../../news/images',
    sortable_fields: { fields: [...new Set([order.field, 'title'])], default: order },
    view_filters: [
      { name: 'drafts', label: says(lang, 'drafts'), field: 'draft', pattern: true },
      ...(isDated ? [{ name: 'scheduled', label: says(lang, 'scheduled'), field: 'date', gt: '{{today}}' }] : []),
    ],
    thumbnail: false,
    fields: fieldsOf(kind, lang),
  };
}

function file(kind: Kind, lang: EditorLang): CollectionFile {
  const isTranslated = KINDS[kind].form !== 'table';
  return {
    name: kind,
    label: nameOfKind(kind, lang),
    file: fileOf(kind, isTranslated ? '{{locale}}' : DEFAULT_LANG),
    format: formatOf(kind),
    ...(isTranslated && { i18n: SIDE_BY_SIDE }),
    fields: fieldsOf(kind, lang),
  };
}
