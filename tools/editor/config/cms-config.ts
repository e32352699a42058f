import type { CmsConfig } from '@sveltia/cms';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { collections } from './collections.ts';
import { says } from './words.ts';

/** Differences between the editor of a working copy and the deployed one. */
export interface EditorSettings {
  /** The address of the site that is edited, where its facts name one. */
  readonly site: string | undefined;
  /** `owner/name` on GitHub; without it the editor works on the folder that one chooses. */
  readonly repository?: string;
  /** Name of the folder to choose, for the editor of a working copy. */
  readonly folder?: string;
  /** Where GitHub's sign-in is answered, for an authenticator of one's own. */
  readonly signIn?: string;
}

/** The repository's name in the editor of a working copy: Sveltia needs a name, by which it keeps the folder and the drafts. */
export const LOCAL_REPOSITORY = 'this-machine/working-copy';

/** Pictures become at most this wide, in pixels; the site shows none wider. */
const WIDEST_PICTURE = 2400;
/** Limit of `check:content`, in bytes. */
const HEAVIEST_PICTURE = 3 * 1024 * 1024;

/** The editor's whole configuration. */
export function cmsConfig({ site, repository, signIn }: EditorSettings, lang: Lang): CmsConfig {
  return {
    load_config_file: false,
    app_title: says(lang).title,
    ...(site !== undefined && { site_url: site }),
    show_preview_links: repository !== undefined,
    backend: {
      name: 'github',
      repo: repository ?? LOCAL_REPOSITORY,
      branch: 'main',
      ...(signIn === undefined ? {} : { base_url: signIn }),
    },
    publish_mode: repository === undefined ? 'simple' : 'editorial_workflow',
    i18n: { structure: 'multiple_folders', locales: [...LANGS], default_locale: DEFAULT_LANG },
    media_folder: 'content/news/images',
    public_folder: '/content/news/images',
    media_libraries: {
      all: {
        max_file_size: HEAVIEST_PICTURE,
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 85, width: WIDEST_PICTURE } },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80, timezone: 'local' },
    output: { omit_empty_optional_fields: false },
    ...collections(lang),
  };
}
