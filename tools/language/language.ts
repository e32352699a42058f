import { globSync, readFileSync } from 'node:fs';
import config from '#site-config';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { fontAdvice, fontLacking } from './font-lacking.ts';
import { ACTS } from './plan.ts';
import { filesOf, SCHEMAS, writeChanges, writeSchemas } from './write-changes.ts';

function main(): void {
  const program = command(
    'language',
    'Adds, publishes or removes a language of the site, or makes it the default one.',
  );
  for (const [name, { says, plan }] of Object.entries(ACTS))
    program
      .command(name)
      .description(says)
      .argument('<language>')
      .action((lang: Lang) => change(plan, lang));
  program.parse();
}

function change(planOf: (typeof ACTS)[keyof typeof ACTS]['plan'], lang: Lang): void {
  if (!(lang in LANG_INFO))
    refuse(`"${lang}" has no row in languages.config.ts; docs/content/languages.md says how to add one.`);
  const files = filesOf(globSync('{content,locales}/**/*.{md,mdx,yaml,json}', { exclude: ['content/schemas/**'] }));
  const plan = planOf(lang, { config, configText: readFileSync('site.config.ts', 'utf8'), files });
  if (!plan.ok) refuse(plan.message);
  writeChanges(plan.changes);
  console.log(plan.did);
  const font = fontLacking(lang);
  const isMade = font === undefined && writeSchemas();
  const steps = [
    ...(font === undefined ? [] : [fontAdvice(font)]),
    ...(isMade ? [] : [`Make the schemas for editors anew: node ${SCHEMAS}`]),
    ...plan.next,
  ];
  console.log(`Next:\n${steps.map((step) => `- ${step}`).join('\n')}`);
}

main();
