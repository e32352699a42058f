import { parseArgs } from 'node:util';
import {
  CONFIRMATION_STATES,
  type ConfirmationState,
  RECORD_STATES,
  type RecordState,
} from '#src/server/contact/outbox-admin.ts';

/** What the words after `npm run outbox --` ask for. Nothing is guessed: without `--local` it is production that a command works on. */

export const USAGE = `npm run outbox -- <command> [--local]

  list [pending|dead|quarantine|sent]   references, states and times in the company's zone; no personal data
  list confirmations                    the same of confirmations to visitors
  show <reference>                      the whole mail
  requeue <reference>                   send a dead letter again
  ack <reference>                       a dead letter was dealt with: health turns green, no alert follows
  quarantine list                       inquiries held back as suspicious
  quarantine release <reference>        mail one of them after all
  forget <e-mail address> [--yes]       counts what there is of a person; with --yes deletes it

--local works on the store of npm start; otherwise NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site.
What each is for, and when: docs/operate/runbook.md.`;

export type Asked =
  | { readonly to: 'list'; readonly kinds: readonly (RecordState | ConfirmationState)[] }
  | { readonly to: 'show' | 'requeue' | 'ack' | 'release'; readonly name: string }
  | { readonly to: 'forget'; readonly address: string; readonly isCertain: boolean };

/**
 * Read a command.
 *
 * @returns the command and the store that it is for; a sentence where any word or flag is not understood, empty where there is none
 */
export function askedIn(args: readonly string[]): { readonly isLocal: boolean; readonly asked: Asked } | string {
  let parsed: { values: { local?: boolean; yes?: boolean }; positionals: string[] };
  try {
    const options = { local: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  if (positionals.length === 0) return '';
  const isHeld = positionals[0] === 'quarantine';
  const [command = '', name = '', ...surplus] = isHeld ? positionals.slice(1) : positionals;
  const asked = commandIn(isHeld ? `quarantine ${command}` : command, name, values.yes === true);
  if (typeof asked === 'string') return asked;
  if (surplus.length > 0) return `"${surplus.join(' ')}" is too much: ${positionals[0]} takes one word.`;
  if (values.yes === true && asked.to !== 'forget') return '--yes belongs to forget.';
  return { isLocal: values.local === true, asked };
}

function commandIn(command: string, name: string, isCertain: boolean): Asked | string {
  if (command === 'list') return listOf(name);
  if (command === 'quarantine list')
    return name === ''
      ? { to: 'list', kinds: ['quarantine'] }
      : `"${name}" is too much: quarantine list takes no word.`;
  if (command === 'forget')
    return name.includes('@')
      ? { to: 'forget', address: name, isCertain }
      : 'forget: name the whole e-mail address of the person.';
  const to = NAMED.get(command);
  if (to === undefined) return `"${`${command} ${name}`.trim()}" is no command.`;
  return name === '' ? `${command}: name a reference; "npm run outbox -- list" shows them.` : { to, name };
}

/** Commands that take the name of an inquiry. */
const NAMED = new Map<string, 'show' | 'requeue' | 'ack' | 'release'>([
  ['show', 'show'],
  ['requeue', 'requeue'],
  ['ack', 'ack'],
  ['quarantine release', 'release'],
]);

function listOf(name: string): Asked | string {
  if (name === '') return { to: 'list', kinds: RECORD_STATES };
  if (name === 'confirmations') return { to: 'list', kinds: CONFIRMATION_STATES };
  const kind = RECORD_STATES.find((state) => state === name);
  if (kind !== undefined) return { to: 'list', kinds: [kind] };
  return `list: "${name}" is no state. Leave it out, or name one of ${RECORD_STATES.join(', ')}, confirmations.`;
}
