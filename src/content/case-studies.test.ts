import { describe, expect, test } from 'vitest';
import { relatedCases } from './case-studies.ts';

const kafka = { slug: 'kafka', rank: 1, technologies: ['Java', 'Kafka'] };
const drupal = { slug: 'drupal', rank: 2, technologies: ['PHP', 'Drupal'] };
const events = { slug: 'events', rank: 3, technologies: ['Java', 'Kafka', 'Redis'] };
const forms = { slug: 'forms', rank: 4, technologies: ['Java'] };
const all = [kafka, drupal, events, forms];

describe('relatedCases', () => {
  const slugs = (...args: Parameters<typeof relatedCases>) => relatedCases(...args).map(({ slug }) => slug);

  test('puts the named cases first, in the order given', () => {
    expect(slugs({ ...kafka, related: ['forms', 'drupal'] }, all)).toEqual(['forms', 'drupal', 'events']);
  });
  test('fills up with the cases that share most technologies, then by rank', () => {
    expect(slugs(kafka, all)).toEqual(['events', 'forms', 'drupal']);
  });
  test('leaves out a named case that is not shown, and one named twice', () => {
    expect(slugs({ ...kafka, related: ['draft', 'drupal', 'drupal'] }, all)).toEqual(['drupal', 'events', 'forms']);
  });
  test('never names the case itself', () => {
    expect(slugs({ ...kafka, related: ['kafka'] }, all)).not.toContain('kafka');
  });
});
