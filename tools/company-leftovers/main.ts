import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '#src/content/reading/files-below.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { identityOf, searchFor, without } from './identity.ts';

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
  '.devcontainer',
  'docs/start',
  '.env.example',
];

/** Files that define the company: its name belongs there. */
const TOLD = /^content\/(company|schemas)\//;

/** The guide for editors has examples of its own. */
const GUIDE = 'content/README.md';

/** Files without text. */
const BINARY = /\.(png|jpe?g|webp|avif|woff2)$/;

/**
 * The command behind `npm run company:leftovers [REVISION]`: prints each line that names the company of a revision of the project (by
 * default the last commit), by name, number, address, person or town. While `content/company` still describes that company, these are
 * the texts that another company has to rewrite. Later they are the leftovers of the former company, in the built site too.
 */
function main(revision: string): void {
  if (!isKnown(revision)) {
    refuse(
      `${revision} is not a commit, branch or tag of this clone. Find the last one with the former company: git log --oneline -- content/company`,
    );
  }
  const then = identityOf((file) => git('show', `${revision}:${file}`));
  const now = identityOf((file) => readFileSync(file, 'utf8'));
  const isSame = JSON.stringify(then) === JSON.stringify(now);
  const search = searchFor(isSame ? { ...then, colours: [], lines: [] } : without(then, now));
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...PLACES).split('\n');
  const files = isSame
    ? sources.filter((file) => !TOLD.test(file))
    : [...sources, 'src/styles/tokens.css', ...filesBelow('dist').map((file) => `dist/${file}`)];
  let count = 0;
  for (const file of files.filter((name) => existsSync(name) && name !== GUIDE && !BINARY.test(name))) {
    for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const found = search(line);
      count += found.length;
      if (found.length > 0) console.log(`${file}:${at + 1}  ${found.join(', ')}`);
    }
  }
  console.log(
    `${count} references to the company of ${revision}${isSame ? ', which is still the one of content/company' : ''}`,
  );
}

function isKnown(revision: string): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).status === 0;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

const [revision] = command('company:leftovers', 'Lists texts that name the company of a revision.')
  .argument('[revision]', 'commit, branch or tag', 'HEAD')
  .parse().processedArgs as [string];
main(revision);
