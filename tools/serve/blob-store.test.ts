import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeUnfinishedWrites } from './blob-store.ts';

test('what a killed process wrote half goes, whole mails and values stay', () => {
  const whole = [
    '.mail/contact-ab.txt',
    '.mail/contact-confirmation-ab.html',
    '.netlify/blobs-serve/entries/0/site:contact/sent/ab',
  ];
  const half = ['.mail/.contact-ab.txt.4711.x1', '.netlify/blobs-serve/entries/0/site:contact/pending/.ggv2dh3aeb5'];
  const others = ['.env', '.netlify/state.json', '.netlify/functions-serve/.x'];
  const files = [...whole, ...half, ...others];
  const root = temporaryFolder(Object.fromEntries(files.map((name) => [name, 'personal data'])));
  expect(removeUnfinishedWrites(root)).toBe(2);
  expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual(half);
});

test('a folder without mails and values is left alone', () => {
  expect(removeUnfinishedWrites(temporaryFolder())).toBe(0);
});
