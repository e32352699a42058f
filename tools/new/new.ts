import { command } from '#tools/command-line/command.ts';
import { newEntry } from './new-entry.ts';
import { NEW_KINDS } from './templates.ts';

const { args } = command('new', 'Creates a draft in every language / 下書きを作ります')
  .argument('[kind]', Object.keys(NEW_KINDS).join(', '))
  .argument('[slug]', 'the address / 名前')
  .argument('[title]', '題名')
  .parse();

const done = newEntry(args, process.cwd(), Date.now());
if (done.ok) {
  console.log(`下書きを作りました / drafts written:\n${done.files.map((file) => `  ${file}`).join('\n')}`);
  console.log(
    '翻訳しない言語のファイルは消してかまいません（元の言語の文章が表示されます） / remove the languages you will not translate',
  );
} else {
  console.error(done.message);
  process.exitCode = 1;
}
