import { describe, expect, test } from 'vitest';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { CaseStudyData } from '#src/schemas/content/case-study.ts';
import type { ChallengedData } from '#src/schemas/content/challenged.ts';
import { readCollection } from './reading/read-collection.ts';

describe('the case studies under content/', () => {
  const cases = readCollection('case-studies', process.cwd()).entries;
  const records = readCollection('challenged', process.cwd()).entries;
  const originals = cases.filter(({ lang }) => lang === DEFAULT_LANG);
  const dataOf = <Data>(entry: { data: unknown }) => entry.data as Data;

  test('have different ranks', () => {
    const ranks = originals.map((entry) => dataOf<CaseStudyData>(entry).rank);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  test('agree with the original on rank, technologies, drawing and related cases', () => {
    for (const entry of cases) {
      const original = originals.find(({ slug }) => slug === entry.slug);
      expect(original, `${entry.file}: a translation without an original`).toBeDefined();
      const facts = ({ rank, technologies, featured, related }: CaseStudyData) => ({
        rank,
        technologies,
        art: featured?.art,
        related,
      });
      expect(facts(dataOf(entry)), entry.file).toEqual(facts(dataOf(original as typeof entry)));
    }
  });

  test('name only cases and records that exist', () => {
    const slugs = new Set(originals.map(({ slug }) => slug));
    const recordSlugs = new Set(records.map(({ slug }) => slug));
    for (const entry of cases) {
      for (const slug of dataOf<CaseStudyData>(entry).related ?? []) expect(slugs, entry.file).toContain(slug);
    }
    for (const entry of records) {
      const { case: owner, related } = dataOf<ChallengedData>(entry);
      expect(slugs, entry.file).toContain(owner);
      for (const slug of related) expect(recordSlugs, entry.file).toContain(slug);
    }
  });
});
