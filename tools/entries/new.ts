import { command } from '#tools/command-line/command.ts';
import { newEntry } from './new-entry.ts';

const { args } = command('new', 'Creates a draft in every language / 下書きを作ります')
  .argument('[kind]', 'news, article, case …')
  .argument('[slug]', 'the address / 名前')
  .argument('[title]', '題名')
  .parse();

/** The command behind `npm run new news seminar-in-june "題名"`. */
const made = newEntry(args, process.cwd(), Date.now());
if (made.ok) {
  console.log(`下書きを作りました / drafts written:\n${made.files.map((file) => `  ${file}`).join('\n')}`);
  console.log(made.hint);
} else {
  console.error(made.message);
  process.exitCode = 1;
}
