import { command } from '#tools/command-line/command.ts';
import { removeEntry } from './remove-entry.ts';
import { report } from './report.ts';
import { NEW_KINDS } from './templates.ts';

const { args } = command('remove', 'Deletes an entry in every language / 記事を消します')
  .argument('[kind]', Object.keys(NEW_KINDS).join(', '))
  .argument('[slug]', 'the address / 名前')
  .parse();

report(removeEntry(args, process.cwd()));
