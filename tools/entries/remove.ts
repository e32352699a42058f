import { command } from '#tools/command-line/command.ts';
import { removeEntry } from './remove-entry.ts';
import { report } from './report.ts';

const { args } = command('remove', 'Deletes an entry in every language / 記事を消します')
  .argument('[kind]', 'news, article, case …')
  .argument('[slug]', 'the address / 名前')
  .parse();

report(removeEntry(args, process.cwd()));
