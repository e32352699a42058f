import path from 'node:path';
import { expect, test } from 'vitest';
import { type EntryKind, fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { collections } from './collections.ts';

test.each(collections(DEFAULT_LANG).collections)(
  'the pictures of $name are saved where its texts look for them',
  ({ name, media_folder: saved, public_folder: named = '' }) => {
    const folder = path.posix.dirname(fileOf(name as EntryKind, DEFAULT_LANG, 'x'));
    expect(`/${path.posix.join(folder, named)}`).toBe(saved);
  },
);
