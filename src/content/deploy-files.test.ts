import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContactData } from '#src/contact/message.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { type Changes, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { checkContent } from './check/check-content.ts';
import { writeFunctionData, writePlatformFiles } from './deploy-files.ts';

/** A news item with a former slug. */
const MOVED =
  '---\ntitle: 新\nsummary: 新しい。\ncategory: event\nauthor: 広報担当\ndate: 2026-05-01\nformerSlugs: [old]\n---\n\n本文\n';
const LATER = MOVED.replace('[old]', '[older]').replace('2026-05-01', '2026-12-28');

const NEWS: Changes = { 'content/news/ja/new.md': MOVED, 'content/news/ja/later.md': LATER };

/** The files of a deploy that a build writes, by name. */
function filesOf(audience: 'production' | 'preview', changes = NEWS): Promise<Record<string, string>> {
  return withSampleSite(changes, async (root) => {
    const dist = path.join(root, 'dist');
    mkdirSync(dist);
    const shown = { audience, today: '2026-11-21' } as const;
    const { filesOf } = await checkContent(root, shown.today);
    writePlatformFiles(filesOf, pathToFileURL(`${dist}/`), shown);
    writeFunctionData(filesOf, root, shown);
    const read = (folder: string) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.json$|^_/.test(name))
        .map((name) => [path.join(folder, name), readFileSync(path.join(root, folder, name), 'utf8')] as const);
    return Object.fromEntries([...read('dist'), ...read(path.dirname(path.dirname(dataFolderOf('x'))))]);
  });
}

describe.skipIf(lacksTexts('ja'))('after a build for production', () => {
  let files: Record<string, string> = {};
  const contactData = () => JSON.parse(files[`${dataFolderOf('contact')}/contact.json`] ?? '') as ContactData;
  beforeAll(async () => {
    files = await filesOf('production');
  });

  test('former slugs of shown entries redirect to the new ones', () => {
    expect(files['dist/_redirects']).toContain('/en/news/old /en/news/new 301');
    expect(files['dist/_redirects']).not.toContain('/news/older');
    expect(files['dist/_redirects']).toContain('/news/* /news/not-found 404');
  });

  test('search engines may index the site', () => {
    expect(files['dist/_headers']).not.toContain('noindex');
  });

  test('publish-due and health have the schedule', () => {
    for (const name of ['publish-due', 'health'])
      expect(JSON.parse(files[`${dataFolderOf(name)}/scheduled.json`] ?? '')).toMatchObject({
        builtOn: '2026-11-21',
        due: expect.arrayContaining(['2026-12-28']),
      });
  });

  test('mails to visitors have a signature in every language, with facts of the company', () => {
    const { signatures } = contactData();
    expect(Object.keys(signatures)).toEqual([...LANGS]);
    for (const signature of Object.values(signatures))
      expect(signature).toEqual({
        name: expect.stringMatching(/\S/),
        address: expect.arrayContaining([expect.stringMatching(/\S/)]),
        phone: expect.stringMatching(/^[+\d .()-]+$/),
        phoneHours: expect.stringMatching(/\S/),
        email: expect.stringContaining('@'),
        site: expect.stringMatching(/^https:/),
        reply: {
          received: expect.not.stringContaining('{{'),
          mail: expect.objectContaining({ late: expect.stringMatching(/^A [^{]/) }),
        },
      });
  });

  test('mails to staff have the topics of the form', () => {
    const { topics } = contactData();
    expect(topics).not.toEqual([]);
    for (const topic of topics)
      expect(topic).toMatchObject({ key: expect.stringMatching(/^[a-z0-9-]+$/), label: expect.stringMatching(/\S/) });
  });

  test('mails about applications have the titles of all shown positions, in every language', () => {
    const { positions: titles } = contactData();
    expect(Object.keys(titles)).toEqual([...LANGS]);
    const slugs = Object.keys(titles.ja);
    expect(slugs).not.toEqual([]);
    for (const own of Object.values(titles)) {
      expect(Object.keys(own).sort()).toEqual([...slugs].sort());
      for (const title of Object.values(own)) expect(title).toMatch(/\S/);
    }
  });
});

test.skipIf(lacksTexts('ja'))('no redirect leads to a list without shown entries', async () => {
  const article = 'content/tech-articles/ja/slices.md';
  const files = await filesOf('production', { [article]: undefined });
  expect(files['dist/_redirects']).toContain('/ja/news /news 301');
  expect(files['dist/_redirects']).not.toContain('/tech-articles');
  const draft = { [article]: sampleText(article).replace('---\n', '---\ndraft: true\n') };
  expect((await filesOf('production', draft))['dist/_redirects']).not.toContain('/tech-articles');
  expect((await filesOf('preview', draft))['dist/_redirects']).toContain(
    '/tech-articles/* /tech-articles/not-found 404',
  );
});

test.skipIf(lacksTexts('ja'))('a preview shows unpublished entries, and search engines must not index it', async () => {
  const files = await filesOf('preview');
  expect(files['dist/_redirects']).toContain('/news/older /news/later 301');
  expect(files['dist/_headers']).toContain('X-Robots-Tag: noindex');
});
