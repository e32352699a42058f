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

/** The words of the browser editor: their hints have examples, which no page prints. */
const OF_EDITOR = 'editor.json';

/** The files of UI strings that pages and mails of the site's languages print. A language in preparation may have none. */
export function catalogueFiles(root: string): CatalogueFile[] {
  return LANGS.flatMap((lang) => {
    const folder = path.join(root, 'locales', lang);
    const names = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== OF_EDITOR)
      : [];
    return names.map((name) => ({
      file: `locales/${lang}/${name}`,
      lang,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
  });
}
