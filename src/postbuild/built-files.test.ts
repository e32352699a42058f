import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf, builtFiles, readBuiltSite } from './built-files.ts';
import { textDigest } from './text-digest.ts';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('returns the pages, and scripts and styles by address', () => {
  write('index.html', '<p>');
  write('en/news.html', '<p>');
  write('_astro/a.js', 'go("wide")');
  write('_astro/a.css', '.b{top:0}');
  write('_astro/a.png', 'x');
  const site = readBuiltSite(folder);
  expect(site).toEqual({
    folder,
    pages: ['en/news.html', 'index.html'],
    scripts: new Map([['/_astro/a.js', { digest: textDigest('go("wide")'), strings: ['wide'] }]]),
    styles: new Map([['/_astro/a.css', '.b{top:0}']]),
  });
  const files = builtFiles(site);
  expect(files.styleOf('/_astro/a.css')).toBe('.b{top:0}');
  expect(files.digestOf('/_astro/a.js')).toBe(textDigest('go("wide")'));
  expect(files.digestOf('/_astro/b.js')).toBeUndefined();
  expect(() => files.styleOf('/b.css')).toThrow('the style file /b.css, which the build does not have');
});

test('writes the script of islands into a file of its own, which pages can then load', () => {
  write('_astro/a.js', 'go()');
  const files = builtFiles(readBuiltSite(folder));
  const text = 'go("wide")';
  const address = files.islandFileOf(text);
  expect(address).toMatch(/^\/_astro\/islands\.\w{8}\.js$/);
  expect(readFileSync(path.join(folder, address), 'utf8')).toBe(text);
  expect(files.digestOf(address)).toBe(textDigest(text));
  const { mayName } = files.scriptsOf([{ tagName: 'script', attrs: [{ name: 'src', value: address }] }], []);
  expect([mayName('wide'), mayName('narrow')]).toEqual([true, false]);
  expect(files.islandFileOf(text)).toBe(address);
  expect(files.islandFileOf('go("narrow")')).not.toBe(address);
});

test('names a script that cannot be parsed', () => {
  write('_astro/a.js', 'go(');
  expect(() => readBuiltSite(folder)).toThrow('/_astro/a.js cannot be read as a script: Unexpected token');
});

test.each([
  ['index.html', '/'],
  ['en.html', '/en'],
  ['en/index.html', '/en/index'],
  ['en/news.html', '/en/news'],
  ['a.html.html', '/a.html'],
])('the page %s has the address %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});

test('a digest is stable and has the form that the policy needs', () => {
  const digest = 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
  expect([textDigest('1'), textDigest('1')]).toEqual([digest, digest]);
});
