import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Lang } from '#src/i18n/known-languages.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { stringsIn, type Words } from '#tools/messages/compare.ts';
import { type Answers, QUESTIONS, type Wishes, wishesOf } from './asked.ts';
import { type Changes, languageOf } from './change-files.ts';
import { fontAdvice, fontLacking } from './font-lacking.ts';
import { letterMark } from './letter-mark.ts';
import { planOf } from './plan.ts';
import { startingLanguages } from './starting-languages.ts';
import { themed } from './theme.ts';
import { filesOf, SCHEMAS, writeChanges, writeSchemas } from './write-changes.ts';

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
  const { wishes, problems } = wishesOf(await asked(flags));
  if (problems.length > 0) return refuse(problems.join('\n'));
  const theme = themed(readFileSync(TOKENS, 'utf8'), wishes.colour);
  if (!theme.ok) return refuse(theme.message);
  const changes = planOf(wishes, {
    files: filesOf(globSync(['content/**', 'locales/**', 'docs/images/*', 'public/downloads/*', ...ABOVE]), '.'),
    starter: filesOf(globSync('content/**', { cwd: STARTER }), STARTER),
    tokens: theme.tokens,
    mark: await letterMark(wishes.englishName ?? wishes.name, readFileSync(FONT)),
  });
  const copies = wishes.languages.filter((lang) => !startingLanguages(STARTER).includes(lang));
  const fonts = wishes.languages.flatMap((lang) => fontLacking(lang) ?? []);
  writeChanges(changes);
  const failed = fonts.length > 0 || !writeSchemas() ? [SCHEMAS] : [];
  const steps = [
    ...fonts.map(fontAdvice),
    ...failed.map((program) => `Make the schemas for editors: node ${program}`),
    ...copies.map((lang) => copiedText(lang, changes)),
  ];
  console.log(report(wishes, changes, theme.dark, steps));
}

/** What is to be translated in a language that the starter does not have. */
function copiedText(lang: Lang, changes: Changes): string {
  const own = Object.keys(changes).filter((file) => languageOf(file) === lang && changes[file] !== undefined);
  const pages = own.filter((file) => file.startsWith('content/'));
  const messages = own
    .filter((file) => file.startsWith('locales/'))
    .flatMap((file) => stringsIn(JSON.parse(changes[file] ?? '') as Words));
  return `Translate ${messages.length} messages of locales/${lang} and ${pages.length} files of content/: they are copies. Then run npm run font.`;
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

function report(wishes: Wishes, changes: Changes, dark: string, steps: readonly string[]): string {
  const texts = Object.values(changes);
  const removed = texts.filter((text) => text === undefined).length;
  const [first, ...others] = wishes.languages;
  return [
    `${wishes.name}: ${removed} files of the sample removed, ${texts.length - removed} written.`,
    `Languages: ${first} at /${others.map((lang) => `, ${lang} at /${lang}`).join('')}. Main colour: ${wishes.colour}, ${dark} in the dark theme.`,
    'Next:',
    ...steps.map((step) => `- ${step}`),
    '- Fill in what npm run check:content lists as TODO: address, representative, privacy policy, accessibility statement.',
    '- Set `timeZone` of site.config.ts and `country` of content/company, which are those of Japan.',
    '- Draw your mark into content/company/mark.svg; the present one is a letter.',
    '- The messages of locales/ suit most companies; docs/start/make-it-yours.md lists those that you may want to change.',
    '- Look at it with npm start, run npm test, and commit.',
  ].join('\n');
}

await main();
