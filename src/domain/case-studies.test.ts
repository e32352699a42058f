import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollection } from '#src/content/reading/read-collection.ts';
import type { CaseStudyData } from '#src/schemas/content/case-study.ts';
import type { ChallengedData } from '#src/schemas/content/challenged.ts';
import { byRank, isFeatured, relatedCases } from './case-studies.ts';

const kafka = { slug: 'kafka', rank: 1, technologies: ['Java', 'Kafka'] };
const drupal = { slug: 'drupal', rank: 2, technologies: ['PHP', 'Drupal'] };
const events = { slug: 'events', rank: 3, technologies: ['Java', 'Kafka', 'Redis'] };
const forms = { slug: 'forms', rank: 4, technologies: ['Java'] };
const all = [forms, events, drupal, kafka];

describe('byRank', () => {
  test('orders by rank, and equal ranks by slug', () => {
    const cases = [
      { slug: 'c', rank: 2 },
      { slug: 'b', rank: 1 },
      { slug: 'a', rank: 2 },
    ];
    expect(byRank(cases).map(({ slug }) => slug)).toEqual(['b', 'a', 'c']);
  });

  test('numbers anew, so that a case that goes leaves no gap', () => {
    expect(byRank([forms, drupal]).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  test('gives the same order whatever order the files came in', () => {
    const cases = fc.uniqueArray(fc.record({ slug: fc.string(), rank: fc.integer({ min: 1, max: 5 }) }), {
      selector: ({ slug }) => slug,
    });
    fc.assert(
      fc.property(cases, (list) => {
        expect(byRank([...list].reverse())).toEqual(byRank(list));
      }),
    );
  });
});

describe('isFeatured', () => {
  test.each([
    [1, true],
    [3, true],
    [4, false],
    [11, false],
  ])('rank %i: %s', (rank, expected) => expect(isFeatured(rank)).toBe(expected));
});

describe('relatedCases', () => {
  const slugs = (...args: Parameters<typeof relatedCases>) => relatedCases(...args).map(({ slug }) => slug);

  test('puts the named cases first, in the order given', () => {
    expect(slugs({ ...kafka, related: ['forms', 'drupal'] }, all)).toEqual(['forms', 'drupal', 'events']);
  });
  test('fills up with the cases that share most technologies, then by rank', () => {
    expect(slugs(kafka, all)).toEqual(['events', 'forms', 'drupal']);
  });
  test('leaves out a named case that is not shown, and one named twice', () => {
    expect(slugs({ ...kafka, related: ['draft', 'drupal', 'drupal'] }, all, 2)).toEqual(['drupal', 'events']);
  });
  test('never names the case itself', () => {
    expect(slugs({ ...kafka, related: ['kafka'] }, all)).not.toContain('kafka');
  });
});

describe('the case studies under content/', () => {
  const cases = readCollection('case-studies', process.cwd()).entries;
  const records = readCollection('challenged', process.cwd()).entries;
  const japanese = cases.filter(({ lang }) => lang === 'ja');
  const dataOf = <Data>(entry: { data: unknown }) => entry.data as Data;

  test('have a rank of their own', () => {
    const ranks = japanese.map((entry) => dataOf<CaseStudyData>(entry).rank);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  test('agree with the Japanese original on rank, technologies, drawing and related cases', () => {
    for (const entry of cases) {
      const original = japanese.find(({ slug }) => slug === entry.slug);
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
    const slugs = new Set(japanese.map(({ slug }) => slug));
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
