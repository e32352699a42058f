import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '#src/i18n/langs.ts';

/** Names of the company in this repository: in each language, its domain, and the first word of its Latin name. */
function names(): string[] {
  const companies = LANGS.map(
    (lang) => parse(readFileSync(`content/company/${lang}.yaml`, 'utf8')) as Record<string, string>,
  );
  const { identity } = parse(readFileSync('content/company/facts.yaml', 'utf8')) as { identity: { site: string } };
  const latin = companies.flatMap(({ englishName = '' }) => englishName.split(' ').slice(0, 1));
  const all = [
    ...companies.flatMap(({ name, shortName }) => [name, shortName]),
    new URL(identity.site).hostname,
    ...latin,
  ];
  return [...new Set(all.flatMap((name) => (name ? [name.toLowerCase()] : [])))];
}

test('no name of the company is in the code: another company changes content, words, tokens, mark and netlify.toml only', () => {
  const files = ['src', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const wanted = names();
  // A name without a legal form is the short name too.
  expect(wanted.length).toBeGreaterThan(1);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return wanted.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
