import { beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { readEntry } from './content-data.ts';

const place = vi.hoisted(() => ({ DATA_DIR: '' }));
vi.mock('./runtime.ts', async (original) => Object.assign(place, { ...((await original()) as object), ...place }));

/** What a build leaves: `a` in two languages, `b` in Japanese only, and a file that somebody broke. */
const FILES = {
  'terms.json': { company: { ja: '会社', en: 'Company', zh: '公司' } },
  'en.json': [{ slug: 'a', lang: 'en' }],
  'ja/a.json': { slug: 'a', lang: 'ja' },
  'en/a.json': { slug: 'a', lang: 'en' },
  'ja/b.json': { slug: 'b', lang: 'ja' },
};

beforeEach(() => {
  const folder = temporaryFolder({ 'secret.json': '{"secret":true}', 'data/en/broken.json': '{' });
  place.DATA_DIR = `${folder}/data`;
  for (const [file, data] of Object.entries(FILES)) writeFiles(place.DATA_DIR, { [file]: JSON.stringify(data) });
});

describe('an entry', () => {
  test('is in the language asked for, or in Japanese', async () => {
    expect(await readEntry('en', 'a')).toEqual({ slug: 'a', lang: 'en' });
    expect(await readEntry('zh', 'a')).toEqual({ slug: 'a', lang: 'ja' });
    expect(await readEntry('en', 'b')).toEqual({ slug: 'b', lang: 'ja' });
  });

  test.each(['c', '', '../secret', '../../secret', 'en/a', 'A', 'a.json', 'a\n', 'x'.repeat(81)])(
    'that is none: %j',
    async (slug) => {
      expect(await readEntry('ja', slug)).toBeUndefined();
    },
  );
});
