import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, refuse } from '#tools/command-line/command.ts';

/** What is the company's: content, messages, downloads, font, tokens, settings. */
const OWN =
  /^(content\/(?!README)|locales\/|public\/(downloads|fonts)\/|src\/styles\/tokens\.css$|(site|languages)\.config\.ts$|README\.md$|LICENSE$)/;
const MOST_NAMED = 20;

type Messages = { readonly [key: string]: string | readonly string[] | Messages };

const [source = ''] = command('upgrade', 'Replaces all but the company’s own files by those of a newer version.')
  .argument('<source>', 'folder or address of the repository of the newer version')
  .parse().args;
if (git('.', 'rev-parse') === undefined) refuse('This is no git repository, which keeps the files that are replaced.');
if (git('.', 'status', '--porcelain') !== '') refuse('Commit or stash your changes first: the command replaces files.');
const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const address = existsSync(source) ? pathToFileURL(source).href : source;
const cloned = git('.', 'clone', '--quiet', '--depth', '1', address, folder);
if (cloned === undefined || !existsSync(path.join(folder, 'CHANGELOG.md')))
  refuse(`${source} is no repository of this project.`);

const { name = '', description = '', version = '' } = jsonOf('package.json');
const written = filesIn(folder).filter((file) => !OWN.test(file));
const removed = filesIn('.').filter((file) => !OWN.test(file) && !existsSync(path.join(folder, file)));
for (const file of removed) rmSync(file);
for (const file of written) cpSync(path.join(folder, file), file);
for (const file of filesIn(folder).filter((each) => each.startsWith('locales/'))) {
  // A language of the site has all catalogues, another one at most those of the editor.
  if (!existsSync(file) && !existsSync(path.join(path.dirname(file), 'common.json'))) continue;
  const own = existsSync(file) ? jsonOf(file) : {};
  const updated = inOwnWords(jsonOf(path.join(folder, file)), own);
  if (JSON.stringify(updated) !== JSON.stringify(own)) writeJson(file, updated);
}
const newPackage = jsonOf('package.json');
writeJson('package.json', { ...newPackage, name, description });
console.log(
  [
    `Version ${version} → ${newPackage['version']}: ${written.length} files replaced, ${removed.length} removed.`,
    ...(removed.length > MOST_NAMED ? [] : removed.map((file) => `- removed: ${file}`)),
    'git status lists the files, and git restore takes one back.',
    ...breakingSince(readFileSync('CHANGELOG.md', 'utf8'), String(version)),
    'Next: npm ci, npx tsc (for site.config.ts), npm run format, npm run check:content, npm run check:messages, npm start. Then commit.',
  ].join('\n'),
);

function git(cwd: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

function filesIn(cwd: string): string[] {
  return (git(cwd, 'ls-files', '-z') ?? '').split('\0').filter(Boolean);
}

function jsonOf(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The messages of the new version, in the site's own words where it has the same key. */
function inOwnWords(messages: Messages, own: Messages): Messages {
  const isGroup = (value: unknown): value is Messages => typeof value === 'object' && !Array.isArray(value);
  const entries = Object.entries(messages).map(([key, text]) => {
    const words = own[key] ?? text;
    return [key, isGroup(text) && isGroup(words) ? inOwnWords(text, words) : words];
  });
  return Object.fromEntries(entries);
}

/** What is under "Breaking" in the versions of a changelog above the present one. */
function breakingSince(changelog: string, version: string): string[] {
  const versions = changelog.split(/^(?=## )/m).slice(1);
  const present = versions.findIndex((text) => text.startsWith(`## ${version}`));
  return versions.slice(0, present < 0 ? undefined : present).map((text) => text.split(/^### (?!Breaking)/m)[0] ?? '');
}
