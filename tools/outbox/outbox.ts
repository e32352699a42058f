import { companyTime } from '#src/i18n/company-time.ts';
import {
  acknowledge,
  type ConfirmationState,
  findItem,
  type Item,
  itemsOf,
  RECORD_STATES,
  type RecordState,
  release,
  requeue,
} from '#src/server/contact/outbox-admin.ts';
import type { OutboxStore } from '#src/server/contact/ports.ts';
import { NOT_UNDERSTOOD } from '#tools/command-line/command.ts';
import { type Asked, askedIn } from './asked.ts';
import { forget } from './forget.ts';
import { withOutbox } from './open-outbox.ts';

/** The command behind `npm run outbox`: what staff does with inquiries (docs/operate/runbook.md). Exit codes: 0 done, 1 not done, 2 not understood. */

function obey(store: OutboxStore, asked: Asked, isLocal: boolean): Promise<number> {
  if (asked.to === 'list') return list(store, asked.kinds);
  if (asked.to === 'forget') return forget(store, asked, isLocal);
  return ACTS[asked.to](store, asked.name);
}

const ACTS: Readonly<
  Record<'show' | 'requeue' | 'ack' | 'release', (store: OutboxStore, name: string) => Promise<number>>
> = {
  show,
  requeue: (store, name) =>
    act(store, name, 'dead', async (item) => {
      const id = await requeue(store, item, Date.now());
      return id !== undefined && `requeued as ${id}; the next sweep (within 5 minutes) sends it`;
    }),
  ack: (store, name) =>
    act(store, name, 'dead', async (item) => (await acknowledge(store, item, Date.now())) && 'acknowledged'),
  release: (store, name) =>
    act(store, name, 'quarantine', async (item) => {
      return (await release(store, item, Date.now())) && 'released; the next sweep (within 5 minutes) mails it';
    }),
};

async function list(store: OutboxStore, kinds: readonly (RecordState | ConfirmationState)[]): Promise<number> {
  const items = await itemsOf(store, kinds);
  for (const { kind, record, note, at } of items) {
    console.log(`${record.reference}  ${kind.padEnd(15)}  ${companyTime(at)}  ${record.origin.lang}  ${note}`);
  }
  console.log(`${items.length} in all`);
  return 0;
}

async function show(store: OutboxStore, name: string): Promise<number> {
  const item = findItem(await itemsOf(store), name);
  if (!item) return notFound(name, RECORD_STATES);
  const { subject, replyTo, text } = item.record.mail;
  console.log(
    `${item.kind} ${item.note}\nid: ${item.record.id}\nReply-To: ${replyTo ?? '-'}\nSubject: ${subject}\n\n${text}`,
  );
  return 0;
}

async function act(
  store: OutboxStore,
  name: string,
  kind: RecordState,
  action: (item: Item) => Promise<string | false>,
): Promise<number> {
  const item = findItem(await itemsOf(store, [kind]), name);
  if (!item) return notFound(name, [kind]);
  const done = await action(item);
  console.log(
    `${item.record.reference}: ${done || 'the store did not confirm; nothing is lost, run the command again'}`,
  );
  return done ? 0 : 1;
}

function notFound(name: string, kinds: readonly RecordState[]): number {
  console.error(
    `No inquiry "${name}" in state ${kinds.join(' or ')}. "npm run outbox -- list" names all. Nothing was changed.`,
  );
  return 1;
}

const line = askedIn(process.argv.slice(2));
if ('help' in line) console.log(line.help);
else if ('mistake' in line) {
  console.error(`${line.mistake} npm run outbox -- --help lists the commands.`);
  process.exitCode = NOT_UNDERSTOOD;
} else process.exitCode = await withOutbox(line.isLocal, (store) => obey(store, line.asked, line.isLocal));
