import type { Done } from './content-files.ts';

/** Print what a command did, the files so that an editor can commit them; a refusal sets the exit code. */
export function report(done: Done, heading = '変わったファイル / files changed'): void {
  if (done.ok) {
    if (done.files.length > 0) console.log(`${heading}:\n${done.files.map((file) => `  ${file}`).join('\n')}`);
    console.log(done.hint);
  } else {
    console.error(done.message);
    process.exitCode = 1;
  }
}
