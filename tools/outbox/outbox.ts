import {
  acknowledge,
  findItem,
  forgetPerson,
  type Item,
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

  list [pending|dead|quarantine|sent]   references and states, no personal data
  show <reference>                      the whole mail
  requeue <reference>                   send a dead letter again
  ack <reference>                       a dead letter was dealt with: health turns green
  quarantine list                       inquiries held back as suspicious
  quarantine release <reference>        mail one of them after all
  forget <e-mail address> --yes         delete everything of a person; without --yes only counts

--local works on the store of npm start; otherwise NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site.`;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));

/** Exit code: 0 done, 1 not done, 2 not understood. */
async function run(box: Box, [command = '', ...rest]: readonly string[]): Promise<number> {
  const [first = '', second = ''] = rest;
  if (command === 'list')
    return list(box, RECORD_STATES.includes(first as RecordState) ? [first as RecordState] : RECORD_STATES);
  if (command === 'quarantine' && first === 'list') return list(box, ['quarantine']);
  if (command === 'quarantine' && first === 'release') {
    return act(box, second, 'quarantine', async (item) => (await release(box, item, Date.now())) && 'released');
  }
  if (command === 'show') return show(box, first);
  if (command === 'requeue') {
    return act(box, first, 'dead', async (item) => {
      const id = await requeue(box, item, Date.now());
      return id !== undefined && `requeued as ${id}; the next sweep (within 5 minutes) sends it`;
    });
  }
  if (command === 'ack') {
    return act(box, first, 'dead', async (item) => (await acknowledge(box, item, Date.now())) && 'acknowledged');
  }
  if (command === 'forget' && first.includes('@')) return forget(box, first);
  console.error(USAGE);
  return 2;
}

async function list(box: Box, kinds: readonly RecordState[]): Promise<number> {
  const items = await itemsOf(box, kinds);
  for (const { kind, record, note, at } of items) {
    console.log(
      `${record.reference}  ${kind.padEnd(10)}  ${new Date(at).toISOString()}  ${record.origin.lang}  ${note}`,
    );
  }
  console.log(`${items.length} in all`);
  return 0;
}

async function show(box: Box, name: string): Promise<number> {
  const item = findItem(await itemsOf(box), name);
  if (!item) return notFound(name, RECORD_STATES);
  const { subject, replyTo, text } = item.record.mail;
  console.log(`${item.kind} ${item.note}\nid: ${item.record.id}\nReply-To: ${replyTo}\nSubject: ${subject}\n\n${text}`);
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
    const items = await itemsOf(box);
    const found = items.filter(({ record }) => record.mail.replyTo.toLowerCase() === address.toLowerCase()).length;
    console.log(`${found} found; run again with --yes to delete them`);
    return 0;
  }
  const { found, deleted } = await forgetPerson(box, address);
  console.log(`${deleted} of ${found} deleted`);
  return deleted === found ? 0 : 1;
}

function notFound(name: string, kinds: readonly RecordState[]): number {
  console.error(`no inquiry "${name}" is ${kinds.join(' or ')}; "npm run outbox -- list" names all`);
  return 1;
}

process.exitCode = await withOutbox(flags.has('--local'), (box) => run(box, words));
