import { newEntry } from './new-entry.ts';

/** The command behind `npm run new news seminar-in-june "題名"`. */
const made = newEntry(process.argv.slice(2), process.cwd(), Date.now());
if (made.ok) {
  console.log(`下書きを作りました / drafts written:\n${made.files.map((file) => `  ${file}`).join('\n')}`);
  console.log(made.hint);
} else {
  console.error(made.message);
  process.exitCode = 1;
}
