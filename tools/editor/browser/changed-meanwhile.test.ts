import { expect, test } from 'vitest';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { says } from '#tools/editor/config/words.ts';
import { readFile } from '#tools/editor/text/content-file.ts';
import { changedMeanwhile, type OpenedEntry } from './changed-meanwhile.ts';

const TEXT = '---\ntitle: A\nsummary: B\n---\n\nText\n';
const { fileGone, fileTaken, saveAgain } = says(DEFAULT_LANG);
const opened = { [DEFAULT_LANG]: readFile('news', TEXT) };
const written = { [DEFAULT_LANG]: { title: 'A', summary: 'B', body: 'Text' } };

/** A folder that has these texts by the slugs of news. */
const folder = (texts: Readonly<Record<string, string>>) => async (file: string) =>
  Object.entries(texts).find(([slug]) => fileOf('news', DEFAULT_LANG, slug) === file)?.[1];
const entry = (slug: string, before: string | undefined): OpenedEntry => ({ kind: 'news', slug, opened: before });

test('a file that nobody touched is saved without a word', async () => {
  const found = await changedMeanwhile(opened, entry('a', 'a'), folder({ a: TEXT }), new Map(), DEFAULT_LANG);
  expect(found).toEqual({ forms: opened });
});

test('a deleted file is reported once, and the second save writes it again', async () => {
  const reported = new Map<string, string>();
  const save = () => changedMeanwhile(opened, entry('a', 'a'), folder({}), reported, DEFAULT_LANG);
  const { reason } = await save();
  expect(reason).toContain(fileGone);
  expect(reason).toContain(saveAgain);
  expect(await save()).toEqual({ forms: opened });
});

test.each([
  { what: 'a new entry', forms: written, of: entry('a', undefined), texts: { a: TEXT } },
  { what: 'a renamed entry', forms: opened, of: entry('b', 'a'), texts: { a: TEXT, b: TEXT } },
])('$what never overwrites a file that has its name, however often it is saved', async ({ forms, of, texts }) => {
  const reported = new Map<string, string>();
  for (let saves = 0; saves < 2; saves++) {
    const { reason } = await changedMeanwhile(forms, of, folder(texts), reported, DEFAULT_LANG);
    expect(reason).toContain(fileTaken);
  }
});
