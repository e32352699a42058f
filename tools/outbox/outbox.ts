import { japanTime } from '#src/domain/contact/japan-day.ts';
import {
  acknowledge,
  CONFIRMATION_STATES,
  type ConfirmationState,
  findItem,
  forgetPerson,
  type Item,
  itemsAbout,
  itemsOf,
  RECORD_STATES,
  type RecordState,
  release,
  requeue,
} from '#src/server/contact/outbox-admin.ts';
import type { Box } from '#src/server/contact/ports.ts';
import { withOutbox } from './open-outbox.ts';

/** The command behind `npm run outbox`: what staff does with inquiries (docs/operations.md). */

const USAGE = `npm run outbox -- <command> [--local]

  list [pending|dead|quarantine|sent]   references, states and times in Japan; no personal data
  list confirmations                    the same of confirmations to visitors
  show <reference>                      the whole mail
  requeue <reference>                   send a dead letter again
  ack <reference>                       a dead letter was dealt with: health turns green
  quarantine list                       inquiries held back as suspicious
  quarantine release <reference>        mail one of them after all
  forget <e-mail address> [--yes]       counts what there is of a person; with --yes deletes it

--local works on the store of npm start; otherwise NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site.
What each is for, and when: docs/operations.md.`;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));

type Command = (box: Box) => Promise<number>;

/** What was asked for; a sentence when that cannot be understood. Exit codes: 0 done, 1 not done, 2 not understood. */
function commandOf([command = '', first = '', second = '']: readonly string[]): Command | string {
  const name = command === 'quarantine' ? second : first;
  if (command === 'list') {
    if (first === '') return (box) => list(box, RECORD_STATES);
    if (first === 'confirmations') return (box) => list(box, CONFIRMATION_STATES);
    const kind = RECORD_STATES.find((state) => state === first);
    if (kind !== undefined) return (box) => list(box, [kind]);
    return `list: "${first}" is no state. Leave it out, or name one of ${RECORD_STATES.join(', ')}, confirmations.`;
  }
  if (command === 'quarantine' && first === 'list') return (box) => list(box, ['quarantine']);
  if (command === 'forget')
    return first.includes('@') ? (box) => forget(box, first) : 'forget: name the whole e-mail address of the person.';
  const act = command === 'quarantine' && first === 'release' ? letOut : ACTS[command];
  if (act === undefined) return `"${[command, first].join(' ').trim()}" is no command.`;
  if (name === '') return `${command}: name a reference; "npm run outbox -- list" shows them.`;
  return (box) => act(box, name);
}

const ACTS: Readonly<Record<string, (box: Box, name: string) => Promise<number>>> = {
  show,
  requeue: (box, name) =>
    act(box, name, 'dead', async (item) => {
      const id = await requeue(box, item, Date.now());
      return id !== undefined && `requeued as ${id}; the next sweep (within 5 minutes) sends it`;
    }),
  ack: (box, name) =>
    act(box, name, 'dead', async (item) => (await acknowledge(box, item, Date.now())) && 'acknowledged'),
};

function letOut(box: Box, name: string): Promise<number> {
  return act(box, name, 'quarantine', async (item) => {
    return (await release(box, item, Date.now())) && 'released; the next sweep (within 5 minutes) mails it';
  });
}

async function list(box: Box, kinds: readonly (RecordState | ConfirmationState)[]): Promise<number> {
  const items = await itemsOf(box, kinds);
  for (const { kind, record, note, at } of items) {
    console.log(`${record.reference}  ${kind.padEnd(15)}  ${japanTime(at)} JST  ${record.origin.lang}  ${note}`);
  }
  console.log(`${items.length} in all`);
  return 0;
}

async function show(box: Box, name: string): Promise<number> {
  const item = findItem(await itemsOf(box), name);
  if (!item) return notFound(name, RECORD_STATES);
  const { subject, replyTo, text } = item.record.mail;
  console.log(
    `${item.kind} ${item.note}\nid: ${item.record.id}\nReply-To: ${replyTo ?? '-'}\nSubject: ${subject}\n\n${text}`,
  );
  return 0;
}

async function act(
  box: Box,
  name: string,
  kind: RecordState,
  action: (item: Item) => Promise<string | false>,
): Promise<number> {
  const item = findItem(await itemsOf(box, [kind]), name);
  if (!item) return notFound(name, [kind]);
  const done = await action(item);
  console.log(
    `${item.record.reference}: ${done || 'the store did not confirm; nothing is lost, run the command again'}`,
  );
  return done ? 0 : 1;
}

async function forget(box: Box, address: string): Promise<number> {
  if (!flags.has('--yes')) {
    const [inquiries, confirmations] = [await itemsOf(box), await itemsOf(box, CONFIRMATION_STATES)];
    const found = [inquiries, confirmations].map((items) => itemsAbout<Item>(items, address).length);
    console.log(`${found[0]} inquiries and ${found[1]} confirmations found; run again with --yes to delete them`);
    return 0;
  }
  const { found, deleted } = await forgetPerson(box, address, process.env['CONTACT_HASH_KEY']);
  console.log(`${deleted} of ${found} deleted${deleted === found ? '' : '; run the command again'}`);
  return deleted === found ? 0 : 1;
}

function notFound(name: string, kinds: readonly RecordState[]): number {
  console.error(`no inquiry "${name}" in state ${kinds.join(' or ')}; "npm run outbox -- list" names all`);
  return 1;
}

const command = words.length === 0 ? '' : commandOf(words);
if (typeof command === 'string') {
  console.error(command === '' ? USAGE : `${command}\n\n${USAGE}`);
  process.exitCode = 2;
} else process.exitCode = await withOutbox(flags.has('--local'), command);
