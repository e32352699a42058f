import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnfinishedWrites } from './unfinished-writes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unfinished-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), 'personal data');
  }
};

test('what a killed process wrote half goes, whole mails and values stay', () => {
  const whole = [
    '.mail/contact-ab.txt',
    '.mail/contact-confirmation-ab.html',
    '.netlify/blobs-serve/entries/0/site:contact/sent/ab',
  ];
  const half = ['.mail/.contact-ab.txt.4711.x1', '.netlify/blobs-serve/entries/0/site:contact/pending/.ggv2dh3aeb5'];
  const others = ['.env', '.netlify/state.json', '.netlify/functions-serve/.x'];
  write(...whole, ...half, ...others);
  expect(removeUnfinishedWrites(root)).toBe(2);
  expect([...whole, ...half, ...others].filter((name) => !existsSync(path.join(root, name)))).toEqual(half);
});

test('a folder without mails and values is left alone', () => {
  expect(removeUnfinishedWrites(root)).toBe(0);
});
