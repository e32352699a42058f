import { Command } from 'commander';

/** A command of `npm run` with its `--help`. An unknown option or a surplus word ends the program before anything is done. */
export function command(script: string, description: string): Command {
  return new Command(`npm run ${script} --`)
    .description(description)
    .helpCommand(false)
    .allowExcessArguments(false)
    .showHelpAfterError(`Nothing was changed. npm run ${script} -- --help shows how to use it.`);
}

/** End the program with a sentence and exit code 1: the command was understood and cannot be done. */
export function refuse(reason: string): never {
  console.error(`${reason}\nNothing was changed.`);
  process.exit(1);
}
