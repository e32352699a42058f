import { existsSync } from 'node:fs';
import { getStore } from '@netlify/blobs';
import { Argument } from 'commander';
import { readEnv } from '#src/api/env.ts';
import { boundedFetch, storeOf } from '#src/api/store.ts';
import { forget, type Item, itemsIn, sendAgain } from '#src/contact/commands.ts';
import { cleanEmail } from '#src/contact/inquiry.ts';
import { mailboxHash } from '#src/contact/mailbox.ts';
import { companyTime } from '#src/i18n/company-time.ts';
import { command, refuse } from '#tools/command-line/command.ts';
import { LOCAL_STORE, startBlobStore } from '#tools/serve/blob-store.ts';

/** The command behind `npm run outbox` (docs/operate/outbox.md). Nothing is guessed: without `--local` it works on production. */

const program = command('outbox', 'Lists, shows, mails again and deletes inquiries: docs/operate/outbox.md.')
  .addArgument(new Argument('<act>').choices(['list', 'show', 'send', 'delete']))
  .argument('[name]', 'reference of an inquiry; to delete everything of a person, an e-mail address', '')
  .option('--local', 'the store of npm start; otherwise NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name the site')
  .parse();
const [act, name] = program.processedArgs as [string, string];

// What the shell sets wins.
if (existsSync('.env')) process.loadEnvFile('.env');
const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
const isLocal = program.opts()['local'] === true;
if (!isLocal && !(siteID && token))
  refuse('NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed (docs/operate/runbook.md), or --local.');
const server = isLocal ? await startBlobStore(LOCAL_STORE.folder, LOCAL_STORE.siteID) : undefined;
const client = server?.client ?? { siteID: siteID ?? '', token: token ?? '' };
const store = storeOf(() => getStore({ name: 'contact', ...client, fetch: boundedFetch(15_000) }));
const ports = { store, now: Date.now };

try {
  const items = await itemsIn(store);
  const address = name.includes('@') ? cleanEmail(name).toLowerCase() : undefined;
  const chosen = items.filter(({ message: { reference, mail } }) =>
    address === undefined ? reference === name.toUpperCase() : mail.replyTo?.toLowerCase() === address,
  );
  if (act === 'list') list(items);
  else if (chosen.length === 0 && address === undefined)
    refuse(`No inquiry "${name}". "npm run outbox -- list" names all.`);
  else if (act === 'show') for (const item of chosen) show(item);
  else if (act === 'send')
    await each(chosen, (item) => sendAgain(ports, item), 'the next sweep, within 5 minutes, mails it');
  else {
    await each(chosen, ({ message }) => forget(ports, message.key), 'deleted');
    if (address !== undefined) await unblock(address);
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}
Every command may be run again.`);
  process.exitCode = 1;
} finally {
  await server?.stop();
}

function list(items: readonly Item[]): void {
  for (const { message, state, at, reason = '' } of items)
    console.log(`${message.reference}  ${state.padEnd(7)}  ${companyTime(at)}  ${reason}`);
  console.log(`${items.length} in all`);
}

function show({ state, message: { key, mail } }: Item): void {
  console.log(`${state} ${key}\nReply-To: ${mail.replyTo ?? '-'}\nSubject: ${mail.subject}\n\n${mail.text}`);
}

async function each(items: readonly Item[], change: (item: Item) => Promise<boolean>, done: string): Promise<void> {
  for (const item of items) tell(item.message.reference, await change(item), done);
}

/** The note that an address bounced has its keyed hash. */
async function unblock(address: string): Promise<void> {
  const { hashKey, hashKeyName = 'the key of a site without secrets' } = readEnv(process.env);
  const isGone = await store.del(`blocked/${mailboxHash(address, hashKey)}`);
  tell('Note that the address bounced', isGone, `deleted, if there was one under ${hashKeyName}`);
}

function tell(what: string, isDone: boolean, done: string): void {
  console.log(`${what}: ${isDone ? done : 'the store did not confirm; nothing is lost, run the command again'}`);
  if (!isDone) process.exitCode = 1;
}
