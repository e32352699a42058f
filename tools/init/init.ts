import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { command, refuse } from '#tools/command-line/command.ts';
import { type Answers, QUESTIONS, type Wishes, wishesOf } from './asked.ts';
import { letterMark } from './letter-mark.ts';
import { filesOfSample, projectFiles, startContent, startMessages } from './site-files.ts';
import { themed } from './theme.ts';

const TOKENS = 'src/styles/tokens.css';

async function main(): Promise<void> {
  const program = command('init', 'Replaces the sample company with the smallest valid content of another one.');
  for (const [name, question] of Object.entries(QUESTIONS))
    program.option(`--${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)} <value>`, question);
  const flags = program
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
  const messages = startMessages(wishes.languages);
  const written = {
    ...startContent(wishes),
    ...messages,
    ...projectFiles(wishes),
    'content/company/mark.svg': await letterMark(wishes.englishName ?? wishes.name),
    [TOKENS]: theme.tokens,
  };
  const removed = filesOfSample(wishes.languages);
  for (const file of removed) rmSync(file, { recursive: true, force: true });
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const copied = new Set(Object.keys(messages).map((file) => path.basename(path.dirname(file))));
  console.log(
    `${wishes.name}: the sample is removed, ${Object.keys(written).length} files are written.\n${report(wishes, theme.dark, [...copied])}`,
  );
}

/** The answers of the options, and in a terminal those to questions. */
async function asked(flags: Answers): Promise<Answers> {
  const names = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];
  if (!process.stdin.isTTY || names.every((name) => flags[name] !== undefined)) return flags;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Partial<Record<keyof typeof QUESTIONS, string>> = {};
  for (const name of names) given[name] = flags[name] ?? (await terminal.question(`${QUESTIONS[name]}: `));
  terminal.close();
  return given;
}

function report({ languages, colour }: Wishes, dark: string, copied: readonly string[]): string {
  const [first, ...others] = languages;
  return [
    `Languages: ${first} at /${others.map((lang) => `, ${lang} at /${lang}`).join('')}. Main colour: ${colour}, ${dark} in the dark theme.`,
    'Next:',
    ...copied.map((lang) => `- Translate locales/${lang} and the ${lang} files of content/: they are in English.`),
    '- Fill in what npm run check:content lists as TODO: address, representative, privacy policy, accessibility statement.',
    '- Set `timeZone` of site.config.ts and `country` of content/company, which are those of Japan.',
    '- Draw your mark into content/company/mark.svg; the present one is a letter.',
    '- The messages of locales/ suit most companies; docs/start/make-it-yours.md lists those that you may want to change.',
    '- Look at it with npm start, run npm run format and npm test, and commit.',
  ].join('\n');
}

await main();
