/** Where the build puts pictures under names that only texts of the site tell. */
export const MADE = '_astro/';

/** Names that editors may give to pictures have none of what ends an address here (`src/content/checking/picture-problems.ts`). */
const ADDRESS = new RegExp(`/(${MADE}[^\\s"'\`<>(),;?#&\\\\]+)`, 'g');

/**
 * What a text of the site names below `_astro/`, as file names: in attributes, feeds and scripts alike, with or without the site's origin.
 */
export function namedPictures(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, name = '']) => decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
