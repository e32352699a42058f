import { Argument, type Command, InvalidArgumentError } from 'commander';
import {
  CONFIRMATION_STATES,
  type ConfirmationState,
  RECORD_STATES,
  type RecordState,
} from '#src/server/contact/outbox-admin.ts';
import { command, mistakeText } from '#tools/command-line/command.ts';

export type Asked =
  | { readonly to: 'list'; readonly kinds: readonly (RecordState | ConfirmationState)[] }
  | { readonly to: 'show' | 'requeue' | 'ack' | 'release'; readonly name: string }
  | { readonly to: 'forget'; readonly address: string; readonly isCertain: boolean };

/** The parsed command line, or the text that answers it: help, or the reason why it is invalid. */
export type CommandLine =
  | { readonly isLocal: boolean; readonly asked: Asked }
  | { readonly help: string }
  | { readonly mistake: string };

/** Read a command line of `npm run outbox`. Nothing is guessed: without `--local` a command works on production. */
export function askedIn(args: readonly string[]): CommandLine {
  let asked: Asked | undefined;
  let said = '';
  const program = outboxProgram((wanted) => {
    asked = wanted;
  });
  const say = (text: string) => {
    said += text;
  };
  for (const part of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    part.exitOverride().configureOutput({ writeOut: say, writeErr: say, outputError: say });
  try {
    program.parse(args, { from: 'user' });
  } catch {
    return said.startsWith('error:') ? { mistake: mistakeText(said) } : { help: said };
  }
  return asked === undefined
    ? { help: program.helpInformation() }
    : { isLocal: program.opts()['local'] === true, asked };
}

function outboxProgram(ask: (asked: Asked) => void): Command {
  const program = command('outbox', 'Lists, shows and sends inquiries: docs/operate/runbook.md.');
  program.option('--local', 'the store of npm start; otherwise NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site');
  program
    .command('list')
    .description('references, states and times; no personal data')
    .addArgument(new Argument('[state]').choices([...RECORD_STATES, 'confirmations']))
    .action((state?: RecordState | 'confirmations') => ask({ to: 'list', kinds: kindsOf(state) }));
  const named = (parent: Command, name: string, to: 'show' | 'requeue' | 'ack' | 'release', description: string) =>
    parent
      .command(name)
      .description(description)
      .argument('<reference>')
      .action((reference: string) => ask({ to, name: reference }));
  named(program, 'show', 'show', 'the whole mail, with personal data');
  named(program, 'requeue', 'requeue', 'send a dead letter again');
  named(program, 'ack', 'ack', 'a dead letter was dealt with: health turns green, no alert follows');
  const quarantine = program
    .command('quarantine')
    .description('inquiries held back as suspicious: list, release')
    .helpCommand(false);
  quarantine
    .command('list')
    .description('lists them')
    .action(() => ask({ to: 'list', kinds: ['quarantine'] }));
  named(quarantine, 'release', 'release', 'mail one of them after all');
  program
    .command('forget')
    .description('counts what there is of a person; with --yes deletes it')
    .argument('<e-mail address>', '', wholeAddress)
    .option('--yes', 'delete it')
    .action((address: string, { yes = false }: { yes?: boolean }) => ask({ to: 'forget', address, isCertain: yes }));
  return program;
}

function kindsOf(state?: RecordState | 'confirmations'): readonly (RecordState | ConfirmationState)[] {
  if (state === undefined) return RECORD_STATES;
  return state === 'confirmations' ? CONFIRMATION_STATES : [state];
}

function wholeAddress(address: string): string {
  if (!address.includes('@')) throw new InvalidArgumentError('Name the whole e-mail address of the person');
  return address;
}
