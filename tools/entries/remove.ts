import { removeEntry } from './remove-entry.ts';
import { report } from './report.ts';

/** The command behind `npm run remove`. */
report(removeEntry(process.argv.slice(2), process.cwd()));
