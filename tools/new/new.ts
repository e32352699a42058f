import { formatSentence } from '#src/content/check/problem.ts';
import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { command } from '#tools/command-line/command.ts';
import { newEntry } from './new-entry.ts';

const { args } = command('new', 'Writes a draft in every language.')
  .argument('<kind>', ENTRY_KINDS.join(', '))
  .argument('<slug>', 'the name in the address')
  .argument('<title>', 'the title')
  .parse();

const [kind = '', slug = '', title = ''] = args;
const done = newEntry(process.cwd(), kind, slug, title, companyDay(Date.now()));
if (Array.isArray(done)) {
  const written = formatSentence({ ja: '下書きを作りました', en: 'drafts written' }, ' / ');
  console.log(`${written}:\n${done.map((file) => `  ${file}`).join('\n')}`);
  const next = {
    ja: '訳さない言語のファイルは消してください',
    en: 'delete the files of languages that you will not translate',
  };
  if (done.length > 1) console.log(formatSentence(next, ' / '));
} else {
  console.error(formatSentence(done));
  process.exitCode = 1;
}
