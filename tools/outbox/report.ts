import { tally } from '#src/domain/contact/report.ts';
import { countsOf, itemsOf } from '#src/server/contact/outbox-admin.ts';
import type { OutboxStore } from '#src/server/contact/ports.ts';
import { command } from '#tools/command-line/command.ts';
import { withOutbox } from './open-outbox.ts';

async function report(store: OutboxStore): Promise<number> {
  const rows = tally(await countsOf(store));
  console.log(['month', 'language', 'page', 'job', 'topic', 'inquiries'].join('\t'));
  for (const { month, lang, page, job, topic, inquiries } of rows)
    console.log([month, lang, page, job, topic, inquiries].join('\t'));
  const held = (await itemsOf(store, ['quarantine'])).length;
  // Not into the table, which goes into a spreadsheet.
  if (held > 0) console.error(`${held} more in quarantine: npm run outbox -- quarantine list`);
  return 0;
}

const { local = false } = command(
  'contact:report',
  'Prints inquiries per month, language, page, job and topic as a table of tabs.',
)
  .option('--local', 'the store of npm start')
  .parse()
  .opts<{ local?: boolean }>();
process.exitCode = await withOutbox(local, report);
