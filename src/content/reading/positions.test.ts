import { expect, test } from 'vitest';
import { positions } from './positions.ts';
import type { SourceEntry } from './read-collection.ts';

const entry = (slug: string, lang: 'ja' | 'en', data: Record<string, unknown>) =>
  ({ slug, lang, data }) as unknown as SourceEntry;
const entriesOf = () => [
  entry('pilot', 'ja', { title: '操縦士' }),
  entry('pilot', 'en', { title: 'Pilot' }),
  entry('sailor', 'ja', { title: '船員', draft: true }),
];

test('titles are in the language of the mail, or in Japanese without a translation', () => {
  expect(positions(entriesOf, 'production', '2026-11-21')).toEqual({
    ja: { pilot: '操縦士' },
    en: { pilot: 'Pilot' },
    zh: { pilot: '操縦士' },
  });
});

test('a draft is included in previews only', () => {
  expect(positions(entriesOf, 'preview', '2026-11-21').ja).toEqual({ pilot: '操縦士', sailor: '船員' });
});
