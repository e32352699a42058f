import { formatSentence } from '#src/content/check/problem.ts';
import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { command } from '#tools/command-line/command.ts';
import { newEntry } from './new-entry.ts';

const { args } = command('new', 'Writes a draft in every language / 下書きを作ります')
  .argument('<kind>', ENTRY_KINDS.join(', '))
  .argument('<slug>', 'the address / アドレスになる名前')
  .argument('<title>', '題名')
  .parse();

const [kind = '', slug = '', title = ''] = args;
const done = newEntry(process.cwd(), kind, slug, title, companyDay(Date.now()));
if (Array.isArray(done)) {
  console.log(`下書きを作りました / drafts written:\n${done.map((file) => `  ${file}`).join('\n')}`);
  console.log('訳さない言語のファイルは消してください / delete the files of languages that you will not translate');
} else {
  console.error(formatSentence(done));
  process.exitCode = 1;
}
