import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { addressOf, builtFiles, readBuiltSite } from './built-files.ts';
import { textDigest } from './text-digest.ts';

test('returns the pages, and scripts and styles by address', () => {
  const folder = temporaryFolder({
    'index.html': '<p>',
    'en/news.html': '<p>',
    '_astro/a.js': 'go("wide")',
    '_astro/a.css': '.b{top:0}',
    '_astro/a.png': 'x',
  });
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
  const folder = temporaryFolder({ '_astro/a.js': 'go()' });
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
  expect(() => readBuiltSite(temporaryFolder({ '_astro/a.js': 'go(' }))).toThrow(
    '/_astro/a.js cannot be read as a script: Unexpected token',
  );
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
