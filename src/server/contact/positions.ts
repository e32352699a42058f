import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lang } from '#src/i18n/langs.ts';
import { kindOf } from '#src/server/log.ts';

/** File of positions that the build writes next to the contact function (`src/content/deploy-files.ts`). */
export const POSITIONS_FILE = 'positions.json';

/** The title of a position by its slug; undefined without a slug, and where there is none of it. Never throws. */
export type NamePosition = (slug: string | undefined, lang: Lang) => Promise<string | undefined>;

/** Positions as the build knew them, read when an inquiry names one. */
export function positionsFrom(folder: string): NamePosition {
  return async (slug, lang) => {
    if (slug === undefined) return undefined;
    try {
      const titles = JSON.parse(await readFile(path.join(folder, POSITIONS_FILE), 'utf8')) as Record<
        Lang,
        Record<string, string>
      >;
      return Object.hasOwn(titles[lang], slug) ? titles[lang][slug] : undefined;
    } catch (error) {
      // An application is worth more than the title of its position.
      console.error(JSON.stringify({ event: 'positions-missing', reason: kindOf(error) }));
      return undefined;
    }
  };
}
