import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Argument } from 'commander';
import config from '#site-config';
import { LETTER_FONTS } from '#src/content/checking/drawable.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { ACTS, type Plan } from './plan.ts';

/** Files that the languages of the site decide, made anew after a change. */
const MADE = [['schemas for editors', 'tools/content-schemas/write.ts']] as const;

function main(): void {
  const program = command(
    'language',
    'Adds, publishes or removes a language of the site, or makes it the default one.',
  );
  for (const [name, { says, plan }] of Object.entries(ACTS))
    program
      .command(name)
      .description(says)
      .addArgument(new Argument('<language>').choices(Object.keys(LANG_INFO)))
      .action((lang: Lang) => change(plan, lang));
  program.parse();
}

function change(planOf: (typeof ACTS)[keyof typeof ACTS]['plan'], lang: Lang): void {
  const files = Object.fromEntries([...textsIn('content'), ...textsIn('locales')]);
  const plan = planOf(lang, { config, configText: readFileSync('site.config.ts', 'utf8'), files });
  if (!plan.ok) refuse(plan.message);
  write(plan.changes);
  console.log(plan.did);
  const font = fontLacking(lang);
  const failed = font === undefined ? MADE.filter(([, program]) => !succeeds(program)) : MADE;
  const steps = [
    ...(font === undefined ? [] : [`Install the font of its share images: npm install --save-exact ${font}`]),
    ...failed.map(([what, program]) => `Make the ${what} anew: node ${program}`),
    ...plan.next,
  ];
  console.log(`Next:\n${steps.map((step) => `- ${step}`).join('\n')}`);
}

function textsIn(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(mdx?|yaml|json)$/.test(entry.name) && !entry.parentPath.includes('schemas'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

function write(changes: (Plan & { ok: true })['changes']): void {
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // Git keeps no empty folder, and neither does a site.
    if (text === undefined && readdirSync(path.dirname(file)).length === 0)
      rmSync(path.dirname(file), { recursive: true });
  }
}

function fontLacking(lang: Lang): string | undefined {
  const font = LETTER_FONTS[LANG_INFO[lang].letters];
  try {
    import.meta.resolve(`${font}/package.json`);
    return undefined;
  } catch {
    return font;
  }
}

function succeeds(program: string): boolean {
  return spawnSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

main();
