import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inShell, type SiteTree } from '#tests/support/site-tree.ts';
import { GUIDE } from './guide.ts';

/** What an editor has before them: the files, and a shell for the commands of the guide. */
export interface Workspace {
  readonly root: string;
  /** Commands of the guide that were run, as the guide prints them. */
  readonly typed: ReadonlySet<string>;
  /**
   * Run a command of the guide, with this content's own names in place of its examples.
   *
   * @returns what it printed
   * @throws Error when the guide does not contain the command, or when it fails
   */
  type(command: string, names?: Readonly<Record<string, string>>): Promise<string>;
  read(file: string): string;
  write(file: string, content: string | Buffer): void;
  /** @throws Error when the file does not hold `from` */
  edit(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
}

/**
 * The workspace of a tree.
 *
 * @example await workspaceOf(siteTree({})).type('npm run check:content')
 */
export function workspaceOf(tree: SiteTree): Workspace {
  const typed = new Set<string>();
  const place = (file: string) => path.join(tree.root, file);
  const read = (file: string) => readFileSync(place(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), content);
  };
  return {
    root: tree.root,
    typed,
    read,
    write,
    remove: (file) => rmSync(place(file)),
    edit(file, from, to) {
      const text = read(file);
      const now = text.replace(from, to);
      if (now === text) throw new Error(`${file}: no "${from}"`);
      write(file, now);
    },
    async type(command, names = {}) {
      if (!GUIDE.ja.commands.includes(command))
        throw new Error(`docs/content/editing.ja.md does not say to type: ${command}`);
      typed.add(command);
      const line = Object.entries(names).reduce((text, [from, to]) => text.replace(from, to), command);
      const { code, output } = await inShell(tree, line);
      if (code !== 0) throw new Error(`${line}\n${output}`);
      return output;
    },
  };
}
