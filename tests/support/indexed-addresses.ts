import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Addresses of the pages in the search index of a language; each page is a compressed fragment, JSON after a mark of 12 bytes. */
export function indexedAddresses(dist: string, lang: string): string[] {
  const folder = path.join(dist, 'pagefind', lang, 'fragment');
  return readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');
    return (JSON.parse(text.slice(text.indexOf('{'))) as { url: string }).url;
  });
}
