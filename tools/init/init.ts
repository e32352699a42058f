import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { command, refuse } from '#tools/command-line/command.ts';
import type { Changes } from '#tools/language/change-files.ts';
import { filesOf, SCHEMAS, writeChanges, writeSchemas } from '#tools/language/write-changes.ts';
import { type Answers, QUESTIONS, type Wishes, wishesOf } from './asked.ts';
import { letterMark } from './letter-mark.ts';
import { planOf } from './plan.ts';
import { startingLanguages } from './starting-languages.ts';
import { themed } from './theme.ts';

const TOKENS = 'src/styles/tokens.css';
const FONT = 'public/fonts/site-latin.woff2';
const STARTER = path.join(import.meta.dirname, 'starter');
/** Files outside of `content` and `locales` that name the company or its languages. */
const ABOVE = [
  'site.config.ts',
  'package.json',
  'package-lock.json',
  'README.md',
  'docs/README.md',
  'docs/content/terms.md',
  'docs/sample-facts.md',
  '.devcontainer/devcontainer.json',
];

async function main(): Promise<void> {
  const flags = command('init', 'Replaces the sample company with the smallest valid content of another one.')
    .option('--name <name>', QUESTIONS.name)
    .option('--english-name <name>', QUESTIONS.englishName)
    .option('--site <address>', QUESTIONS.site)
    .option('--email <address>', QUESTIONS.email)
    .option('--languages <list>', QUESTIONS.languages)
    .option('--colour <hex>', QUESTIONS.colour)
    .addHelpText('after', '\nWhat no option gives is asked for in the terminal.')
    .parse()
    .opts<Answers>();
  const changed = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (changed.status !== 0)
    return refuse('This is no git repository. The command removes files, so git has to keep them.');
  if (changed.stdout !== '') return refuse('Commit or stash your changes first: the command removes files.');
  const { wishes, problems } = wishesOf(await asked(flags), startingLanguages(STARTER));
  if (problems.length > 0) return refuse(problems.join('\n'));
  const theme = themed(readFileSync(TOKENS, 'utf8'), wishes.colour);
  if (!theme.ok) return refuse(theme.message);
  const changes = planOf(wishes, {
    files: filesOf(globSync(['content/**', 'locales/**', 'docs/images/*', 'public/downloads/*', ...ABOVE]), '.'),
    starter: filesOf(globSync('content/**', { cwd: STARTER }), STARTER),
    tokens: theme.tokens,
    mark: await letterMark(wishes.englishName ?? wishes.name, readFileSync(FONT)),
  });
  writeChanges(changes);
  console.log(report(wishes, changes, theme.dark, writeSchemas() ? [] : [SCHEMAS]));
}

async function asked(flags: Answers): Promise<Answers> {
  const names = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];
  if (!process.stdin.isTTY || names.every((name) => flags[name] !== undefined)) return flags;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Partial<Record<keyof typeof QUESTIONS, string>> = {};
  for (const name of names) given[name] = flags[name] ?? (await terminal.question(`${QUESTIONS[name]}: `));
  terminal.close();
  return given;
}

function report(wishes: Wishes, changes: Changes, dark: string, failed: readonly string[]): string {
  const texts = Object.values(changes);
  const removed = texts.filter((text) => text === undefined).length;
  const [first, ...others] = wishes.languages;
  return [
    `${wishes.name}: ${removed} files of the sample removed, ${texts.length - removed} written.`,
    `Languages: ${first} at /${others.map((lang) => `, ${lang} at /${lang}`).join('')}. Main colour: ${wishes.colour}, ${dark} in the dark theme.`,
    'Next:',
    ...failed.map((command) => `- This failed, run it again: node ${command}`),
    '- Fill in what npm run check:content lists as TODO: address, representative, privacy policy, accessibility statement.',
    '- Set `timeZone` of site.config.ts and `country` of content/company, which are those of Japan.',
    '- Draw your mark into content/company/mark.svg; the present one is a letter.',
    '- The messages of locales/ suit most companies; docs/start/make-it-yours.md lists those that you may want to change.',
    '- Look at it with npm start, run npm test, and commit.',
  ].join('\n');
}

await main();
