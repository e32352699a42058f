import { Command } from 'commander';

/** Exit code for a mistake on the command line; 1 is for a command that was understood and failed. */
const NOT_UNDERSTOOD = 2;

/**
 * A command of `npm run` with its `--help`. An unknown option or a surplus word ends the program before anything is done: with a
 * sentence, the nearest option and {@link NOT_UNDERSTOOD}.
 *
 * @param script name of the npm script
 * @example const { local } = command('contact:report', 'Prints inquiries.').option('--local', 'of npm start').parse().opts();
 */
export function command(script: string, description: string): Command {
  return new Command(`npm run ${script} --`)
    .description(description)
    .helpCommand(false)
    .allowExcessArguments(false)
    .configureOutput({
      outputError: (text, write) => write(`${mistakeText(text)} npm run ${script} -- --help shows how to use it.\n`),
    })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : NOT_UNDERSTOOD));
}

/**
 * Commander's message about a mistake, with the remark that nothing was changed.
 *
 * @example mistakeText("error: unknown option '--locl'\n(Did you mean --local?)\n") // => "Unknown option '--locl'. Did you mean --local? Nothing was changed."
 */
function mistakeText(text: string): string {
  const [, sentence = '', hint = ''] = /^error: (.*?)\.?\n?(?:\((.*)\))?\n*$/s.exec(text) ?? [];
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, hint, 'Nothing was changed.']
    .filter(Boolean)
    .join(' ');
}

/**
 * End the program with a sentence and exit code 1: the command was understood and cannot be done.
 *
 * @param reason what is wrong and what to do
 */
export function refuse(reason: string): never {
  console.error(`${reason}\nNothing was changed.`);
  process.exit(1);
}
