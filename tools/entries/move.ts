import { command } from '#tools/command-line/command.ts';
import { moveEntry } from './move-entry.ts';
import { report } from './report.ts';
import { NEW_KINDS } from './templates.ts';

const { args } = command('move', 'Renames an entry in every language, or changes its place / 名前や順番を変えます')
  .argument('[kind]', Object.keys(NEW_KINDS).join(', '))
  .argument('[slug]', 'the present address / 名前')
  .argument('[to]', 'new address or rank / 新しい名前か順位')
  .parse();

report(moveEntry(args, process.cwd()));
