import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { publishedSlugs, publishedText, updatePublishedList } from '#src/content/checking/published-list.ts';
import { readSite } from '#src/content/checking/site-content.ts';
import type { Lang } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { type Files, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { planOf, type Sources } from './plan.ts';
import { startingLanguages } from './starting-languages.ts';
import { filesOf } from './write-changes.ts';

const STARTER = 'tools/init/starter';
const LANGS = startingLanguages(STARTER) as Lang[];
const locales = globSync('locales/*/*.json');
const SOURCES: Sources = {
  files: {
    ...filesOf(locales, '.'),
    'content/README.md': 'guide',
    'content/navigation.yaml': 'header: [/]\n',
    'content/news/images/room.jpg': '',
    'content/home/en.yaml': 'title: Sample\n',
    'docs/content/terms.md': '# Glossary\n\n| ja | en |\n|---|---|\n| 案 | plan |\n\nRanges take 〜.\n',
    'docs/images/home.webp': '',
    'public/downloads/prices.pdf': '',
    'README.md': '# Sample\n\nAbout it.\n\n## Why\n\nBecause.\n\n## Two commands\n\nText.\n',
    'docs/README.md': '- [Terms](terms.md)\n- [Sample facts](sample-facts.md): facts.\n',
    'docs/sample-facts.md': '',
    '.devcontainer/devcontainer.json': '{ "name": "Sample",\n "image": "node" }\n',
    'package.json': '{ "name": "sample",\n"description": "A \\"sample\\"."\n}\n',
    'site.config.ts': readFileSync('site.config.ts', 'utf8'),
  },
  starter: filesOf(globSync('content/**', { cwd: STARTER }), STARTER),
  tokens: ':root {}\n',
  mark: '<svg/>',
};
const wishes = {
  name: 'Kita: "Clinic"',
  englishName: 'Kita',
  site: 'https://www.kita-clinic.example',
  email: 'info@kita-clinic.example',
  colour: '#0a7d6c',
} as const;

describe.each(LANGS)('a site in %s alone', (lang) => {
  const changes = planOf({ ...wishes, languages: [lang] }, SOURCES);
  const written = Object.entries(changes).filter(([, text]) => text !== undefined);

  test('has content in that language, and catalogues of no other', () => {
    const folders = new Set(written.flatMap(([file]) => /^locales\/([\w-]+)\//.exec(file)?.[1] ?? []));
    expect([...folders].filter((folder) => folder !== lang)).toEqual([]);
    expect(changes[`content/home/${lang}.yaml`]).toContain('sections:');
    const others = LANGS.filter((other) => other !== lang);
    for (const other of others) expect(changes[`locales/${other}/common.json`]).toBeUndefined();
    expect(written.filter(([file]) => others.some((other) => file.includes(`/${other}.`)))).toEqual([]);
  });

  test('has its name quoted, and no token left', () => {
    const company = parse(changes[`content/company/${lang}.yaml`] ?? '');
    expect(company.name).toBe(wishes.name);
    expect(parse(changes['content/company/facts.yaml'] ?? '').identity).toEqual({
      site: wishes.site,
      email: wishes.email,
      storagePrefix: 'kita-clinic',
    });
    expect(written.filter(([, text]) => /__[A-Z]+__/.test(text ?? ''))).toEqual([]);
  });

  test('keeps the guide and the menus, and removes what is the sample’s', () => {
    expect(Object.keys(changes)).not.toContain('content/README.md');
    expect(Object.keys(changes)).not.toContain('content/navigation.yaml');
    const gone = Object.keys(changes).filter((file) => changes[file] === undefined && !file.startsWith('locales/'));
    expect(gone).toContain('content/news/images/room.jpg');
    expect(gone).toContain('docs/images/home.webp');
    expect(gone).toContain('public/downloads/prices.pdf');
    expect(changes['README.md']).toMatch(/^# Kita: "Clinic"\n(?:.*\n)+## Two commands\n\nText\.\n$/);
    expect(changes['docs/content/terms.md']).toBe('# Glossary\n\n| ja | en |\n|---|---|\n');
    expect(changes['README.md']).not.toContain('Because');
    expect(JSON.parse(changes['package.json'] ?? '')).toEqual({
      name: 'www-kita-clinic-example',
      description: 'The website of Kita: "Clinic", https://www.kita-clinic.example.',
    });
    expect(gone).toContain('docs/sample-facts.md');
    expect(changes['docs/README.md']).toBe('- [Terms](terms.md)\n');
    expect(changes['.devcontainer/devcontainer.json']).toBe('{ "name": "Kita: \\"Clinic\\"",\n "image": "node" }\n');
  });
});

test('the menus lose the pages of the sample, and nothing else; two pages get plain addresses', () => {
  const menus = `# Menus.\nheader:\n  - /\n  - /our-page\n  - /our-jobs\n  - /privacy-policy\n  - /services/our-service\nsmall:\n  - /sitemap#feeds\n`;
  const config = (SOURCES.files['site.config.ts'] ?? '').replace(/careers: '[^']*'/, "careers: '/our-jobs'");
  const files = { ...SOURCES.files, 'content/navigation.yaml': menus, 'site.config.ts': config };
  const changes = planOf({ ...wishes, languages: LANGS }, { ...SOURCES, files });
  expect(changes['site.config.ts']).toContain("paths: { careers: '/careers', cases: '/case-studies' }");
  expect(changes['content/navigation.yaml']).toBe(
    '# Menus.\nheader:\n  - /\n  - /careers\n  - /privacy-policy\nsmall:\n  - /sitemap#feeds\n',
  );
});

// Entries are counted in the default language of the settings that unit tests run with.
test.skipIf(!LANGS.includes(DEFAULT_LANG))(
  'the list of published addresses is the one that a build would write',
  () => {
    const languages = [DEFAULT_LANG, ...LANGS.filter((lang) => lang !== DEFAULT_LANG)];
    const changes = planOf({ ...wishes, languages }, SOURCES);
    const written = Object.entries(changes).filter(([file, text]) => text !== undefined && file.startsWith('content/'));
    const folder = temporaryFolder(Object.fromEntries(written) as Files);
    const slugs = publishedSlugs(readSite(folder));
    expect(slugs['pages']).not.toEqual([]);
    expect(updatePublishedList(folder, slugs, {})).toEqual({ added: 0, removed: 0 });
    expect(changes['content/published.json']).toBe(publishedText(slugs));
  },
);

test('the first language is the default one, and nobody is asked for a separate consent', () => {
  const languages = [...LANGS].reverse();
  const config = planOf({ ...wishes, languages }, SOURCES)['site.config.ts'];
  expect(config).toContain(`languages: [${languages.map((lang) => `'${lang}'`).join(', ')}]`);
  expect(config).toContain(`defaultLanguage: '${languages[0]}'`);
  expect(config).toContain('separateConsent: []');
});

test('the content has an English name only if there is one besides the name', () => {
  const [lang = DEFAULT_LANG] = LANGS;
  const { englishName, ...alone } = wishes;
  const companyOf = (given: typeof alone) =>
    parse(planOf({ ...given, languages: [lang] }, SOURCES)[`content/company/${lang}.yaml`] ?? '');
  expect(companyOf(wishes).englishName).toBe(englishName);
  expect(companyOf(alone)).not.toHaveProperty('englishName');
  expect(companyOf(alone).shortName).toBe(wishes.name);
});

test('other languages than the default one print the name in Latin letters', () => {
  const changes = planOf({ ...wishes, languages: LANGS }, SOURCES);
  const names = LANGS.map((lang) => parse(changes[`content/company/${lang}.yaml`] ?? '').name);
  expect(names).toEqual(LANGS.map((_, at) => (at === 0 ? wishes.name : wishes.englishName)));
});

test('a language that the starter lacks begins with copies of English', () => {
  const changes = planOf({ ...wishes, languages: ['ko'] }, SOURCES);
  const english = planOf({ ...wishes, languages: ['en'] }, SOURCES);
  expect(changes['content/home/ko.yaml']).toBe(english['content/home/en.yaml']);
  expect(changes['locales/ko/error.json']).toBe(SOURCES.files['locales/en/error.json']);
  expect(parse(changes['content/tags.yaml'] ?? '')).toEqual({ technology: { ko: 'Technology' } });
  expect(changes['content/published.json']).toBe(english['content/published.json']);
  expect(Object.keys(changes).filter((file) => file.includes('/en.') && changes[file] !== undefined)).toEqual([]);
});
