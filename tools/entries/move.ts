import { moveEntry } from './move-entry.ts';
import { report } from './report.ts';

/** The command behind `npm run move`. */
report(moveEntry(process.argv.slice(2), process.cwd()));
