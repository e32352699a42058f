/**
 * What texts name below a folder of the site, as file names: in attributes, feeds and scripts alike, with or without the site's origin.
 *
 * @param folder relative to the site's root, with its slash
 * @example namedPictures(['<img src="/_astro/a%20b.png">'], '_astro/') // => Set { '_astro/a b.png' }
 */
export function namedPictures(texts: readonly string[], folder: string): Set<string> {
  // Names that editors may give to pictures have none of what ends an address here (`src/content/checking/picture-problems.ts`).
  const address = new RegExp(`/(${folder}[^\\s"'\`<>(),;?#&\\\\]+)`, 'g');
  return new Set(texts.flatMap((text) => [...text.matchAll(address)].map(([, name = '']) => decoded(name))));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
