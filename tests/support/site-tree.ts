import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#src/content/files-below.ts';
import { deployOf } from '#src/site/deploy.ts';

/** What a build of the site reads, and what judges it. */
const PARTS = [
  'src',
  'functions',
  'tools',
  'content',
  'locales',
  'public',
  'tests',
  'docs',
  'astro.config.mjs',
  'site.config.ts',
  'languages.config.ts',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
];

/** Below the project, so that the packages are found; git ignores it. */
const FOLDER = '.cache/editorial';

const { now, today } = deployOf(process.env, false, Date.now());

/** The day of every build, so that two of them can be compared over midnight too; `YYYY-MM-DD` in Tokyo. */
export const TODAY = today;

/** What a test changes: new texts by file, undefined for what is not there. */
export type Changes = Readonly<Record<string, string | Buffer | undefined>>;

/** A copy of the project whose content a test may change, and build for an audience of its own. */
export interface SiteTree {
  readonly root: string;
  /** Text of a file below `dist/`. */
  read(file: string): string;
  /** Files below `dist/`, or another folder, with forward slashes. */
  files(folder?: string): string[];
  remove(): void;
}

/**
 * Copy what a build reads, and change it.
 *
 * @param changes new contents of files, relative to the project; undefined removes a file or a folder
 * @param place the folder of the copy, emptied before; one of its own when it is not given
 */
export function siteTree(changes: Changes, place?: string): SiteTree {
  const root = path.resolve(place ?? newFolder());
  rmSync(root, { recursive: true, force: true });
  for (const part of PARTS) cpSync(part, path.join(root, part), { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    const place = path.join(root, file);
    if (text === undefined) rmSync(place, { recursive: true, force: true });
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
  }
  // What was drawn and scaled once is not drawn again.
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  symlinkSync(path.resolve('node_modules/.cache'), path.join(root, 'node_modules/.cache'));
  return treeAt(root);
}

/** An existing copy, unchanged. */
function treeAt(root: string): SiteTree {
  return {
    root,
    read: (file) => readFileSync(path.join(root, 'dist', file), 'utf8'),
    files: (folder = 'dist') => filesBelow(path.join(root, folder)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function newFolder(): string {
  mkdirSync(FOLDER, { recursive: true });
  return mkdtempSync(path.join(FOLDER, 'site-'));
}

/** How a command ended: its exit code, and everything that it printed. */
interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Build a tree as the platform would.
 *
 * @param context Netlify's, such as `production` or `deploy-preview`
 * @param time of the build, as `BUILD_DATE` names it; that of all editorial builds when it is not given
 */
export function build(tree: SiteTree, context: string, time = new Date(now).toISOString()): Promise<Ended> {
  return run(tree, 'build', {
    CONTEXT: context,
    BUILD_DATE: time,
    HEAD: 'spring-news',
    COMMIT_REF: '0123456789abcdef',
    REPOSITORY_URL: 'https://github.com/example/site',
    // With Vitest's own, Astro would think that it is tested, and pages that they are made by `astro dev`, which keeps no result.
    NODE_ENV: 'production',
    VITEST: '',
    DEV: undefined,
    PROD: undefined,
    MODE: undefined,
  });
}

/**
 * Run the tests of the built site on a tree, in one process, for a second tree is at work beside it, and
 * each process reads every page.
 *
 * @example (await rules(tree)).code // => 0
 */
export function rules(tree: SiteTree): Promise<Ended> {
  return ended(tree, process.execPath, ['--run', 'test:site', '--', '--maxWorkers=1'], {
    FORCE_COLOR: '0',
    VITEST: '',
  });
}

/** Run Vitest in a tree, with the settings of its site. */
export function vitest(tree: SiteTree, args: readonly string[]): Promise<Ended> {
  return ended(tree, process.execPath, [path.resolve('node_modules/vitest/vitest.mjs'), 'run', ...args], {
    FORCE_COLOR: '0',
    VITEST: '',
  });
}

/** Run a command of `package.json` in a tree. */
export function run(tree: SiteTree, script: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return ended(tree, process.execPath, ['--run', script], env);
}

/**
 * Type a line into the shell of a tree, as an editor does.
 *
 * @example await inShell(tree, 'npm run new news tech-seminar "技術セミナーのご案内"')
 */
export function inShell(tree: SiteTree, line: string): Promise<Ended> {
  return ended(tree, '/bin/sh', ['-c', line], {});
}

function ended(tree: SiteTree, program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: tree.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
