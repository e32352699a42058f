import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What the repository says of itself to people and services, held to what is true. */

const read = (file: string) => readFileSync(file, 'utf8');
const packageFile = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
/** Without files that were removed and not committed, as after `npm run init`. */
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

/** @param path of a file or a folder, which may end with a slash */
function isTracked(path: string): boolean {
  const place = path.replace(/\/$/, '');
  return tracked.some((file) => file === place || file.startsWith(`${place}/`));
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { steps: { run?: string; uses?: string; with?: Record<string, string> }[] }>>;
}
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (name: string) => stepsOf(workflow(name)).flatMap(({ run }) => run ?? []);

describe('the Node version has one source', () => {
  const nvmrc = read('.nvmrc').trim();

  test('.nvmrc, which the packages with its executable follow, locked like all others', () => {
    const { version, sha256 } = JSON.parse(read('tools/dependency-check/node-executables.json'));
    expect(version).toBe(nvmrc);
    const brought = Object.keys(sha256).map((platform) => `node-${platform.replace('win32', 'win')}`);
    expect(packageFile.optionalDependencies).toEqual(Object.fromEntries(brought.map((name) => [name, nvmrc])));
    const locked = JSON.parse(read('package-lock.json')).packages;
    for (const name of brought)
      expect(locked[`node_modules/${name}`]).toMatchObject({ version: nvmrc, integrity: expect.any(String) });
    // Installs another package of its own accord, which no lockfile names.
    expect(locked).not.toHaveProperty('node_modules/node');
    expect(packageFile.devDependencies['@types/node']?.split('.')[0]).toBe(nvmrc.split('.')[0]);
  });

  test('workflows read it, the platform does so by itself', () => {
    for (const name of readdirSync('.github/workflows')) {
      const setups = stepsOf(workflow(name.replace('.yml', ''))).filter(({ uses }) =>
        uses?.startsWith('actions/setup-node'),
      );
      for (const setup of setups) expect(setup.with).toMatchObject({ 'node-version-file': '.nvmrc' });
      expect(setups.length).toBeGreaterThan(0);
    }
    expect(read('netlify.toml')).not.toContain('NODE_VERSION');
  });
});

test('workflows name each action by the commit, with the tag as a comment', () => {
  const uses = readdirSync('.github/workflows').flatMap((name) =>
    [...read(`.github/workflows/${name}`).matchAll(/uses: (.*)/g)].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

describe('npm test runs in CI', () => {
  test('.ci/run, and nothing else, on pull requests and main', () => {
    expect(commandsOf('check')).toEqual(['.ci/run']);
    expect(Object.keys(workflow('check').on)).toEqual(['pull_request', 'push']);
    expect(workflow('check').on['push']).toEqual({ branches: ['main'] });
    expect(read('.ci/run')).toContain('npm ci && npm test\n');
  });

  test('everything once a week', () => {
    expect(commandsOf('weekly')).toEqual([
      'npm ci && npm run test:full',
      'npm ci && npm run build && npm run test:observatory',
      'npm ci && npm run test:mutation',
    ]);
    expect(workflow('weekly').on['schedule']).toEqual([{ cron: expect.stringMatching(/ \* \* [0-6]$/) }]);
  });
});

test('a build is one command of Astro, whose first integration checks the content', () => {
  expect(packageFile.scripts['build']?.replace(/[A-Z_]+=(?:"[^"]*"|\S+) /g, '')).toBe('astro build');
  expect(read('astro.config.mjs')).toMatch(/integrations: \[\s*contentSteps\(/);
});

test('every command that a document or workflow names is one of package.json', () => {
  const documents = tracked.filter(
    (file) => /\.md$|^\.github\/|^\.ci\/|^\.env\.example$/.test(file) && !file.startsWith('content/'),
  );
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:--silent |-s )?([a-z0-9:-]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !(name in packageFile.scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Samples in code show links of the site, not of the document. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;

test('every file and picture that a document points to is there', () => {
  const documents = tracked.filter((file) => file.endsWith('.md') && !/^(content|tests)\//.test(file));
  const links = documents.flatMap((file) =>
    [...read(file).replace(CODE, '').matchAll(LINK)].map(([, target = '']) => ({ file, target })),
  );
  expect(links.filter(({ file, target }) => !isTracked(join(dirname(file), target)))).toEqual([]);
});

/** A place in the code: content, documents to download and words are another company's to name. Braces with a comma are several, one word in them is a gap. */
const PLACE = /`((?:\.ci|\.github|docs|functions|public(?!\/downloads)|src|tests|tools)\/[^`\s<…]*)`/g;
/** What was, in the decision that ended it. */
const FORMER = ['src/build'];

test('every file and folder of the code that a document names is there', () => {
  const documents = tracked.filter((file) => file.endsWith('.md') && !/^(content|tests)\/./.test(file));
  const named = [...documents, 'content/README.md'].flatMap((file) =>
    [...read(file).matchAll(PLACE)].map(([, place = '']) => ({ file, place: place.replace(/\/$/, '') })),
  );
  const isThere = (place: string) =>
    isTracked(place) || tracked.some((file) => matchesGlob(file, place) || matchesGlob(file, `${place}/**`));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ place }) => !FORMER.includes(place) && !isThere(place))).toEqual([]);
});

test('.env.example names exactly what is read from the environment', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  const settings = [...read('src/server/env.ts').matchAll(/setting\('([A-Z_]+)'\)/g)].map((match) => match[1]);
  const local = ['PORT', 'NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'];
  expect([...named].sort()).toEqual([...settings, ...local].sort());
});

test('each decision begins with its number, title, status and date, as its row in the list says', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\((.+?)\) \| (.+) \| (.+) \| (.+) \|$/gm)];
  const names = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));
  expect(rows.map(([, , file]) => file)).toEqual(names.sort());
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, at) => at + 1));
  for (const [, number, file, title, date, status] of rows) {
    const [heading, , , dateLine, , context] = read(`docs/decisions/${file}`).split('\n');
    expect(file?.slice(0, 4)).toBe(number?.padStart(4, '0'));
    expect([heading, dateLine, context?.slice(0, 12)]).toEqual([
      `# ${number}. ${title}`,
      `- Date: ${date}`,
      '**Context.**',
    ]);
    expect(read(`docs/decisions/${file}`)).toContain(`\n- Status: ${status}`);
  }
});

test('CODEOWNERS speaks of what is there, content and code apart', () => {
  const rows = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[*/]/.test(line));
  const places = rows.map((row) => row.split(/\s+/)[0] ?? '').filter((place) => place !== '*');
  expect(places.filter((place) => !existsSync(`.${place}`))).toEqual([]);
  expect(new Set(rows.map((row) => row.split(/\s+/)[1])).size).toBe(2);
});

test('the newest version of the changelog is the one of package.json', () => {
  expect(/^## (\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(packageFile.version);
});
