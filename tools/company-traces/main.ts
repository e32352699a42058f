import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { command, refuse } from '#tools/command-line/command.ts';
import { searchFor, tracesOf, without } from './traces.ts';

/** Files of a company's site, and others that name the company. The code names none (`src/site/company-names.test.ts`). */
const PLACES = [
  'content',
  'locales',
  'public',
  'netlify.toml',
  'package.json',
  'README.md',
  'LICENSE',
  '.github',
  '.env.example',
];

/** Where a company is told: what stands there is as it should be. */
const TOLD = /^content\/(company|schemas)\//;

/** The guide for editors has examples of its own. */
const GUIDE = 'content/README.md';

/** What holds no text. */
const BINARY = /\.(png|jpe?g|webp|avif|woff2)$/;

/**
 * The command behind `npm run company:traces [REVISION]`: prints each line that names the company of a revision of the project (the
 * last commit's unless given), by name, number, address, person or town. While that company is still the one of `content/company`,
 * these are the texts that another company will have to write anew; after, what is left of the former one, in the built site too.
 */
function main(revision: string): void {
  if (!isKnown(revision)) {
    refuse(
      `${revision} is not a commit, branch or tag of this clone. Find the last one with the former company: git log --oneline -- content/company`,
    );
  }
  const then = tracesOf((file) => git('show', `${revision}:${file}`));
  const now = tracesOf((file) => readFileSync(file, 'utf8'));
  const isSame = JSON.stringify(then) === JSON.stringify(now);
  const search = searchFor(isSame ? { ...then, colours: [], lines: [] } : without(then, now));
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...PLACES).split('\n');
  const files = isSame
    ? sources.filter((file) => !TOLD.test(file))
    : [...sources, 'src/styles/tokens.css', ...filesIn('dist')];
  let count = 0;
  for (const file of files.filter((name) => existsSync(name) && name !== GUIDE && !BINARY.test(name))) {
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const found = search(line);
      count += found.length;
      if (found.length > 0) console.log(`${file}:${at + 1}  ${found.join(', ')}`);
    }
  }
  console.log(
    `${count} traces of the company of ${revision}${isSame ? ', which is still the one of content/company' : ''}`,
  );
}

function isKnown(revision: string): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).status === 0;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const [revision] = command('company:traces', 'Lists texts that name the company of a revision.')
  .argument('[revision]', 'commit, branch or tag', 'HEAD')
  .parse().processedArgs as [string];
main(revision);
