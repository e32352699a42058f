import { command } from '#tools/command-line/command.ts';
import { newEntry } from './new-entry.ts';
import { report } from './report.ts';
import { NEW_KINDS } from './templates.ts';

const { args } = command('new', 'Creates a draft in every language / 下書きを作ります')
  .argument('[kind]', Object.keys(NEW_KINDS).join(', '))
  .argument('[slug]', 'the address / 名前')
  .argument('[title]', '題名')
  .parse();

report(newEntry(args, process.cwd(), Date.now()), '下書きを作りました / drafts written');
