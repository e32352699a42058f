import { decoded } from '#src/content/checking/picture-address.ts';

/** The folder for images under generated names, which only the texts of the site mention. */
export const MADE = '_astro/';

/** An address ends at a character that image names cannot contain (`src/content/checking/picture-address.ts`). */
const ADDRESS = new RegExp(`/(${MADE}[^\\s"'\`<>(),;?#&\\\\]+)`, 'g');

/** Names of the files below `_astro/` that a text of the site mentions: in attributes, feeds and scripts, with or without the origin. */
export function referencedImages(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, name = '']) => decoded(name));
}
