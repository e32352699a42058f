import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  const textsOf = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => [`/${name}`, readFileSync(path.join(folder, name), 'utf8')] as const);
  return {
    folder,
    pages: names.filter((name) => name.endsWith('.html')).sort(),
    scripts: new Map(textsOf('.js').map(([address, text]) => [address, scriptFile(address, text)])),
    styles: new Map(textsOf('.css').filter(([address]) => !isPrintSheet(address))),
  };
}

/** The lookups that page processing needs, by address. */
export function builtFiles({ scripts, styles }: Pick<BuiltSite, 'scripts' | 'styles'>): BuiltFiles {
  return {
    digestOf: (address) => scripts.get(address)?.digest,
    scriptsOf: pageScripts(scripts),
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
