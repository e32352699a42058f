import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from '#src/i18n/langs.ts';

/** A file of UI strings. */
export interface CatalogueFile {
  /** Relative to the project. */
  readonly file: string;
  readonly lang: Lang;
  readonly text: string;
}

/** The files of UI strings of the site's languages. A language in preparation may have none. */
export function catalogueFiles(root: string): CatalogueFile[] {
  return LANGS.flatMap((lang) => {
    const folder = path.join(root, 'locales', lang);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    return names.map((name) => ({
      file: `locales/${lang}/${name}`,
      lang,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
  });
}
