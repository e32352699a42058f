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
import type { Box } from '#src/server/contact/ports.ts';
import { NOT_UNDERSTOOD } from '#tools/command-line/command.ts';
import { type Asked, askedIn } from './asked.ts';
import { forget } from './forget.ts';
import { withOutbox } from './open-outbox.ts';

/** The command behind `npm run outbox`: what staff does with inquiries (docs/operate/runbook.md). Exit codes: 0 done, 1 not done, 2 not understood. */

function obey(box: Box, asked: Asked, isLocal: boolean): Promise<number> {
  if (asked.to === 'list') return list(box, asked.kinds);
  if (asked.to === 'forget') return forget(box, asked, isLocal);
  return ACTS[asked.to](box, asked.name);
}

const ACTS: Readonly<Record<'show' | 'requeue' | 'ack' | 'release', (box: Box, name: string) => Promise<number>>> = {
  show,
  requeue: (box, name) =>
    act(box, name, 'dead', async (item) => {
      const id = await requeue(box, item, Date.now());
      return id !== undefined && `requeued as ${id}; the next sweep (within 5 minutes) sends it`;
    }),
  ack: (box, name) =>
    act(box, name, 'dead', async (item) => (await acknowledge(box, item, Date.now())) && 'acknowledged'),
  release: (box, name) =>
    act(box, name, 'quarantine', async (item) => {
      return (await release(box, item, Date.now())) && 'released; the next sweep (within 5 minutes) mails it';
    }),
};

async function list(box: Box, kinds: readonly (RecordState | ConfirmationState)[]): Promise<number> {
  const items = await itemsOf(box, kinds);
  for (const { kind, record, note, at } of items) {
    console.log(`${record.reference}  ${kind.padEnd(15)}  ${companyTime(at)}  ${record.origin.lang}  ${note}`);
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
} else process.exitCode = await withOutbox(line.isLocal, (box) => obey(box, line.asked, line.isLocal));
