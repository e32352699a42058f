import { tally } from '#src/domain/contact/report.ts';
import { countsOf } from '#src/server/contact/outbox-admin.ts';
import { withOutbox } from './open-outbox.ts';

/** The command behind `npm run contact:report`: inquiries per month (Japan time), language, page and job, as a table of tabs. */
process.exitCode = await withOutbox(process.argv.includes('--local'), async (box) => {
  const rows = tally(await countsOf(box));
  console.log(['month', 'language', 'page', 'job', 'inquiries'].join('\t'));
  for (const { month, lang, page, job, inquiries } of rows) console.log([month, lang, page, job, inquiries].join('\t'));
  return 0;
});
