import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#src/content/reading/files-below.ts';
import { pageScripts, type ScriptFile } from './page-scripts.ts';
import { isPrintSheet } from './page-styles.ts';
import type { BuiltFiles } from './process-page.ts';
import { stringsIn } from './script-strings.ts';
import { textDigest } from './text-digest.ts';

/** The built site on the disk. Addresses begin with `/`. */
export interface BuiltSite {
  readonly folder: string;
  /** Names of the pages below the folder, such as `en/news.html`. */
  readonly pages: readonly string[];
  readonly scripts: ReadonlyMap<string, ScriptFile>;
  /** Texts of the style files that pages take in. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Read the built site: names of the pages, texts of the style files, and the classes and properties that scripts may name.
 *
 * @throws Error for a script that cannot be parsed
 */
export function readBuiltSite(folder: string): BuiltSite {
  const names = filesBelow(folder);
  const textsOf = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => [`/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const);
  return {
    folder,
    pages: names.filter((name) => name.endsWith('.html')),
    scripts: new Map(textsOf('.js').map(([address, text]) => [address, scriptFile(address, text)])),
    styles: new Map(textsOf('.css').filter(([address]) => !isPrintSheet(address))),
  };
}

/** The lookups that page processing needs, by address. */
export function builtFiles({ folder, scripts, styles }: Omit<BuiltSite, 'pages'>): BuiltFiles {
  const known = new Map(scripts);
  let scriptsOf = pageScripts(known);
  return {
    digestOf: (address) => known.get(address)?.digest,
    scriptsOf: (tags, inline) => scriptsOf(tags, inline),
    islandFileOf: (text) => {
      const address = `/_astro/islands.${textDigest(text)
        .replaceAll(/\W|^sha256/g, '')
        .slice(0, 8)}.js`;
      if (!known.has(address)) {
        // Worker threads that need the same file at the same time write the same text.
        writeFileSync(path.join(folder, address), text);
        known.set(address, scriptFile(address, text));
        scriptsOf = pageScripts(known);
      }
      return address;
    },
    styleOf: (address) => {
      const text = styles.get(address);
      if (text === undefined) throw new Error(`the style file ${address}, which the build does not have`);
      return text;
    },
  };
}

/** The address of a page by its name below the built folder. */
export function addressOf(name: string): string {
  return `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;
}

function scriptFile(address: string, text: string): ScriptFile {
  try {
    return { digest: textDigest(text), strings: stringsIn(text) };
  } catch (error) {
    throw new Error(`${address} cannot be read as a script: ${error instanceof Error ? error.message : error}`);
  }
}
