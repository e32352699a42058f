import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuiltSite } from './built-files.ts';
import { finishPart } from './finish-part.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-part-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (address: string, body = '<p>') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>T</title><meta name="page-note" data-sheet="A" data-scale="B"><meta name="description" content="D"><link rel="canonical" href="https://x.example${address}"><meta property="og:title" content="T"><meta property="og:site_name" content="S"><style>p{top:0}</style></head><body>${body}</body></html>`;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('pages are finished in their place, and tell what later steps learn of them', () => {
  write('a.html', page('/a'));
  write('b.html', page('/a'));
  const { facts, problems } = finishPart(readBuiltSite(folder));
  expect(problems).toEqual([]);
  expect(facts.map(({ address, title }) => [address, title])).toEqual([['/a', 'T']]);
  for (const name of ['a.html', 'b.html']) expect(read(name)).toContain('content-security-policy');
});

test('a page with a problem stays as it was, says nothing, and keeps none of the others', () => {
  const bad = page('/bad', '<p style="top:0">');
  write('bad.html', bad);
  write('empty.html', '');
  write('good.html', page('/good'));
  const { facts, problems } = finishPart(readBuiltSite(folder));
  expect(problems).toEqual([
    'bad.html: <p style="…">, which the policy forbids',
    'empty.html: no <head> that begins with <meta charset="utf-8">',
  ]);
  expect(facts.map(({ address }) => address)).toEqual(['/good']);
  expect([read('bad.html'), read('empty.html')]).toEqual([bad, '']);
});
