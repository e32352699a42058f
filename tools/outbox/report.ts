import { tally } from '#src/domain/contact-report.ts';
import { countsOf } from '#src/server/outbox-admin.ts';
import { openOutbox } from './open-outbox.ts';

/** The command behind `npm run contact:report`: inquiries per month (Japan time), language, page and job, as a table of tabs. */
const outbox = await openOutbox(process.argv.includes('--local'));
if (outbox) {
  const rows = tally(await countsOf(outbox.box));
  console.log(['month', 'language', 'page', 'job', 'inquiries'].join('\t'));
  for (const { month, lang, page, job, inquiries } of rows) console.log([month, lang, page, job, inquiries].join('\t'));
  await outbox.close();
} else {
  process.exitCode = 2;
}
