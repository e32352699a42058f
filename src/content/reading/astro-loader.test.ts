import { EventEmitter } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { describe, expect, test } from 'vitest';
import { fileOf, type Kind } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { replaced, withSampleSite } from '#tests/support/sample-site.ts';
import { contentLoader } from './astro-loader.ts';

const MOVED = 'content/news/ja/office-moved.md';
const MEETING = 'content/news/ja/study-meeting.md';
const DRAFT = replaced(MOVED, 'date: 2026-05-01', 'date: 2026-05-01\ndraft: true');
const BROKEN = replaced(MOVED, 'category: notice', 'category: notise');

type Stored = Parameters<LoaderContext['store']['set']>[0];

/** A fake of Astro's loader context: a store, a log, and in `dev` a file watcher. */
function astroIn(root: string, isDev = false) {
  const store = new Map<string, Stored>();
  const written: string[] = [];
  const errors: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      get: (id: string) => store.get(id),
      set: (entry: Stored) => {
        written.push(entry.id);
        store.set(entry.id, entry);
      },
      keys: () => [...store.keys()],
      delete: (id: string) => store.delete(id),
    },
    logger: { error: (text: string) => errors.push(text) },
    generateDigest: (data: object) => JSON.stringify(data),
    watcher: isDev ? watcher : undefined,
  } as unknown as LoaderContext;
  const load = (kind: Kind, audience: 'production' | 'preview' = 'production') =>
    contentLoader(kind, { audience, today: '2026-11-21' }).load(context);
  return { store, written, errors, watcher, load };
}

describe('the store', () => {
  test('has the entries that may be shown, with the added fields', () =>
    withSampleSite(DRAFT, async (root) => {
      const { store, load } = astroIn(root);
      await load('news', 'preview');
      expect([...store.keys()]).toContain('ja/office-moved');
      await load('news');
      expect([...store.keys()].sort()).toEqual(['en/office-moved', 'ja/study-meeting']);
      expect(store.get('ja/study-meeting')).toMatchObject({
        filePath: MEETING,
        data: { slug: 'study-meeting', lang: 'ja', publicationStatus: 'published', length: expect.anything() },
      });
    }));

  test('has unchanged data and no texts: pages render these', () =>
    withSampleSite({}, async (root) => {
      const { store, load } = astroIn(root);
      await load('faq');
      expect([...store.keys()].sort()).toEqual(['en', 'ja', 'zh']);
      expect(Object.keys(store.get('ja') ?? {}).sort()).toEqual(['data', 'digest', 'filePath', 'id']);
    }));

  test('is updated only for a changed file, also if only its text changed', () =>
    withSampleSite({}, async (root) => {
      const { store, written, load } = astroIn(root);
      await load('news');
      const all = [...store.keys()].sort();
      expect(written.splice(0).sort()).toEqual(all);
      await load('news');
      expect(written).toEqual([]);
      const text = replaced(MEETING, '同じ部屋です', '隣の部屋です')[MEETING];
      writeFileSync(path.join(root, MEETING), text ?? '');
      await load('news');
      expect(written).toEqual(['ja/study-meeting']);
    }));
});

test('writes the data of functions for kinds with a list only', () =>
  withSampleSite({}, async (root) => {
    await astroIn(root).load('faq');
    expect(existsSync(path.join(root, '.generated'))).toBe(false);
    await astroIn(root).load('news');
    expect(existsSync(path.join(root, '.generated/functions/news/data/en.json'))).toBe(true);
  }));

describe('broken content', () => {
  test('stops a build, with the problems of every kind', () =>
    withSampleSite({ ...BROKEN, [fileOf('contact', DEFAULT_LANG)]: undefined }, async (root) => {
      const { store, load } = astroIn(root);
      await expect((async () => load('news'))()).rejects.toThrow(
        /content\/contact[\s\S]*did you mean `notice`|did you mean `notice`[\s\S]*content\/contact/,
      );
      expect(store.size).toBe(0);
    }));

  test('is reported by dev, which loads the rest', () =>
    withSampleSite(BROKEN, async (root) => {
      const { store, errors, load } = astroIn(root, true);
      await load('news');
      expect(errors).toEqual([expect.stringContaining('did you mean `notice`')]);
      expect([...store.keys()]).toContain('ja/study-meeting');
      expect([...store.keys()]).not.toContain('ja/office-moved');
    }));
});

describe('dev', () => {
  test.each([
    ['a file of the kind', MEETING, true],
    ['the table whose keys it names', 'content/categories.yaml', true],
    ['a file of another kind', 'content/faq/ja.yaml', false],
    ['a table of another kind', 'content/tags.yaml', false],
  ])('reads a kind again when %s changes: %s', (_, file, isRead) =>
    withSampleSite({}, async (root) => {
      const { store, watcher, load } = astroIn(root, true);
      await load('news');
      rmSync(path.join(root, MEETING));
      watcher.emit('all', 'change', path.join(root, file));
      expect(store.has('ja/study-meeting')).toBe(!isRead);
    }),
  );
});
