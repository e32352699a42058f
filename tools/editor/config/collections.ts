import type { CmsConfig, Collection, CollectionFile, I18nOptions } from '@sveltia/cms';
import {
  ENTRY_KINDS,
  type EntryKind,
  endingOf,
  fileOf,
  KIND_NAMES,
  KINDS,
  type Kind,
  LIST_KINDS,
} from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { fieldsIn, shapeOf } from '#tools/editor/form/shape.ts';
import { isMarkdown, KEPT } from '#tools/editor/text/content-file.ts';
import { fieldsOf, KEY_PATTERN } from './fields.ts';
import { nameOfKind, says, wordsOfField } from './words.ts';

/** Icons of the collections, by their names in Material Symbols. */
const ICONS: Partial<Record<Kind, string>> = {
  news: 'newspaper',
  'tech-articles': 'article',
  'case-studies': 'work',
  challenged: 'inventory_2',
  services: 'category',
  jobs: 'badge',
  pages: 'description',
};

/** The kinds of content as the editor lists them: those of many entries, and those of one file. */
export function collections(
  lang: Lang,
): Required<Pick<CmsConfig, 'singletons'>> & { readonly collections: Collection[] } {
  const single = KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries');
  return {
    collections: ENTRY_KINDS.map((kind) => entries(kind, lang)),
    singletons: single.map((kind) => file(kind, lang)),
  };
}

/** Name of the format in which the editor reads and writes a kind's files. The editor requires this suffix for Markdown. */
export function formatOf(kind: Kind): string {
  return isMarkdown(kind) ? `${kind}-frontmatter` : kind;
}

const SIDE_BY_SIDE: I18nOptions = { structure: 'multiple_folders', locales: [...LANGS], default_locale: DEFAULT_LANG };

function entries(kind: EntryKind, lang: Lang): Collection {
  const isDated = LIST_KINDS.some((listed) => listed === kind);
  const place = ['rank', 'order'].find((field) => field in fieldsIn(shapeOf(kind))) ?? 'title';
  const order = isDated ? { field: 'date', direction: 'descending' as const } : { field: place };
  return {
    name: kind,
    label: nameOfKind(lang, kind),
    ...(ICONS[kind] && { icon: ICONS[kind] }),
    description: says(lang).undo,
    summary: summaryOf(isDated),
    folder: `content/${kind}`,
    format: formatOf(kind),
    extension: endingOf(kind),
    i18n: { ...SIDE_BY_SIDE, initial_locales: 'all', omit_default_locale_from_preview_path: true },
    slug: {
      editable: true,
      hint: wordsOfField(lang, kind, '_slug').hint,
      pattern: [KEY_PATTERN, says(lang).nameRefused],
    },
    preview_path: `{{locale}}${KINDS[kind].path}/{{slug}}`,
    aliases_field: 'formerSlugs',
    media_folder: `/content/${isDated ? kind : 'news'}/images`,
    public_folder: isDated ? '../images' : '../../news/images',
    sortable_fields: { fields: [...new Set([order.field, 'title'])], default: order },
    view_filters: [
      { name: 'drafts', label: says(lang).drafts, field: 'draft', pattern: true },
      ...(isDated ? [{ name: 'scheduled', label: says(lang).scheduled, field: 'date', gt: '{{today}}' }] : []),
    ],
    thumbnail: false,
    fields: fieldsOf(kind, lang),
  };
}

/** The row of an entry in a list: its title, draft or scheduled, the day of publication, and the languages that it has. */
function summaryOf(isDated: boolean): string {
  const status = `{{${KEPT.status} | ternary('【', '')}}{{${KEPT.status}}}{{${KEPT.status} | ternary('】', '')}}`;
  return `${status}{{title}}${isDated ? ' · {{date}}' : ''} · {{locales}}`;
}

function file(kind: Kind, lang: Lang): CollectionFile {
  const isTranslated = KINDS[kind].form !== 'table';
  return {
    name: kind.replace('/', '-'),
    label: nameOfKind(lang, kind),
    file: isTranslated ? fileOf(kind, '{{locale}}') : fileOf(kind, DEFAULT_LANG),
    format: formatOf(kind),
    ...(isTranslated && { i18n: SIDE_BY_SIDE }),
    fields: fieldsOf(kind, lang),
  };
}
